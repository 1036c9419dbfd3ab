import type { WorkerCalendar } from "@atrio/contract/papers/documents";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../../http/files.ts";
import { recordAccess } from "../../files/accesses/accesses.service.ts";
import { answerFiles } from "../../files/answers.service.ts";
import { idsIn } from "../documents.rules.ts";
import type { Caller } from "../documents.service.ts";

import { readCalendarFiles, readCalendars } from "./calendars.read.ts";

/** The caller's calendars and agreements, or one of both kinds, newest first. */
export async function listCalendars(
  ctx: AppContext,
  { actor }: Caller,
  asked: { acuerdo_cambio_jornada?: "0" | "1" | undefined },
): Promise<WorkerCalendar[]> {
  const { acuerdo_cambio_jornada } = asked;
  const key = {
    trabajador_id: actor.trabajador_id,
    agreements: acuerdo_cambio_jornada === undefined ? undefined : acuerdo_cambio_jornada === "1",
  };
  return ctx.db.read(actor.empresa_id, async (tx) => readCalendars(tx, key));
}

/**
 * Files of the caller's calendars and agreements: one as a file, several as an archive. Each
 * opening is recorded. Errors: calendar.not_found.
 */
export async function openCalendars(
  ctx: AppContext,
  { actor, language }: Caller,
  asked: { calendarioTrabajador_ids: string },
): Promise<FileAnswer | ArchiveAnswer> {
  const ids = idsIn(asked.calendarioTrabajador_ids) ?? fail("calendar.not_found");
  const files = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await readCalendarFiles(tx, { trabajador_id: actor.trabajador_id, ids });
    if (found.length < ids.length) fail("calendar.not_found");
    await recordAccess(ctx, tx, { actor, clase: "calendario", modo: "descargado", files: found });
    return found;
  });
  const to = { empresa_id: actor.empresa_id, language, missing: "calendar.not_found" } as const;
  return answerFiles(ctx, to, files);
}

import type { RequestView } from "@atrio/contract/request-view";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import { formatDay } from "../../../../lib/calendar/format.ts";
import { fill, wordsIn } from "../../../../lib/words/words.ts";
import { readAsked } from "../../absences/absences.read.ts";
import type { AskedRequest } from "../../absences/absences.read.ts";

import { rectifyOwn } from "./asking.service.ts";
import type { Asker } from "./asking.service.ts";
import { periodsWithout } from "./worked.rules.ts";

/**
 * Asks to withdraw one day of an own approved absence because it was worked: a rectification with the
 * other days, or with none, that is decided as any other (Rule LEAVE-85). Errors: approval.not_found,
 * leave.day_not_absent, and those of a rectification.
 */
export async function withdrawWorkedDay(
  ctx: AppContext,
  asker: Asker,
  { id, fecha }: { id: number; fecha: string },
): Promise<RequestView> {
  const { actor, meta } = asker;
  const asked = await ctx.db.tenant(actor.empresa_id, (tx) => readAsked(tx, id));
  if (asked === undefined || asked.borrada || asked.trabajador_id !== actor.trabajador_id) {
    return fail("approval.not_found");
  }
  if (!asked.periodos.some((one) => one.fecha_inicio <= fecha && fecha <= one.fecha_fin)) {
    return fail("leave.day_not_absent");
  }
  const words = wordsIn(meta.language, "leave/asking-notes");
  const descripcion = fill(words.worked_day, { date: formatDay(fecha, meta.language) });
  const draft = { ...draftOf(asked, fecha), descripcion };
  return rectifyOwn(ctx, asker, { id, draft, isWorked: true });
}

/** The form of an absence without the day; one without an end is over the day before. */
function draftOf(asked: AskedRequest, fecha: string) {
  const rest = periodsWithout(asked.periodos, fecha);
  const kept = asked.sin_fecha_fin ? rest.filter((one) => one.fecha_fin < fecha) : rest;
  const { pe_solicitud_subtipo_id, ocasion_id, titulo, hospitalizacion } = asked;
  return {
    pe_solicitud_tipo_id: asked.pe_solicitud_tipo_id,
    ...(pe_solicitud_subtipo_id !== null && { pe_solicitud_subtipo_id }),
    ...(ocasion_id !== null && { ocasion_id }),
    ...(titulo !== null && { titulo }),
    ...(hospitalizacion && { hospitalizacion }),
    periodos: kept.map(({ hora_inicio, hora_fin, ...days }) => ({
      ...days,
      ...(hora_inicio !== null && { hora_inicio }),
      ...(hora_fin !== null && { hora_fin }),
    })),
    documento_ids: [],
  };
}

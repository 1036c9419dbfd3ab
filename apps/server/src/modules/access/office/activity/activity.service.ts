import type { ActivityGroup, OfficeAct } from "@atrio/contract/access/activity";
import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import { defaultPageSize } from "@atrio/contract/paging";

import type { AppContext } from "../../../../context.ts";
import type { Meta } from "../../../../http/bind.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import { epochOf, Temporal } from "../../../../lib/calendar/clock.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { formatClock, formatDate } from "../../../../lib/calendar/format.ts";
import { dateAt, startOfDate } from "../../../../lib/calendar/zone.ts";
import { csvFile } from "../../../../lib/files/csv.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../audit/audit.service.ts";

import { countActs, readActs } from "./activity.read.ts";
import type { ActFilter, ActRow } from "./activity.read.ts";
import { groupOf, partsOf } from "./activity.rules.ts";

/** Filter as callers send it: local days of the caller. */
type Asked = {
  desde?: string | undefined;
  hasta?: string | undefined;
  grupo?: ActivityGroup | undefined;
  autor_id?: number | undefined;
};

/** A year of a very large company; a file with more would not be read by anybody. */
const mostLines = 100_000;

/** A page of the company's audit trail in the caller's language, newest first (Rule ACCESS-46). */
export async function pageOfActs(
  ctx: AppContext,
  { actor, language }: { actor: Actor; language: Language },
  { skip = 0, take = defaultPageSize, ...asked }: Asked & { skip?: number; take?: number } = {},
): Promise<{ data: OfficeAct[]; total: number }> {
  const filter = filterOf(asked, actor.zona_horaria);
  return ctx.db.read(actor.empresa_id, async (tx) => {
    const [rows, total] = await Promise.all([
      readActs(tx, filter, { skip, take }),
      countActs(tx, filter),
    ]);
    return { data: rows.map((row) => told(row, language)), total };
  });
}

/** The audit trail of a period as CSV, in the caller's language and zone; the export is written down too. */
export async function exportActs(
  ctx: AppContext,
  { actor, meta }: { actor: Actor; meta: Pick<Meta, "ip" | "language"> },
  asked: Asked,
): Promise<FileAnswer> {
  const filter = filterOf(asked, actor.zona_horaria);
  const rows = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await readActs(tx, filter, { skip: 0, take: mostLines });
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "administracion.actividad_exportada",
      detalle: { desde: asked.desde ?? null, hasta: asked.hasta ?? null, lineas: found.length },
    });
    return found;
  });
  const { file } = wordsIn(meta.language, "access/activity-words");
  const { groups } = wordsIn(meta.language, "access/office");
  const heading = [file.when, file.who, file.inPlace, file.group, file.what, file.about];
  const lines = rows.map((row) => {
    const { texto, grupo } = told(row, meta.language);
    const at = epochOf(row.en);
    return [
      momentIn(actor.zona_horaria, at),
      row.autor?.nombre_completo ?? "",
      row.suplantada_por?.nombre_completo ?? "",
      groups[grupo],
      texto,
      row.sobre?.nombre_completo ?? "",
    ];
  });
  return csvFile(`${file.name}.csv`, [heading, ...lines]);
}

function filterOf({ desde, hasta, grupo, autor_id }: Asked, zone: string): ActFilter {
  return {
    from: desde === undefined ? null : beginOf(desde, zone),
    to: hasta === undefined ? null : beginOf(addDays(hasta, 1), zone),
    parts: grupo === undefined ? null : partsOf(grupo),
    autor_id: autor_id ?? null,
  };
}

/** The instant at which a local day begins, in ISO 8601. */
function beginOf(day: string, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(startOfDate(zone, day)).toString();
}

/** Day and time on the clocks of a zone. */
function momentIn(zone: string, at: number): string {
  return `${formatDate(dateAt(zone, at))} ${formatClock(at, zone)}`;
}

/** A line with its group and the words of its act. */
function told(row: ActRow, language: Language): OfficeAct {
  const { acts, unknown } = wordsIn(language, "access/activity-words");
  const texts: Readonly<Record<string, string>> = acts;
  return { ...row, grupo: groupOf(row.accion), texto: texts[row.accion] ?? unknown };
}

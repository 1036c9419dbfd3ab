import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../context.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { workbookFile } from "../../../lib/files/xlsx.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { requireKey } from "../mailbox/access.service.ts";
import { readKinds } from "../mailbox/ballots.service.ts";

import { readLogBook } from "./cases.read.ts";
import type { LogBookRow } from "./cases.read.ts";
import type { Handler } from "./opening.service.ts";
import { countKinds } from "./statistics.rules.ts";

const always = { from: "1900-01-01", to: "2199-12-31" };

/** The log-book as a workbook (Rule COMPLAINTS-18). Errors: complaint.locked. */
export async function exportLogBook(
  ctx: AppContext,
  handler: Handler & { ip: string },
  language: Language,
): Promise<FileAnswer> {
  const rows = await ctx.db.tenant(handler.actor.empresa_id, async (tx) => {
    const { gestor_id } = await requireKey(ctx, tx, handler);
    const entry = byActor(handler.actor, handler.ip);
    await recordAudit(tx, { ...entry, accion: "buzon.libro_exportado", objeto: "buzon" });
    return readLogBook(tx, { ...always, gestor_id });
  });
  const words = wordsIn(language, "complaints/complaint-words");
  const { headings, file } = words.log_book;
  return workbookFile(`${file}.xlsx`, [
    { sheet: file, rows: [Object.values(headings), ...rows.map((row) => cellsOf(row, language))] },
  ]);
}

function cellsOf(row: LogBookRow, language: Language): Array<string | null> {
  const words = wordsIn(language, "complaints/complaint-words");
  const { yes, no, ends, outcomes } = words.log_book;
  const asWord = (value: boolean): string => (value ? yes : no);
  const { motivo_borrado } = row;
  return [
    row.denuncia_id,
    asWord(row.anonima),
    row.fecha_creacion,
    row.fecha_acuse,
    row.fecha_decision,
    row.admitida === null ? null : asWord(row.admitida),
    row.fecha_investigacion,
    row.prorrogada,
    row.fecha_conclusion,
    row.resultado === null ? null : outcomes[row.resultado],
    row.fecha_borrado,
    motivo_borrado === null ? null : ends[motivo_borrado],
  ];
}

/** Counts of a year's reports (Rules COMPLAINTS-18, COMPLAINTS-31). Errors: complaint.locked. */
export async function countReports(ctx: AppContext, handler: Handler, anyo: number) {
  const { rows, kinds } = await ctx.db.tenant(handler.actor.empresa_id, async (tx) => {
    const { gestor_id, privateKey } = await requireKey(ctx, tx, handler);
    const holder = { destinatario: gestor_id, privateKey };
    return {
      rows: await readLogBook(tx, { from: `${anyo}-01-01`, to: `${anyo}-12-31`, gestor_id }),
      kinds: await readKinds(tx, holder, anyo),
    };
  });
  const { shown, hidden } = countKinds(kinds);
  const count = (holds: (row: LogBookRow) => boolean): number => rows.filter(holds).length;
  return {
    total: rows.length,
    anonimas: count((row) => row.anonima),
    nominales: count((row) => !row.anonima),
    admitidas: count((row) => row.admitida === true),
    no_admitidas: count((row) => row.admitida === false),
    concluidas: count((row) => row.resultado !== null),
    borradas: count((row) => row.fecha_borrado !== null),
    resultados: {
      archivo: count((row) => row.resultado === "archivo"),
      fiscalia: count((row) => row.resultado === "fiscalia"),
      expediente_sancionador: count((row) => row.resultado === "expediente_sancionador"),
    },
    por_tipo: shown,
    otros_tipos: hidden,
  };
}

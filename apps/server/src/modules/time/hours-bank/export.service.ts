import type { Actor } from "@atrio/contract/access/actor";
import type { Incidence } from "@atrio/contract/time/hours-bank";

import type { AppContext } from "../../../context.ts";
import type { Meta } from "../../../http/bind.ts";
import type { FileAnswer } from "../../../http/files.ts";
import { epochOf } from "../../../lib/calendar/clock.ts";
import { formatBalance, formatDate } from "../../../lib/calendar/format.ts";
import { dateAt } from "../../../lib/calendar/zone.ts";
import { csvFile } from "../../../lib/files/csv.ts";
import { workbookFile } from "../../../lib/files/xlsx.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import type { Words } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { readTeamBalances, readTeamIncidences } from "./hours-bank.read.ts";
import type { IncidenceRow, TeamBalance } from "./hours-bank.read.ts";
import { teamKeyOf } from "./team.service.ts";
import type { TeamFilters } from "./team.service.ts";

type Row = Array<string | number>;

/** A year of a very large team; a file with more would not be read by anybody. */
const mostIncidences = 100_000;

/**
 * The filtered incidences and the team's balances in the reader's language: a workbook of two
 * sheets, or a CSV file with one table below the other.
 */
export async function exportTeamBank(
  ctx: AppContext,
  call: { actor: Actor; meta: Pick<Meta, "ip" | "language"> },
  asked: TeamFilters & { formato: "xlsx" | "csv" },
): Promise<FileAnswer> {
  const { actor, meta } = call;
  const { formato, ...filters } = asked;
  const key = teamKeyOf(ctx, actor, filters);
  const [incidences, balances] = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "bolsa_horas.exportada",
      detalle: { anyo: key.year, formato },
    });
    return Promise.all([
      readTeamIncidences(tx, { ...key, skip: 0, take: mostIncidences }),
      readTeamBalances(tx, key),
    ]);
  });
  const words = wordsIn(meta.language, "people/bank-words");
  const sheets = [
    { sheet: words.file.incidences, rows: incidenceRows(words, incidences, actor.zona_horaria) },
    { sheet: words.file.balances, rows: balanceRows(words, balances, key.year) },
  ];
  const name = `${words.file.name}-${key.year}.${formato}`;
  if (formato === "xlsx") return workbookFile(name, sheets);
  const tables = sheets.flatMap(({ rows }, index) => (index === 0 ? rows : [[], ...rows]));
  return csvFile(
    name,
    tables.map((row) => row.map(String)),
  );
}

function incidenceRows(
  words: Words<"people/bank-words">,
  incidences: IncidenceRow[],
  zone: string,
): Row[] {
  const { file, state, compensation } = words;
  const heading = [
    file.worker,
    file.day,
    file.difference,
    file.saved,
    file.saved_hours,
    file.compensation,
    file.state,
    file.remarks,
    file.validated_by,
    file.decided_by,
    file.decided_on,
    file.answer,
  ];
  const rows = incidences.map((one): Row => [
    one.trabajador.nombre_completo,
    formatDate(one.dia),
    one.minutos_diferencia,
    one.minutos,
    formatBalance(one.minutos, "column"),
    nameOf(compensation, one.pe_compensacion_id),
    nameOf(state, one.estado_id),
    one.observaciones ?? "",
    validatorsOf(one),
    one.decidida_por?.nombre_completo ?? "",
    one.decidida_en === null ? "" : formatDate(dateAt(zone, epochOf(one.decidida_en))),
    one.respuesta ?? "",
  ]);
  return [heading, ...rows];
}

function balanceRows(
  { file }: Words<"people/bank-words">,
  balances: TeamBalance[],
  year: number,
): Row[] {
  const heading = [
    file.worker,
    file.year,
    file.balance,
    file.balance_hours,
    file.pending,
    file.pending_incidences,
  ];
  const rows = balances.map((one): Row => [
    one.trabajador.nombre_completo,
    year,
    one.saldo_minutos,
    formatBalance(one.saldo_minutos, "column"),
    one.pendiente_minutos,
    one.incidencias_pendientes,
  ]);
  return [heading, ...rows];
}

function validatorsOf({ validaciones }: Pick<Incidence, "validaciones">): string {
  return validaciones.map(({ supervisor }) => supervisor.nombre_completo).join(", ");
}

function nameOf(names: Readonly<Record<number, string>>, id: number): string {
  return names[id] ?? String(id);
}

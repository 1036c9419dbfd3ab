import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import { incidenceStates } from "@atrio/contract/time/hours-bank";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { pdfType } from "../../../../lib/files/pdf.ts";
import { workbookType } from "../../../../lib/files/xlsx.ts";
import { documentWords } from "../../../../lib/words/document-words.ts";
import { oneLine } from "../../../../lib/words/words.ts";
import { QueueFull } from "../../../../platform/work-queue.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { readSupervises } from "../../../people/workers/workers.read.ts";
import { readDayPlanner } from "../../schedules/schedules.service.ts";
import { mayUseClock } from "../clocking.policy.ts";
import type { Viewer } from "../sheet/absences.rules.ts";
import { summaryOf } from "../sheet/sheet.rules.ts";
import { readWorkdays } from "../sheet/sheet.service.ts";

import { printRecord } from "./print.service.ts";
import {
  readCompensations,
  readContractShares,
  readLedgerLines,
  readRecordClosures,
  readRecordHeader,
  readRecordReceipts,
  readSigningKinds,
} from "./time-sheets.read.ts";
import {
  changesOf,
  hoursTogether,
  isRecordRange,
  periodName,
  recordMonths,
  shareOn,
} from "./time-sheets.rules.ts";
import type { TimeRecord } from "./time-sheets.rules.ts";
import { writeRecord } from "./workbook.service.ts";

export type RecordFormat = "pdf" | "xlsx";

/**
 * Worker and local days (both included) of a record; `now` is in epoch milliseconds. Without a
 * viewer it is made for its worker, who sees the kind of each absence.
 */
export type RecordKey = {
  trabajador_id: number;
  desde: string;
  hasta: string;
  now: number;
  viewer?: Viewer;
};

/** Language and format of a record. */
export type RecordForm = { language: Language; formato: RecordFormat; now: number };

type RecordInput = { trabajador_id: number; desde: string; hasta: string; formato: RecordFormat };

/**
 * Reads all data of a record in concurrent queries. Its figures are those of the sheet. Errors:
 * worker.not_found.
 */
async function readTimeRecord(tx: Tx, key: RecordKey): Promise<TimeRecord> {
  const [header, days, planner, kinds, contracts, compensations, lines, receipts, closures] =
    await Promise.all([
      readRecordHeader(tx, key.trabajador_id),
      readWorkdays(tx, key),
      readDayPlanner(tx, key),
      readSigningKinds(tx),
      readContractShares(tx, key),
      readCompensations(tx, key),
      readLedgerLines(tx, key),
      readRecordReceipts(tx, key),
      readRecordClosures(tx, key),
    ]);
  if (header === undefined) fail("worker.not_found");
  const months = recordMonths({
    header,
    days,
    centreOn: (date) => planner(date).centro?.nombre,
    changes: changesOf(lines),
    kinds,
    contracts,
    compensations,
    receipts,
    closures,
  });
  const { desde, hasta } = key;
  const hours = hoursTogether(months.map((month) => month.hours));
  return { desde, hasta, header, kinds, months, totals: summaryOf(days), hours };
}

/** Names of compensations of an excess, as data in Spanish. */
const compensationNames: Readonly<Record<number, string>> = {
  1: "bolsa de horas",
  2: "nómina",
  3: "vacaciones",
};

/**
 * Stored data of each date of a period besides the ledger: the percentage of full time, and the
 * compensation of an excess (in Spanish, the language of data); null where nothing is stored.
 */
export async function readDecreeFacts(
  tx: Tx,
  key: { trabajador_id: number; desde: string; hasta: string },
): Promise<(date: string) => { jornada_porcentaje: number | null; compensacion: string | null }> {
  const [header, contracts, compensations] = await Promise.all([
    readRecordHeader(tx, key.trabajador_id),
    readContractShares(tx, key),
    readCompensations(tx, key),
  ]);
  return (date) => {
    const found = compensations.find((one) => one.dia === date);
    const name = compensationNames[found?.pe_compensacion_id ?? 0] ?? null;
    const isPending = found?.estado_id === incidenceStates.pending;
    return {
      jornada_porcentaje: shareOn(date, contracts, header),
      compensacion: isPending ? `${name} (pendiente)` : name,
    };
  };
}

/** Seconds after which a print that found too many before it may be asked for again. */
const busySeconds = 10;

async function bytesOf(record: TimeRecord, form: RecordForm): Promise<Buffer> {
  if (form.formato === "xlsx") return writeRecord(record, form);
  try {
    return await printRecord(record, form);
  } catch (error) {
    if (error instanceof QueueFull) fail("server.unavailable", { retryAfter: busySeconds });
    throw error;
  }
}

/** Writes a record down as a file in a language. Errors: server.unavailable. */
async function writeTimeRecord(record: TimeRecord, form: RecordForm): Promise<FileAnswer> {
  const { language, formato } = form;
  const parts = [
    documentWords(language).time_record.file,
    oneLine(record.header.trabajador).replaceAll(" ", "-"),
    periodName(record),
  ];
  return {
    bytes: await bytesOf(record, form),
    name: `${parts.join("_")}.${formato}`,
    type: formato === "pdf" ? pdfType : workbookType,
  };
}

/** A worker's record of a period as a file, for callers that have checked the right to it. */
export async function makeTimeRecord(
  ctx: AppContext,
  input: RecordKey & RecordForm & { empresa_id: number },
): Promise<FileAnswer> {
  const record = await ctx.db.read(input.empresa_id, async (tx) => readTimeRecord(tx, input));
  return writeTimeRecord(record, input);
}

function checkRange(input: RecordInput): void {
  if (isRecordRange(input)) return;
  fail("workday.range", { fields: { desde: ["workday.range"], hasta: ["workday.range"] } });
}

/** The caller's own record as a file. Errors: workday.range. */
export async function downloadTimeRecord(
  ctx: AppContext,
  actor: Actor,
  input: RecordInput & { language: Language },
): Promise<FileAnswer> {
  checkRange(input);
  if (!mayUseClock(actor, input)) fail("request.not_found");
  const now = ctx.clock.now().epochMilliseconds;
  return makeTimeRecord(ctx, { ...input, empresa_id: actor.empresa_id, now });
}

/**
 * The record of a person supervised by the caller today, as a file; the audit trail tells. Errors:
 * workday.range, worker.not_found.
 */
export async function downloadTeamTimeRecord(
  ctx: AppContext,
  actor: Actor,
  input: RecordInput & { language: Language; ip: string },
): Promise<FileAnswer> {
  checkRange(input);
  const now = ctx.clock.now().epochMilliseconds;
  const today = dateAt(actor.zona_horaria, now);
  const pair = { supervisor_id: actor.trabajador_id, supervisado_id: input.trabajador_id, today };
  const record = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    if (!(await readSupervises(tx, pair))) fail("worker.not_found");
    const found = await readTimeRecord(tx, { ...input, now, viewer: "supervisor" });
    await recordAudit(tx, {
      ...byActor(actor, input.ip),
      accion: "registro_horario.descargado",
      objeto: "trabajador",
      objeto_id: input.trabajador_id,
      detalle: { desde: input.desde, hasta: input.hasta, formato: input.formato },
    });
    return found;
  });
  return writeTimeRecord(record, { ...input, now });
}

import type { Language } from "@atrio/contract/common";

import { epochOf } from "../../../../lib/calendar/clock.ts";
import { formatMonth, formatWeekday } from "../../../../lib/calendar/format.ts";
import { dateAt, wallMinute } from "../../../../lib/calendar/zone.ts";
import { writeWorkbook } from "../../../../lib/files/xlsx.ts";
import type { WrittenCell, WrittenSheet } from "../../../../lib/files/xlsx.ts";
import { documentWords, fillWords, oneLine } from "../../../../lib/words/document-words.ts";
import type { MonthTotals } from "../sheet/sheet.rules.ts";

import { compensationText, contractText, excessOf } from "./hours.service.ts";
import { periodReceipts } from "./time-sheets.rules.ts";
import type {
  ChangeVersion,
  RecordChange,
  RecordDay,
  RecordHours,
  RecordReceipts,
  TimeRecord,
} from "./time-sheets.rules.ts";
import {
  closureTexts,
  dayNotes,
  employmentText,
  holidayText,
  kindText,
  madeText,
  markWords,
  originOf,
  periodText,
  statusText,
} from "./wording.service.ts";
import type { Voice } from "./wording.service.ts";

type Scene = Voice & { record: TimeRecord };
type Row = WrittenCell[];

/**
 * The record as a workbook at `now` (epoch milliseconds): a summary by month, the days, every
 * signing with its receipts, and all changes. Dates, times and durations are spreadsheet numbers;
 * every table can be filtered.
 */
export async function writeRecord(
  record: TimeRecord,
  { language, now }: { language: Language; now: number },
): Promise<Buffer> {
  const words = documentWords(language);
  const scene = { record, language, words };
  const names = words.workbook;
  const sheets: WrittenSheet[] = [
    summarySheet(scene, now),
    withTotal(names.days, dayRows(scene), dayTotal(scene)),
    withTotal(names.signings, signingRows(scene), signingTotal(scene)),
    { ...tableOf(names.changes, changeRows(scene)) },
  ];
  return writeWorkbook(sheets);
}

/** A sheet whose first row is a heading of all others. */
function tableOf(sheet: string, rows: Row[]): WrittenSheet {
  return { sheet, rows, table: { heading: 0, last: rows.length - 1 } };
}

/** A table and below it, out of its filters, a row of totals. */
function withTotal(sheet: string, rows: Row[], total: Row): WrittenSheet {
  return { ...tableOf(sheet, rows), rows: [...rows, total], totals: [rows.length] };
}

const allDays = ({ record }: Scene): RecordDay[] => record.months.flatMap((month) => month.days);

const duration = (minutes: number): WrittenCell => ({ kind: "duration", minutes });

/** A duration, or a mark for unknown. */
function known(minutes: number | null, { words }: Scene): WrittenCell {
  return minutes === null ? words.time_record.unknown : duration(minutes);
}

/** An instant (ISO 8601) on the wall clocks of a zone. */
function momentCell(instant: string | null, zone: string): WrittenCell {
  if (instant === null) return null;
  const at = epochOf(instant);
  const date = dateAt(zone, at);
  return { kind: "moment", date, minute: wallMinute(zone, date, at) };
}

function receiptText(
  receipt: RecordReceipts["primero"] | null | undefined,
  { words }: Scene,
): string {
  if (receipt === undefined || receipt === null) return "";
  const number = fillWords(words.time_record.receipt, { seq: String(receipt.seq) });
  return `${number} ${receipt.hash}`;
}

/** Worker and moment, then the figures of each month and of the period with their receipts. */
function summarySheet(scene: Scene, now: number): WrittenSheet {
  const { record, words } = scene;
  const { header } = record;
  const own = words.time_record;
  const centres = new Set(record.months.flatMap((month) => month.centres));
  const zones = new Set(record.months.map((month) => month.zone));
  const facts: Array<[string, string | null]> = [
    [own.period, periodText(record, scene)],
    [own.company, header.empresa],
    [own.company_id, header.cif],
    [own.worker, header.trabajador],
    [own.worker_id, header.nif],
    [own.worker_code, header.codigo],
    [own.position, header.puesto],
    [own.contract, contractText(record.hours, words)],
    [own.centre, [...centres].join(" · ")],
    [own.employment, employmentText(record, words)],
    [own.zone, [...zones].join(" · ")],
  ];
  const top: Row[] = [
    [own.title, ""],
    ...facts.map(([label, value]): Row => [label, oneLine(value ?? "")]),
    [],
  ];
  const months = monthRows(scene);
  const last = top.length + months.length - 1;
  return {
    sheet: words.workbook.summary,
    rows: [
      ...top,
      ...months,
      monthTotal(scene),
      [],
      [own.legal],
      [own.receipts_text],
      [madeText(now, record.months.at(-1)?.zone ?? "UTC", words)],
    ],
    table: { heading: top.length, last },
    totals: [last + 1],
  };
}

function monthRows(scene: Scene): Row[] {
  const { record, language, words } = scene;
  const own = words.time_record;
  const names = words.workbook;
  return [
    [
      own.month,
      own.expected,
      own.until_today,
      own.worked,
      own.paused,
      names.balance_hours,
      names.balance_minutes,
      own.days_worked,
      own.days_wrong,
      ...hourHeadings(scene),
      own.closure,
      names.first_receipt,
      names.last_receipt,
    ],
    ...record.months.map((month): Row => {
      const closure = closureTexts(month.closure, month.zone, words);
      return [
        formatMonth(month, language),
        ...totalCells(month.totals),
        ...hourCells(month.hours, month.totals.minutos_trabajados, scene),
        `${closure.state} ${closure.figures}`.trim(),
        receiptText(month.receipts?.primero, scene),
        receiptText(month.receipts?.ultimo, scene),
      ];
    }),
  ];
}

function monthTotal(scene: Scene): Row {
  const { record, words } = scene;
  const receipts = periodReceipts(record.months);
  return [
    words.time_record.total,
    ...totalCells(record.totals),
    ...hourCells(record.hours, record.totals.minutos_trabajados, scene),
    "",
    receiptText(receipts?.primero, scene),
    receiptText(receipts?.ultimo, scene),
  ];
}

function totalCells(totals: MonthTotals): Row {
  return [
    duration(totals.minutos_previstos),
    duration(totals.minutos_previstos_hasta_hoy),
    duration(totals.minutos_trabajados),
    duration(totals.minutos_pausa),
    ...balanceCells(totals.saldo_minutos),
    totals.dias_trabajados,
    totals.dias_incorrectos,
  ];
}

function balanceCells(minutes: number): Row {
  return [
    { kind: "hours", minutes },
    { kind: "balance", minutes },
  ];
}

function hourHeadings({ words }: Scene): Row {
  const own = words.time_record;
  const kinds = [own.ordinary, own.complementary, own.overtime];
  return [...kinds, own.force_majeure, own.availability, own.compensation];
}

function hourCells(hours: RecordHours, worked: number, scene: Scene): Row {
  return [
    duration(hours.ordinarios),
    known(hours.complementarios, scene),
    known(hours.extraordinarios, scene),
    known(hours.fuerza_mayor, scene),
    known(hours.disponibilidad, scene),
    compensationText(hours, excessOf(hours, worked), scene.words),
  ];
}

function dayRows(scene: Scene): Row[] {
  const { record, words } = scene;
  const own = words.time_record;
  const names = words.workbook;
  const heading = [
    names.date,
    names.weekday,
    names.holiday,
    own.schedule,
    names.first_in,
    names.last_out,
    own.expected,
    own.until_today,
    own.worked,
    own.paused,
    names.balance_hours,
    names.balance_minutes,
    own.status,
    names.share,
    ...hourHeadings(scene),
    own.notes,
    names.zone,
  ];
  const rows = record.months.flatMap((month) =>
    month.days.map((day) => dayRow(day, month.zone, scene)),
  );
  return [heading, ...rows];
}

function dayRow(one: RecordDay, monthZone: string, scene: Scene): Row {
  const { language, words } = scene;
  const { day, hours } = one;
  const work = day.fichajes.filter((signing) => signing.parada_id === null);
  const clock = (instant: string | null | undefined): WrittenCell =>
    instant === null || instant === undefined
      ? null
      : { kind: "time", minute: wallMinute(day.zona_horaria, day.dia, epochOf(instant)) };
  const share = hours.porcentajes[0] ?? null;
  return [
    { kind: "date", date: day.dia },
    formatWeekday(day.dia, language, "long"),
    holidayText(day, words),
    day.horario.map(({ inicio, fin }) => `${inicio}–${fin}`).join(", "),
    clock(work[0]?.hora_inicio),
    clock(work.at(-1)?.hora_fin),
    duration(day.minutos_previstos),
    duration(day.minutos_trabajados - day.saldo_minutos),
    duration(day.minutos_trabajados),
    duration(day.minutos_pausa),
    ...balanceCells(day.saldo_minutos),
    statusText(one, words),
    share ?? words.time_record.unknown,
    ...hourCells(hours, day.minutos_trabajados, scene),
    dayNotes(one, monthZone, words).join(" | "),
    day.zona_horaria,
  ];
}

/** The totals of the days, below their own columns. */
function dayTotal(scene: Scene): Row {
  const { record, words } = scene;
  const [whole = null, untilToday = null, worked = null, paused = null, ...rest] = totalCells(
    record.totals,
  );
  const hours = hourCells(record.hours, record.totals.minutos_trabajados, scene);
  const before: Row = [words.time_record.total, null, null, null, null, null];
  const figures: Row = [whole, untilToday, worked, paused, ...rest.slice(0, 2), null, null];
  return [...before, ...figures, ...hours, null, null];
}

function signingRows(scene: Scene): Row[] {
  const names = scene.words.workbook;
  const heading = [
    names.date,
    names.start,
    names.end,
    names.kind,
    names.place,
    names.counts,
    scene.words.time_record.worked,
    names.marks,
    names.remarks,
    names.zone,
    names.receipt_start,
    names.receipt_end,
    names.signing,
  ];
  const rows = allDays(scene).flatMap((one) =>
    one.signings.map(({ signing, marks }): Row => [
      { kind: "date", date: one.day.dia },
      momentCell(signing.hora_inicio, one.day.zona_horaria),
      momentCell(signing.hora_fin, one.day.zona_horaria) ?? scene.words.time_record.open,
      signing.parada_id === null ? names.kind_work : names.kind_pause,
      kindText(signing, scene.record.kinds, scene.words),
      signing.cuenta_como_trabajo ? names.yes : names.no,
      duration(signing.minutos),
      marks.map((mark) => markWords(mark, scene.words).text).join(", "),
      oneLine(signing.observaciones ?? ""),
      one.day.zona_horaria,
      receiptText(signing.recibo_inicio, scene),
      receiptText(signing.recibo_fin, scene),
      signing.id,
    ]),
  );
  return [heading, ...rows];
}

/** Work and pauses that count as work, the measure of days. */
function signingTotal({ record, words }: Scene): Row {
  const worked = duration(record.totals.minutos_trabajados);
  return [words.time_record.total, null, null, null, null, words.workbook.yes, worked];
}

function changeRows(scene: Scene): Row[] {
  const names = scene.words.workbook;
  const heading = [
    names.date,
    names.signing,
    names.act,
    names.origin,
    names.start_before,
    names.end_before,
    names.place_before,
    names.remarks_before,
    names.start_after,
    names.end_after,
    names.place_after,
    names.remarks_after,
    names.author,
    names.approved_by,
    names.made,
    names.reason,
    names.state,
    names.comment,
    names.answered_by,
    names.answered,
    names.entry,
  ];
  const rows = allDays(scene).flatMap(({ day, changes }) =>
    changes.map((change) => changeRow(change, day.zona_horaria, scene)),
  );
  return [heading, ...rows];
}

function changeRow(change: RecordChange, zone: string, scene: Scene): Row {
  const { words } = scene;
  const names = words.workbook;
  return [
    { kind: "date", date: change.dia },
    change.fichaje_id,
    words.time_record.act[change.acto],
    names.origin_name[originOf(change)],
    ...versionCells(change.antes, zone, scene),
    ...versionCells(change.despues, zone, scene),
    oneLine(change.autor ?? words.time_record.unknown),
    oneLine(change.aprobado_por.join(", ")),
    momentCell(change.hecho_en, zone),
    oneLine(change.motivo ?? ""),
    names[`state_${change.estado}`],
    oneLine(change.respuesta?.comentario ?? ""),
    oneLine(change.respuesta?.autor ?? ""),
    momentCell(change.respuesta?.hecha_en ?? null, zone),
    change.seq,
  ];
}

/** Start, end, type and remarks of a version; nothing where there is none. */
function versionCells(version: ChangeVersion | null, zone: string, { record, words }: Scene): Row {
  if (version === null) return [null, null, null, null];
  return [
    momentCell(version.hora_inicio, zone),
    momentCell(version.hora_fin, zone) ?? words.time_record.open,
    kindText(version, record.kinds, words),
    oneLine(version.observaciones ?? ""),
  ];
}

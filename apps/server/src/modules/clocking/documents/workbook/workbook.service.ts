import type { Language } from "@atrio/contract/common";
import type { Signing } from "@atrio/contract/time";

import { documentWords, fillWords, oneLine } from "../../../../lib/document-words.ts";
import {
  formatBalance,
  formatDate,
  formatMinutes,
  formatMonth,
  formatWeekday,
} from "../../../../lib/format.ts";
import { writeWorkbook } from "../../../../lib/xlsx.ts";
import type { WrittenSheet } from "../../../../lib/xlsx.ts";
import type { MonthTotals } from "../../sheet/sheet.rules.ts";
import { periodReceipts } from "../documents.rules.ts";
import type { RecordChange, RecordDay, RecordReceipts, TimeRecord } from "../documents.rules.ts";
import {
  answerText,
  clockText,
  closureTexts,
  dayNotes,
  employmentText,
  figureTexts,
  holidayText,
  kindText,
  madeText,
  markWords,
  momentText,
  periodText,
  statusText,
} from "../wording/wording.service.ts";
import type { Voice } from "../wording/wording.service.ts";

type Scene = Voice & { record: TimeRecord };
type Row = Array<string | number>;

/**
 * The record as a workbook at `now` (epoch milliseconds): a summary by month, the days, every
 * signing with its receipts, and supervisors' changes.
 */
export async function writeRecord(
  record: TimeRecord,
  { language, now }: { language: Language; now: number },
): Promise<Buffer> {
  const words = documentWords(language);
  const scene = { record, language, words };
  const names = words.workbook;
  const sheets: WrittenSheet[] = [
    { sheet: names.summary, rows: summaryRows(scene, now) },
    { sheet: names.days, rows: dayRows(scene) },
    { sheet: names.signings, rows: signingRows(scene) },
    { sheet: names.changes, rows: changeRows(scene) },
  ];
  return writeWorkbook(sheets);
}

const allDays = ({ record }: Scene): RecordDay[] => record.months.flatMap((month) => month.days);

function receiptText(
  receipt: RecordReceipts["primero"] | null | undefined,
  { words }: Scene,
): string {
  if (receipt === undefined || receipt === null) return "";
  const number = fillWords(words.time_record.receipt, { seq: String(receipt.seq) });
  return `${number} ${receipt.hash}`;
}

/** Who and when, then the figures of each month and of the period with their receipts. */
function summaryRows(scene: Scene, now: number): Row[] {
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
    [own.centre, [...centres].join(" · ")],
    [own.employment, employmentText(record, words)],
    [own.zone, [...zones].join(" · ")],
  ];
  return [
    [own.title, ""],
    ...facts.map(([label, value]): Row => [label, oneLine(value ?? "")]),
    [],
    ...monthRows(scene),
    [],
    [own.legal],
    [own.receipts_text],
    [madeText(now, record.months.at(-1)?.zone ?? "UTC", words)],
  ];
}

function monthRows(scene: Scene): Row[] {
  const { record, language, words } = scene;
  const own = words.time_record;
  const names = words.workbook;
  const receiptsOf = (receipts: Omit<RecordReceipts, "mes"> | undefined): Row => [
    receiptText(receipts?.primero, scene),
    receiptText(receipts?.ultimo, scene),
  ];
  return [
    [
      own.month,
      own.expected,
      own.worked,
      own.paused,
      own.balance,
      names.expected_minutes,
      names.worked_minutes,
      names.paused_minutes,
      names.balance_minutes,
      own.days_worked,
      own.days_wrong,
      own.closure,
      names.first_receipt,
      names.last_receipt,
    ],
    ...record.months.map((month): Row => [
      formatMonth(month, language),
      ...totalCells(month.totals),
      Object.values(closureTexts(month.closure, month.zone, words))
        .join(" ")
        .trim(),
      ...receiptsOf(month.receipts),
    ]),
    [own.total, ...totalCells(record.totals), "", ...receiptsOf(periodReceipts(record.months))],
  ];
}

function totalCells(totals: MonthTotals): Row {
  return [
    formatMinutes(totals.minutos_previstos),
    formatMinutes(totals.minutos_trabajados),
    formatMinutes(totals.minutos_pausa),
    formatBalance(totals.saldo_minutos),
    totals.minutos_previstos,
    totals.minutos_trabajados,
    totals.minutos_pausa,
    totals.saldo_minutos,
    totals.dias_trabajados,
    totals.dias_incorrectos,
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
    own.worked,
    own.paused,
    own.balance,
    names.expected_minutes,
    names.worked_minutes,
    names.paused_minutes,
    names.balance_minutes,
    own.status,
    own.notes,
    names.zone,
  ];
  const rows = record.months.flatMap((month) =>
    month.days.map((day) => dayRow(day, month.zone, scene)),
  );
  return [heading, ...rows];
}

function dayRow(one: RecordDay, monthZone: string, { language, words }: Scene): Row {
  const { day, signings } = one;
  const figures = figureTexts(one);
  const work = signings
    .map(({ signing }) => signing)
    .filter((signing) => signing.parada_id === null);
  const [first] = work;
  const last = work.at(-1);
  return [
    formatDate(day.dia),
    formatWeekday(day.dia, language, "long"),
    holidayText(day, words),
    day.horario.map(({ inicio, fin }) => `${inicio}–${fin}`).join(", "),
    first === undefined ? "" : clockText(first.hora_inicio, day),
    last === undefined ? "" : endText(last, one, words.time_record.open),
    figures.expected,
    figures.worked,
    figures.paused,
    figures.balance,
    day.minutos_previstos,
    day.minutos_trabajados,
    day.minutos_pausa,
    day.saldo_minutos,
    statusText(one, words),
    dayNotes(one, monthZone, words).join(" | "),
    day.zona_horaria,
  ];
}

function endText(signing: Signing, { day }: RecordDay, open: string): string {
  return signing.hora_fin === null ? open : clockText(signing.hora_fin, day);
}

function signingRows(scene: Scene): Row[] {
  const own = scene.words.time_record;
  const names = scene.words.workbook;
  const heading = [
    names.date,
    names.start,
    names.end,
    names.kind,
    names.place,
    names.counts,
    names.minutes,
    names.marks,
    names.remarks,
    names.zone,
    names.receipt_start,
    names.receipt_end,
  ];
  const rows = allDays(scene).flatMap((one) =>
    one.signings.map(({ signing, marks }): Row => [
      formatDate(one.day.dia),
      clockText(signing.hora_inicio, one.day),
      endText(signing, one, own.open),
      signing.parada_id === null ? names.kind_work : names.kind_pause,
      kindText(signing, scene.record.kinds, scene.words),
      signing.cuenta_como_trabajo ? names.yes : names.no,
      signing.minutos,
      marks.map((mark) => markWords(mark, scene.words).text).join(", "),
      oneLine(signing.observaciones ?? ""),
      one.day.zona_horaria,
      receiptText(signing.recibo_inicio, scene),
      receiptText(signing.recibo_fin, scene),
    ]),
  );
  return [heading, ...rows];
}

function changeRows(scene: Scene): Row[] {
  const { words } = scene;
  const names = words.workbook;
  const kinds = { alta: names.added, edicion: names.edited, borrado: names.deleted };
  const rowOf = (change: RecordChange, zone: string): Row => [
    formatDate(change.dia),
    kinds[change.tipo],
    oneLine(change.autor),
    momentText(change.hecho_en, zone),
    oneLine(change.motivo),
    answerText(change, words),
  ];
  const heading = [names.date, names.change, names.author, names.made, names.reason, names.answer];
  const rows = allDays(scene).flatMap(({ day, changes }) =>
    changes.map((change) => rowOf(change, day.zona_horaria)),
  );
  return [heading, ...rows];
}

import type { Language } from "@atrio/contract/common";
import { workdayStatusIds } from "@atrio/contract/kinds";
import type { Signing } from "@atrio/contract/time/time";

import {
  formatBalance,
  formatMinutes,
  formatMonth,
  formatWeekday,
} from "../../../../lib/calendar/format.ts";
import { writePdf } from "../../../../lib/files/pdf.ts";
import { documentWords } from "../../../../lib/words/document-words.ts";
import { fill, oneLine } from "../../../../lib/words/words.ts";
import type { MonthTotals } from "../sheet/sheet.rules.ts";

import { contractText, hourFigures } from "./hours.service.ts";
import { periodReceipts } from "./time-sheets.rules.ts";
import type {
  Mark,
  RecordDay,
  RecordMonth,
  RecordReceipts,
  TimeRecord,
} from "./time-sheets.rules.ts";
import {
  authorText,
  closureTexts,
  dayNotes,
  employmentText,
  figureTexts,
  holidayText,
  kindText,
  madeText,
  markCodes,
  markWords,
  momentText,
  originOf,
  periodText,
  reasonText,
  spanText,
  statusText,
  versionText,
} from "./wording.service.ts";
import type { Voice } from "./wording.service.ts";

type Scene = Voice & { record: TimeRecord };
type Labelled = { label: string; value: string };

/** The record as a PDF at `now` (epoch milliseconds): a page a month, before several a summary. */
export async function printRecord(
  record: TimeRecord,
  { language, now }: { language: Language; now: number },
): Promise<Buffer> {
  const words = documentWords(language);
  const scene = { record, language, words };
  const worker = oneLine(record.header.trabajador);
  const title = [words.time_record.title, worker, periodText(record, scene)].join(" · ");
  return writePdf({
    template: "time-record",
    title,
    language,
    made: now,
    data: {
      words: words.time_record,
      footer: {
        who: [worker, record.header.nif].filter((text) => text !== null).join(" · "),
        made: madeText(now, record.months.at(-1)?.zone ?? "UTC", words),
        page: words.page,
      },
      summary: record.months.length > 1 ? summaryOf(scene) : null,
      months: record.months.map((month) => monthOf(month, scene)),
    },
  });
}

function labelled(pairs: Array<[label: string, value: string | null]>): Labelled[] {
  return pairs.map(([label, value]) => ({ label, value: oneLine(value ?? "") || "—" }));
}

/** Heading of a page: company and worker, place and time. */
function headingOf(
  { record, words }: Scene,
  page: { period: string; centres: string[]; zones: string[]; contract: string },
): Labelled[] {
  const { header } = record;
  const own = words.time_record;
  return labelled([
    [own.worker, header.trabajador],
    [own.worker_id, header.nif],
    [own.worker_code, header.codigo],
    [own.position, header.puesto],
    [own.company, header.empresa],
    [own.company_id, header.cif],
    [own.centre, page.centres.join(" · ")],
    [own.employment, employmentText(record, words)],
    [own.period, page.period],
    [own.zone, page.zones.join(" · ")],
    [own.contract, page.contract],
  ]);
}

function figuresOf(
  { totals, hours, whole }: Pick<RecordMonth, "totals" | "hours"> & { whole: string },
  { words }: Scene,
): Labelled[][] {
  const own = words.time_record;
  const rest: Array<[string, string]> = isOver(totals)
    ? []
    : [[whole, formatMinutes(totals.minutos_previstos)]];
  return [
    labelled([
      [
        isOver(totals) ? own.expected : own.until_today,
        formatMinutes(totals.minutos_previstos_hasta_hoy),
      ],
      [own.worked, formatMinutes(totals.minutos_trabajados)],
      [own.paused, formatMinutes(totals.minutos_pausa)],
      [own.balance, formatBalance(totals.saldo_minutos)],
      [own.days_worked, String(totals.dias_trabajados)],
      [own.days_wrong, String(totals.dias_incorrectos)],
      ...rest,
    ]),
    labelled(hourFigures(hours, totals.minutos_trabajados, words)),
  ];
}

/** True if nothing of a period is still to be worked, so that all of it is compared. */
function isOver(totals: MonthTotals): boolean {
  return totals.minutos_previstos === totals.minutos_previstos_hasta_hoy;
}

/** The row of totals compares the same days: before a period is over, those until now. */
function totalsOf(totals: MonthTotals, { words }: Scene) {
  const own = words.time_record;
  return {
    label: isOver(totals) ? own.total : own.total_until_today,
    worked: formatMinutes(totals.minutos_trabajados, "column"),
    whole: formatMinutes(totals.minutos_previstos, "column"),
    expected: formatMinutes(totals.minutos_previstos_hasta_hoy, "column"),
    paused: formatMinutes(totals.minutos_pausa, "column"),
    balance: formatBalance(totals.saldo_minutos, "column"),
    days: String(totals.dias_trabajados),
    wrong: String(totals.dias_incorrectos),
  };
}

function summaryOf(scene: Scene) {
  const { record, language, words } = scene;
  const zones = [...new Set(record.months.map((month) => month.zone))];
  const centres = [...new Set(record.months.flatMap((month) => month.centres))];
  return {
    title: periodText(record, scene),
    heading: headingOf(scene, {
      period: periodText(record, scene),
      centres,
      zones,
      contract: contractText(record.hours, words),
    }),
    figures: figuresOf({ ...record, whole: words.time_record.whole_period }, scene),
    rows: record.months.map((month) => ({
      ...totalsOf(month.totals, scene),
      month: formatMonth(month, language),
      closure: closureTexts(month.closure, month.zone, words).state,
    })),
    total: totalsOf(record.totals, scene),
    receipts: receiptsOf(periodReceipts(record.months), scene),
  };
}

function monthOf(month: RecordMonth, scene: Scene) {
  const { language, words } = scene;
  const shown = { desde: month.days[0]?.day.dia ?? "", hasta: month.days.at(-1)?.day.dia ?? "" };
  const rows = month.days.map((day) => rowOf(day, scene));
  return {
    title: formatMonth(month, language),
    heading: headingOf(scene, {
      period: periodText(shown, scene),
      centres: month.centres,
      zones: [month.zone],
      contract: contractText(month.hours, words),
    }),
    figures: figuresOf({ ...month, whole: words.time_record.whole_month }, scene),
    rows,
    total: totalsOf(month.totals, scene),
    legend: legendOf(month, rows, scene),
    closure: closureTexts(month.closure, month.zone, words),
    notes: month.days.flatMap((day) =>
      dayNotes(day, month.zone, words).map((text) => ({ day: dayAndMonth(day.day.dia), text })),
    ),
    changes: month.days.flatMap((day) => changeRows(day, scene)),
    receipts: receiptsOf(month.receipts, scene),
  };
}

/** Rows of a day's changes: before, after, author, moment and reason. */
function changeRows({ day, changes }: RecordDay, { record, words }: Scene) {
  const own = words.time_record;
  const names = { kinds: record.kinds, words };
  return changes.map((change) => ({
    day: dayAndMonth(day.dia),
    before: versionText(change.antes, day, names),
    hadNone: change.antes === null,
    after: versionText(change.despues, day, names),
    act: own.act[change.acto],
    origin: own.origin[originOf(change)],
    author: authorText(change, words),
    moment: momentText(change.hecho_en, day.zona_horaria),
    reason: reasonText(change, day.zona_horaria, words),
  }));
}

/** Deleted signings in their last version; shown struck through among the day's signings. */
function deletedSpans({ day, changes, signings }: RecordDay, { words }: Scene) {
  const standing = new Set(signings.map(({ signing }) => signing.id));
  const deleted = changes.filter(
    (change) => change.acto === "borrado" && !standing.has(change.fichaje_id),
  );
  return deleted.flatMap(({ antes }) =>
    antes === null
      ? []
      : [
          {
            span: spanText(antes, day, words),
            isPause: antes.parada_id !== null,
            marks: words.time_record.mark_deleted.code,
          },
        ],
  );
}

const dayAndMonth = (date: string): string => `${date.slice(8)}/${date.slice(5, 7)}`;

function rowOf(one: RecordDay, scene: Scene) {
  const { language, words } = scene;
  const { day, signings } = one;
  const isPause = (signing: Signing): boolean => signing.parada_id !== null;
  const spanOf = ({ signing, marks }: RecordDay["signings"][number]) => ({
    span: spanText(signing, day, words),
    kind: isPause(signing) ? kindText(signing, scene.record.kinds, words) : "",
    marks: markCodes(marks, words),
    isDeleted: false,
  });
  const deleted = deletedSpans(one, scene).map((span) => ({ ...span, kind: "", isDeleted: true }));
  return {
    ...figureTexts(one),
    day: day.dia.slice(8),
    weekday: formatWeekday(day.dia, language, "short"),
    isOff: day.minutos_previstos === 0 && signings.length === 0,
    schedule: day.horario.map(({ inicio, fin }) => `${inicio}–${fin}${fin <= inicio ? " +1" : ""}`),
    holiday: holidayText(day, words),
    work: [
      ...signings.filter(({ signing }) => !isPause(signing)).map(spanOf),
      ...deleted.filter((span) => !span.isPause),
    ],
    pauses: [
      ...signings.filter(({ signing }) => isPause(signing)).map(spanOf),
      ...deleted.filter((span) => span.isPause),
    ],
    status: statusText(one, words),
    isWrong: day.estado_id === workdayStatusIds.wrong,
  };
}

/** The meaning of the marks that a month uses, in the order of all marks. */
function legendOf(month: RecordMonth, rows: Array<ReturnType<typeof rowOf>>, { words }: Scene) {
  const used = new Set(
    month.days.flatMap(({ signings }) => signings.flatMap(({ marks }) => marks)),
  );
  const marks: Mark[] = [
    "telework",
    "counts",
    "stated",
    "offline",
    "outside",
    "edited",
    "objected",
    "changed",
    "confirmed",
    "disputed",
  ];
  const hasNextDay = rows.some(({ schedule, work, pauses }) =>
    [...schedule, ...[...work, ...pauses].map(({ span }) => span)].some((text) =>
      text.endsWith(" +1"),
    ),
  );
  const own = words.time_record;
  const hasDeleted = rows.some(({ work, pauses }) =>
    [...work, ...pauses].some(({ isDeleted }) => isDeleted),
  );
  return [
    ...marks.filter((mark) => used.has(mark)).map((mark) => markWords(mark, words)),
    ...(hasDeleted ? [own.mark_deleted] : []),
    ...(hasNextDay ? [own.mark_next_day] : []),
  ];
}

function receiptsOf(receipts: Omit<RecordReceipts, "mes"> | undefined, { words }: Scene) {
  if (receipts === undefined) return null;
  const own = words.time_record;
  const lineOf = (label: string, { seq, hash }: RecordReceipts["primero"]) => ({
    label,
    number: fill(own.receipt, { seq: String(seq) }),
    hash,
  });
  return {
    entries: fill(own.entries, { count: String(receipts.anotaciones) }),
    lines: [lineOf(own.receipt_first, receipts.primero), lineOf(own.receipt_last, receipts.ultimo)],
  };
}

import { medicalKinds } from "@atrio/contract/kinds";
import { holidayPalette, requestKindPalette } from "@atrio/contract/palette";

import { addDays, epochDay, weekdayOf } from "../../../lib/calendar/dates.ts";
import { isWhole } from "../absences.rules.ts";
import type { AbsenceDay } from "../absences.rules.ts";
import type { PlanDay } from "../calendar.rules.ts";

/** Mark of a day on the printed calendar: a kind of holiday, of absence, or only away. */
export type MarkKey =
  | "national"
  | "regional"
  | "local"
  | "holidays"
  | "personalAffairs"
  | "paidHours"
  | "paidLeave"
  | "unpaidLeave"
  | "paternity"
  | "away";

export type PrintedDay = {
  day: number;
  isWorking: boolean;
  mark: MarkKey | null;
  /** The absence covers only a part of the day. */
  isPart: boolean;
};

/** A month as weeks of seven, Monday first; null before its first day and after its last one. */
export type PrintedMonth = { month: number; weeks: Array<Array<PrintedDay | null>> };

/** Colours of a mark: those of calendars and lists, neutral ones for being away. */
export function markColours(mark: MarkKey): { background: string; content: string } {
  const palettes = [...Object.values(holidayPalette), ...Object.values(requestKindPalette)];
  const found = palettes.find((one) => one.key === mark);
  return found ?? { background: "#ECE7E1", content: "#4A423A" };
}

/**
 * The days of a year as twelve months. A holiday goes before an absence; medical absences are only
 * that somebody is away, because paper hangs on walls.
 */
export function printedMonths(
  days: readonly PlanDay[],
  absences: readonly AbsenceDay[],
): PrintedMonth[] {
  const absenceOn = Map.groupBy(
    absences.filter((row) => row.aprobada),
    (row) => row.fecha,
  );
  const byMonth = Map.groupBy(days, (day) => Number(day.fecha.slice(5, 7)));
  return [...byMonth].map(([month, own]) => ({
    month,
    weeks: weeksOf(own, (day) => printedDay(day, absenceOn.get(day.fecha) ?? [])),
  }));
}

/** The marks that months bear, in the order of the palettes. */
export function marksOf(months: readonly PrintedMonth[]): MarkKey[] {
  const used = new Set(
    months.flatMap(({ weeks }) => weeks.flat().flatMap((day) => day?.mark ?? [])),
  );
  return markOrder.filter((mark) => used.has(mark));
}

const markOrder: readonly MarkKey[] = [
  "national",
  "regional",
  "local",
  "holidays",
  "personalAffairs",
  "paidHours",
  "paidLeave",
  "unpaidLeave",
  "paternity",
  "away",
];

const holidayMarks: Readonly<Record<number, MarkKey>> = {
  2: "national",
  3: "regional",
  4: "local",
};
const absenceMarks: Readonly<Record<number, MarkKey>> = {
  1: "holidays",
  2: "personalAffairs",
  3: "paidHours",
  4: "paidLeave",
  5: "unpaidLeave",
  8: "paternity",
};

function printedDay(day: PlanDay, absences: readonly AbsenceDay[]): PrintedDay {
  const holiday = day.festivo === null ? undefined : holidayMarks[day.festivo.tipo_festivo_id];
  // Precedence of overlapping absences: the longest gives the mark.
  const [absence] = absences.toSorted(
    (a, b) => b.hasta_minuto - b.desde_minuto - (a.hasta_minuto - a.desde_minuto),
  );
  const away = absence === undefined ? undefined : absenceMark(absence.pe_solicitud_tipo_id);
  return {
    day: Number(day.fecha.slice(8)),
    isWorking: day.tramos.length > 0,
    mark: holiday ?? away ?? null,
    isPart: holiday === undefined && absence !== undefined && !isWhole(absence),
  };
}

function absenceMark(kind: number): MarkKey {
  return (medicalKinds.includes(kind) ? undefined : absenceMarks[kind]) ?? "away";
}

function weeksOf(
  days: readonly PlanDay[],
  printed: (day: PlanDay) => PrintedDay,
): PrintedMonth["weeks"] {
  const [first] = days;
  if (first === undefined) return [];
  const lead = weekdayOf(epochDay(first.fecha)) - 1;
  const cells = [...Array<null>(lead).fill(null), ...days.map(printed)];
  const count = Math.ceil(cells.length / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => cells[week * 7 + weekday] ?? null),
  );
}

/** Dates of a week, Monday first, for the names of weekdays. */
export const sampleWeek: readonly string[] = Array.from({ length: 7 }, (_, index) =>
  addDays("2026-11-16", index),
);

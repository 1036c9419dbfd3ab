import { monthRange } from "../../../../lib/format.ts";
import type { TeamCalendar } from "../team.queries.ts";

export type CalendarPerson = TeamCalendar["personas"][number];
export type CalendarAbsence = CalendarPerson["ausencias"][number];
export type DayCoverage = TeamCalendar["dias"][number];

/** A row of the calendar: a person with the entries of each shown day. */
export type CalendarRow = {
  person: CalendarPerson["trabajador"];
  /** A list for each day, in order; nearly all of them empty. */
  days: ReadonlyArray<readonly CalendarAbsence[]>;
};

const nothing: readonly CalendarAbsence[] = [];

/** First and last day of a month `YYYY-MM`. */
export function rangeOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthRange(year, number);
}

/** The month some months later, or earlier when negative, `YYYY-MM`. */
export function monthsLater(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** Lays everybody's absences over the days, in the order of the answer. */
export function rowsOf(people: readonly CalendarPerson[], days: readonly string[]): CalendarRow[] {
  return people.map(({ trabajador, ausencias }) => {
    const byDay = new Map<string, CalendarAbsence[]>();
    for (const absence of ausencias) {
      byDay.set(absence.fecha, [...(byDay.get(absence.fecha) ?? []), absence]);
    }
    return { person: trabajador, days: days.map((day) => byDay.get(day) ?? nothing) };
  });
}

/** People with a schedule on a day who have no approved absence; never less than none. */
export function presentOn({ previstos, ausentes }: DayCoverage): number {
  return Math.max(0, previstos - ausentes);
}

/** Target of an arrow key from a cell; null for other keys. */
export function cellAfter(
  key: string,
  { row, column }: { row: number; column: number },
  size: { rows: number; columns: number },
): { row: number; column: number } | null {
  const target = {
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    Home: { row, column: 0 },
    End: { row, column: size.columns - 1 },
  }[key];
  if (target === undefined) return null;
  return {
    row: Math.min(Math.max(target.row, 0), size.rows - 1),
    column: Math.min(Math.max(target.column, 0), size.columns - 1),
  };
}

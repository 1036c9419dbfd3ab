import { addDays, weekdayOf } from "../../../lib/format.ts";
import { isWeekend } from "../../../lib/month-grid.ts";
import { rowsOf } from "../team/calendar/calendar.model.ts";
import type {
  CalendarAbsence,
  CalendarPerson,
  DayCoverage,
} from "../team/calendar/calendar.model.ts";
import type { TeamCalendar } from "../team/team.queries.ts";

/** Monday of a day's week and the Sunday of the next one. */
export function fortnightOf(today: string): { from: string; to: string } {
  const from = addDays(today, 1 - weekdayOf(today));
  return { from, to: addDays(from, 13) };
}

/** Working days, and days of the weekend on which somebody has a schedule. */
export function shownDays(days: readonly DayCoverage[]): DayCoverage[] {
  return days.filter(({ fecha, previstos }) => previstos > 0 || !isWeekend(fecha));
}

/** Shown days in a row of one absence; a day without absence stands alone. */
export type Stretch = { absence: CalendarAbsence | null; days: string[] };

export type FortnightRow = { person: CalendarPerson["trabajador"]; stretches: Stretch[] };

/** People with an absence on the shown days, by the first of them. */
export function fortnightRows(calendar: TeamCalendar): FortnightRow[] {
  const days = shownDays(calendar.dias).map(({ fecha }) => fecha);
  return rowsOf(calendar.personas, days)
    .map(({ person, days: entries }) => ({ person, stretches: stretchesOf(entries, days) }))
    .filter((row) => firstOf(row) !== null)
    .toSorted((a, b) => (firstOf(a) ?? "").localeCompare(firstOf(b) ?? ""));
}

function stretchesOf(
  entries: ReadonlyArray<readonly CalendarAbsence[]>,
  days: readonly string[],
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, day] of days.entries()) {
    const absence = entries[index]?.[0] ?? null;
    const last = stretches.at(-1);
    if (last !== undefined && isSame(last.absence, absence)) last.days.push(day);
    else stretches.push({ absence, days: [day] });
  }
  return stretches;
}

function isSame(one: CalendarAbsence | null, other: CalendarAbsence | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one.solicitud_id === other.solicitud_id &&
    one.estado_id === other.estado_id &&
    one.completo === other.completo
  );
}

function firstOf({ stretches }: FortnightRow): string | null {
  return stretches.find(({ absence }) => absence !== null)?.days[0] ?? null;
}

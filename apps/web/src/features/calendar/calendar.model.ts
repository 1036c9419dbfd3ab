import type {
  CalendarAbsence,
  CalendarEvent,
  CalendarHoliday,
  CalendarShift,
  WholeCalendar,
} from "@atrio/contract/calendar/calendar";
import { requestStates } from "@atrio/contract/kinds";
import { eventKindPalette, holidayPalette } from "@atrio/contract/palette";
import type { Person } from "@atrio/contract/person";

import { addDays, monthRange } from "../../lib/format.ts";
import { monthOfDay } from "../../lib/month-grid.ts";
import type { Month } from "../../lib/month-grid.ts";

import type { CalendarSearch, CalendarView } from "./search.model.ts";

/**
 * Kinds of event that the page distinguishes: those of the contract by their id, holidays by 210 +
 * their own kind. In the order in which they are listed.
 */
export const calendarKinds = [212, 213, 214, 211, 1, 2, 3, 4, 5, 6, 7, 8, 22, 23, 24, 25] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Colours and key of each kind, by the contract's palettes. */
export const kindLooks = {
  1: eventKindPalette[1],
  2: eventKindPalette[2],
  3: eventKindPalette[3],
  4: eventKindPalette[4],
  5: eventKindPalette[5],
  6: eventKindPalette[6],
  7: eventKindPalette[7],
  8: eventKindPalette[8],
  22: eventKindPalette[22],
  23: eventKindPalette[23],
  24: eventKindPalette[24],
  25: eventKindPalette[25],
  211: holidayPalette[1],
  212: holidayPalette[2],
  213: holidayPalette[3],
  214: holidayPalette[4],
} as const satisfies Record<CalendarKind, { key: string; background: string; content: string }>;

export const shiftKind = 22;
export const workKind = 23;
export const eventKind = 24;
export const birthdayKind = 25;
const namedDay = 211;

/** The kind of a holiday; a type that is not known only names the day. */
export function holidayKindOf({ tipo_festivo_id }: CalendarHoliday): CalendarKind {
  return calendarKinds.find((kind) => kind === 210 + tipo_festivo_id) ?? namedDay;
}

/** The kind of an absence; an unknown one is unpaid leave, as in the lists of requests. */
export function absenceKindOf({ pe_solicitud_tipo_id }: CalendarAbsence): CalendarKind {
  return calendarKinds.find((kind) => kind === pe_solicitud_tipo_id) ?? 5;
}

export type AbsencePeriod = CalendarAbsence["periodos"][number];
export type Workday = WholeCalendar["jornadas"][number];

/** An absence on one of its days. */
export type DayAbsence = { absence: CalendarAbsence; period: AbsencePeriod };

/** Events of a day of the shown kinds. */
export type DayEvents = {
  holidays: readonly CalendarHoliday[];
  absences: readonly DayAbsence[];
  shifts: readonly CalendarShift[];
  work: Workday | null;
  events: readonly CalendarEvent[];
  birthdays: readonly Person[];
};

/** Events of each day; days without events are missing. */
export type DayBook = ReadonlyMap<string, DayEvents>;

type OpenDay = { -readonly [K in keyof DayEvents]: Mutable<DayEvents[K]> };
type Mutable<T> = T extends ReadonlyArray<infer Item> ? Item[] : T;

/** True if an absence waits for a decision. */
export function isPending({ estado_id }: CalendarAbsence): boolean {
  return estado_id === requestStates.pending;
}

/** True if it is part of a day, with a start and an end. */
export function isPartOfDay({ hora_inicio }: AbsencePeriod): boolean {
  return hora_inicio !== null;
}

/** Assigns a calendar's events to its days, without hidden kinds. */
export function bookOf(calendar: WholeCalendar, shown: ReadonlySet<CalendarKind>): DayBook {
  const days = new Map<string, OpenDay>();
  const at = (day: string): OpenDay => {
    const known = days.get(day) ?? emptyDay();
    days.set(day, known);
    return known;
  };
  const { desde, hasta } = calendar;
  for (const holiday of calendar.festivos) {
    if (shown.has(holidayKindOf(holiday))) at(holiday.fecha).holidays.push(holiday);
  }
  for (const absence of calendar.ausencias.filter((one) => shown.has(absenceKindOf(one)))) {
    for (const period of absence.periodos) {
      for (const day of daysOf(period, desde, hasta)) at(day).absences.push({ absence, period });
    }
  }
  if (shown.has(eventKind)) {
    for (const event of calendar.eventos) {
      for (const day of daysOf(event, desde, hasta)) at(day).events.push(event);
    }
  }
  if (shown.has(shiftKind)) for (const shift of calendar.turnos) at(shift.fecha).shifts.push(shift);
  if (shown.has(workKind)) for (const work of calendar.jornadas) at(work.fecha).work = work;
  if (shown.has(birthdayKind)) {
    for (const one of calendar.cumpleanyos) at(one.fecha).birthdays.push(one.trabajador);
  }
  return days;
}

function emptyDay(): OpenDay {
  return { holidays: [], absences: [], shifts: [], work: null, events: [], birthdays: [] };
}

type Span = { fecha_inicio: string; fecha_fin: string };

function daysOf(span: Span, first: string, last: string): string[] {
  const days: string[] = [];
  const end = span.fecha_fin < last ? span.fecha_fin : last;
  let day = span.fecha_inicio > first ? span.fecha_inicio : first;
  while (day <= end) {
    days.push(day);
    day = addDays(day, 1);
  }
  return days;
}

/**
 * Number of events of each kind in a year: days of holidays, absences and shifts, else one each.
 */
export function countsOf(calendar: WholeCalendar): ReadonlyMap<CalendarKind, number> {
  const counts = new Map<CalendarKind, number>();
  const add = (kind: CalendarKind, amount: number) => {
    if (amount > 0) counts.set(kind, (counts.get(kind) ?? 0) + amount);
  };
  for (const holiday of calendar.festivos) add(holidayKindOf(holiday), 1);
  for (const absence of calendar.ausencias) {
    // A request of hours, or of days without a schedule, counts as one, so that it can be found.
    const days = absence.periodos.reduce((sum, period) => sum + period.dias, 0);
    add(absenceKindOf(absence), Math.max(1, days));
  }
  add(shiftKind, new Set(calendar.turnos.map(({ fecha }) => fecha)).size);
  add(workKind, calendar.jornadas.length);
  add(eventKind, calendar.eventos.length);
  add(birthdayKind, calendar.cumpleanyos.length);
  return counts;
}

/** Kinds that a view shows at first: in the year, signings would cover everything else (Rule CALENDAR-26). */
function usualKinds(view: CalendarView): CalendarKind[] {
  return calendarKinds.filter((kind) => view !== "anyo" || kind !== workKind);
}

/** The kinds that an address shows; without any, the usual ones of its view. */
export function shownKinds(
  kinds: string | undefined,
  view: CalendarView,
): ReadonlySet<CalendarKind> {
  if (kinds === undefined) return new Set(usualKinds(view));
  const named = new Set(kinds.split("-").map(Number));
  return new Set(calendarKinds.filter((kind) => named.has(kind)));
}

/** Search parameter of the shown kinds; none for the usual ones of the view. */
export function kindsText(
  shown: ReadonlySet<CalendarKind>,
  view: CalendarView,
): string | undefined {
  const named = calendarKinds.filter((kind) => shown.has(kind)).join("-");
  if (named === usualKinds(view).join("-")) return undefined;
  return named === "" ? "0" : named;
}

/** The kind that colours a day: a holiday before an absence; null where neither is. */
export function tileOf(day: DayEvents | undefined): CalendarKind | null {
  const holiday = day?.holidays.find((one) => holidayKindOf(one) !== namedDay);
  if (holiday !== undefined) return holidayKindOf(holiday);
  const away = day?.absences[0];
  if (away !== undefined) return absenceKindOf(away.absence);
  return day?.holidays[0] === undefined ? null : namedDay;
}

/** Complete place of an address: the year, the month and the chosen day. */
type Place = Month & { day: string | null };

/** Target of an address: its day, else its month or year, else today's. */
export function placeOf(search: CalendarSearch, today: string): Place {
  const day = search.dia !== undefined && isRealDay(search.dia, search.anyo) ? search.dia : null;
  const known = monthOfDay(day ?? today);
  const year = search.anyo ?? known.year;
  // Another year without a month opens in January.
  const month = search.mes ?? (year === known.year ? known.month : 1);
  return { year, month, day };
}

/** True if some month has the day, and the year that is shown. */
function isRealDay(day: string, shownYear: number | undefined): boolean {
  const { year, month } = monthOfDay(day);
  return (shownYear ?? year) === year && day <= monthRange(year, month).to;
}

/** True if a month is closed, or its closure asked for; null when neither. */
export function closureOf(
  calendar: WholeCalendar | undefined,
  { year, month }: Month,
): "closed" | "closing" | null {
  const closure = calendar?.cierres.find((one) => one.anyo === year && one.mes === month);
  if (closure === undefined) return null;
  return closure.estado_id === 2 ? "closed" : "closing";
}

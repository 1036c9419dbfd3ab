import type { ColleagueToday } from "@atrio/contract/calendar/colleagues";

/** A day on which somebody is away, and whether its request has no last day yet. */
export type AwayDay = {
  trabajador_id: number;
  fecha: string;
  completo: boolean;
  sin_fecha_fin: boolean;
};

/** Days of a person from today on: those with something scheduled, and those they are away. */
export type DaysAhead = {
  dates: readonly string[];
  scheduled: ReadonlySet<string>;
  away: readonly AwayDay[];
};

/**
 * State of a person today, and the next day of work of who does not work today (Rule CALENDAR-24). Free days
 * between two days of an absence belong to it. An absence without a last day has no return.
 */
export function todayOf({ dates, scheduled, away }: DaysAhead): Omit<ColleagueToday, "persona_id"> {
  const [today = ""] = dates;
  const whole = new Map(away.filter((day) => day.completo).map((day) => [day.fecha, day]));
  const isAtWork = (date: string): boolean => scheduled.has(date) && !whole.has(date);
  if (isAtWork(today)) return { estado: "trabaja", vuelve: null };
  const back = dates.find(isAtWork) ?? null;
  const next = dates.find((date) => scheduled.has(date));
  const isAway = whole.has(today) || (next !== undefined && whole.has(next));
  const isOpen = away.some((day) => day.sin_fecha_fin && (back === null || day.fecha < back));
  return { estado: isAway ? "ausente" : "libre", vuelve: isOpen ? null : back };
}

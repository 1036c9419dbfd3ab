export const calendarViews = ["anyo", "mes", "equipo"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Search parameters of the page. */
export type CalendarSearch = {
  /** Without it: the year, and on a phone the month. */
  vista?: CalendarView;
  anyo?: number;
  /** 1 to 12. */
  mes?: number;
  /** The chosen day. */
  dia?: string;
  /** Kinds of event that are shown, joined by hyphens: '1-22-212'; 0 is none. Without it all. */
  tipos?: string;
};

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readCalendarSearch(search: Record<string, unknown>): CalendarSearch {
  const read: CalendarSearch = {};
  const view = calendarViews.find((known) => known === search["vista"]);
  const { dia, tipos } = search;
  if (view !== undefined) read.vista = view;
  const year = Number(search["anyo"]);
  if (Number.isInteger(year) && year >= 2000 && year < 2200) read.anyo = year;
  const month = Number(search["mes"]);
  if (Number.isInteger(month) && month >= 1 && month <= 12) read.mes = month;
  if (typeof dia === "string" && isDay(dia)) read.dia = dia;
  // A single kind arrives as a number.
  if (/^\d{1,3}(-\d{1,3}){0,19}$/.test(String(tipos))) read.tipos = String(tipos);
  return read;
}

/** A day number of any month; shorter months are checked where the day is read. */
function isDay(text: string): boolean {
  return /^2[01]\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
}

/** Search parameters of the events: the year. */
export type EventsSearch = { anyo?: number };

/** Parses the page's search parameters; unknown ones are left out. */
export function readEventsSearch(search: Record<string, unknown>): EventsSearch {
  const year = Number(search["anyo"]);
  return Number.isInteger(year) && year >= 1900 && year <= 2199 ? { anyo: year } : {};
}

export const shiftViews = ["proximos", "abiertos", "cambios", "disponibilidad"] as const;
export type ShiftView = (typeof shiftViews)[number];

/** Search parameters of the page; without a view the upcoming shifts. */
export type ShiftsSearch = { vista?: ShiftView };

/** Parses the page's search parameters; unknown ones are left out. Part of every first page. */
export function readShiftsSearch(search: Record<string, unknown>): ShiftsSearch {
  const view = shiftViews.find((known) => known === search["vista"]);
  return view === undefined ? {} : { vista: view };
}

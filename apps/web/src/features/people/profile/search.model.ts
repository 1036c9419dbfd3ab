/** Parts of the personal area; the first is the default. */
export const personalViews = ["datos", "cuentas", "avisos", "seguridad", "privacidad"] as const;
export type PersonalView = (typeof personalViews)[number];

/** Search parameters of the page. */
export type PersonalSearch = { vista?: PersonalView };

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readPersonalSearch(search: Record<string, unknown>): PersonalSearch {
  const view = personalViews.find((known) => known === search["vista"]);
  return view === undefined || view === "datos" ? {} : { vista: view };
}

/** The parts of the personal area; it opens with the first. */
export const personalViews = ["datos", "cuentas", "avisos", "seguridad", "privacidad"] as const;
export type PersonalView = (typeof personalViews)[number];

/** What an address says of the page. */
export type PersonalSearch = { vista?: PersonalView };

/**
 * Reads the page's part of an address; what it does not know is left out. It is part of every first
 * page, so it imports nothing.
 */
export function readPersonalSearch(search: Record<string, unknown>): PersonalSearch {
  const view = personalViews.find((known) => known === search["vista"]);
  return view === undefined || view === "datos" ? {} : { vista: view };
}

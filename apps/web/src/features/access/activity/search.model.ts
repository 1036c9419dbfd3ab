/** Periods that the activity offers, in days; the last one is all. */
export const periods = [7, 30, 365, 0] as const;
export type Period = (typeof periods)[number];

/** Search parameters of the activity. */
export type ActivitySearch = {
  dias?: Period;
  grupo?: string;
  /** Author of the acts. */
  autor?: number;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readActivitySearch(search: Record<string, unknown>): ActivitySearch {
  const read: ActivitySearch = {};
  const { dias, grupo } = search;
  const period = periods.find((known) => dias !== undefined && known === Number(dias));
  if (period !== undefined && period !== 30) read.dias = period;
  if (typeof grupo === "string" && /^[a-z]{3,20}$/.test(grupo)) read.grupo = grupo;
  for (const key of ["autor", "pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 2_147_483_647) read[key] = value;
  }
  return read;
}

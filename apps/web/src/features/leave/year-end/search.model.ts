/** Search parameters of the year end; `ver` is checked by the page. */
export type YearEndSearch = {
  anyo?: number;
  ver?: string;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readYearEndSearch(search: Record<string, unknown>): YearEndSearch {
  const read: YearEndSearch = {};
  if (typeof search["ver"] === "string") read.ver = search["ver"];
  for (const key of ["anyo", "pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 1_000_000) read[key] = value;
  }
  return read;
}

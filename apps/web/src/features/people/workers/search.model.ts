/** Search parameters of the page: search, order, page, and open card. */
export type WorkersSearch = {
  q?: string;
  departamento?: string;
  centro?: number;
  relacion?: string;
  orden?: string;
  sentido?: "desc";
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
  /** Person of the open card. */
  persona?: number;
};

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readWorkersSearch(search: Record<string, unknown>): WorkersSearch {
  const read: WorkersSearch = {};
  for (const key of ["q", "departamento", "relacion", "orden"] as const) {
    const value = search[key];
    // A number that somebody looks for arrives as one.
    if (typeof value === "number" || (typeof value === "string" && value !== "")) {
      read[key] = String(value).slice(0, 100);
    }
  }
  if (search["sentido"] === "desc") read.sentido = "desc";
  for (const key of ["centro", "pagina", "filas", "persona"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 2_147_483_647) read[key] = value;
  }
  return read;
}

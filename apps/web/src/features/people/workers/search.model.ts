/** What an address says of the page: what is looked for, in which order, which page, whose card is open. */
export type WorkersSearch = {
  q?: string;
  departamento?: string;
  centro?: number;
  relacion?: string;
  orden?: string;
  sentido?: "desc";
  /** Page of the list, from 1, and the rows of one. */
  pagina?: number;
  filas?: number;
  /** Whose card is open. */
  persona?: number;
};

/**
 * Reads the page's part of an address; what it does not know is left out. It is part of every first
 * page, so it imports nothing.
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

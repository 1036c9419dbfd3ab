/** Search parameters of the page of Model 145; `ver` is checked by the page. */
export type OfficeModel145Search = {
  q?: string;
  ver?: string;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readOfficeModel145Search(search: Record<string, unknown>): OfficeModel145Search {
  const read: OfficeModel145Search = {};
  for (const key of ["q", "ver"] as const) {
    const value = search[key];
    // A number that somebody looks for arrives as one.
    if (typeof value === "number" || (typeof value === "string" && value !== "")) {
      read[key] = String(value).slice(0, 100);
    }
  }
  for (const key of ["pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 1_000_000) read[key] = value;
  }
  return read;
}

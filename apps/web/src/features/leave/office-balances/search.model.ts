/** Search parameters of the office's balances; `saldo` is checked by the page. */
export type OfficeBalancesSearch = {
  q?: string;
  saldo?: string;
  anyo?: number;
  centro?: number;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readOfficeBalancesSearch(search: Record<string, unknown>): OfficeBalancesSearch {
  const read: OfficeBalancesSearch = {};
  for (const key of ["q", "saldo"] as const) {
    const value = search[key];
    // A number that somebody looks for arrives as one.
    if (typeof value === "number" || (typeof value === "string" && value !== "")) {
      read[key] = String(value).slice(0, 100);
    }
  }
  for (const key of ["anyo", "centro", "pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 1_000_000) read[key] = value;
  }
  return read;
}

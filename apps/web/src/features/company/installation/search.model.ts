/** Search parameters of the installation's page: those of its companies. */
export type InstallationSearch = {
  /** Words of the search. */
  q?: string;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readInstallationSearch(search: Record<string, unknown>): InstallationSearch {
  const read: InstallationSearch = {};
  const { q } = search;
  if (typeof q === "string" && q !== "") read.q = q.slice(0, 100);
  for (const key of ["pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 1_000_000) read[key] = value;
  }
  return read;
}

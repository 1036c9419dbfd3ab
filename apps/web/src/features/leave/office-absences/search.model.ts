/** Search parameters of the company's absences. */
export type OfficeAbsencesSearch = {
  q?: string;
  tipo?: number;
  estado?: number;
  anyo?: number;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readOfficeAbsencesSearch(search: Record<string, unknown>): OfficeAbsencesSearch {
  const read: OfficeAbsencesSearch = {};
  const { q } = search;
  // A number that somebody looks for arrives as one.
  if (typeof q === "number" || (typeof q === "string" && q !== "")) {
    read.q = String(q).slice(0, 100);
  }
  const most = { tipo: 8, estado: 4, anyo: 2199, pagina: 1_000_000, filas: 100 };
  for (const key of ["tipo", "estado", "anyo", "pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= most[key]) read[key] = value;
  }
  if (read.anyo !== undefined && read.anyo < 2000) delete read.anyo;
  return read;
}

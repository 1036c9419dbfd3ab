/** Parts of the page; the first is the default. */
export const documentViews = [
  "resumen",
  "empresa",
  "personales",
  "laborales",
  "contrato",
  "firma",
  "certificados",
  "modelo145",
] as const;
export type DocumentView = (typeof documentViews)[number];

/** States by which a list is narrowed. */
export const documentStates = ["nuevo", "pendiente", "aprobada", "rechazada"] as const;
export type DocumentState = (typeof documentStates)[number];

/** Search parameters of the page; files and histories open over any part. */
export type DocumentsSearch = {
  vista?: DocumentView;
  /** Document to sign. */
  firma?: number;
  /** Document whose file is open, and document whose history is. */
  doc?: number;
  historial?: number;
  /** Words to look for, kind of document, state and year. */
  q?: string;
  tipo?: string;
  estado?: DocumentState;
  anyo?: number;
};

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readDocumentsSearch(search: Record<string, unknown>): DocumentsSearch {
  const read: DocumentsSearch = {};
  const view = documentViews.find((known) => known === search["vista"]);
  const state = documentStates.find((known) => known === search["estado"]);
  const { q: words, tipo } = search;
  if (view !== undefined && view !== "resumen") read.vista = view;
  if (state !== undefined) read.estado = state;
  if (typeof tipo === "string" && /^\w{1,60}$/.test(tipo)) read.tipo = tipo;
  // A number that somebody looks for arrives as one.
  if (typeof words === "number" || (typeof words === "string" && words !== "")) {
    read.q = String(words).slice(0, 100);
  }
  for (const key of ["firma", "doc", "historial"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 2_147_483_647) read[key] = value;
  }
  const year = Number(search["anyo"]);
  if (Number.isInteger(year) && year >= 2000 && year < 2200) read.anyo = year;
  // An address that names a document to sign leads to where it is signed.
  if (read.firma !== undefined) read.vista = "firma";
  return read;
}

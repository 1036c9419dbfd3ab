/** Lists by state: waiting for a decision, or decided; the last one is all of them. */
export const teamStates = ["pendiente", "aprobada", "rechazada", "todos"] as const;
export type TeamState = (typeof teamStates)[number];

/** Search parameters of the page. */
export type TeamDocumentsSearch = {
  estado?: TeamState;
  /** Owner of the documents. */
  persona?: number;
  q?: string;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
  /** Document whose file is open. */
  doc?: number;
};

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readTeamDocuments(search: Record<string, unknown>): TeamDocumentsSearch {
  const read: TeamDocumentsSearch = {};
  const state = teamStates.find((known) => known === search["estado"]);
  const { q: words } = search;
  if (state !== undefined && state !== "pendiente") read.estado = state;
  // A number that somebody looks for arrives as one.
  if (typeof words === "number" || (typeof words === "string" && words !== "")) {
    read.q = String(words).slice(0, 100);
  }
  for (const key of ["persona", "pagina", "filas", "doc"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 2_147_483_647) read[key] = value;
  }
  return read;
}

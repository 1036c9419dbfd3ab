/** Acts that narrow the list, in its order. */
const acts = ["aprobar", "firmar", "confirmar", "responder", "cerrar", "completar"] as const;

/** Search parameters of the page of what waits. */
export type WaitingSearch = {
  acto?: (typeof acts)[number];
  /** The request that is open. */
  solicitud?: number;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
};

const most = 2_147_483_647;

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it imports
 * nothing.
 */
export function readWaitingSearch(search: Record<string, unknown>): WaitingSearch {
  const read: WaitingSearch = {};
  const act = acts.find((known) => known === search["acto"]);
  if (act !== undefined) read.acto = act;
  for (const key of ["solicitud", "pagina", "filas"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= most) read[key] = value;
  }
  return read;
}

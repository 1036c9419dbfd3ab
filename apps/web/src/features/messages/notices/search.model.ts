/** Parts of the list; the first is the default. */
export const noticeStates = ["todas", "sin_leer", "archivadas"] as const;
export type NoticeState = (typeof noticeStates)[number];

/** Search parameters of the page. */
export type NoticesSearch = {
  estado?: NoticeState;
  /** Code of their subject. */
  tipo?: string;
  /** Words to look for. */
  q?: string;
  /** Page of the list, from 1, and the rows of a page. */
  pagina?: number;
  filas?: number;
  /** Notification that is open. */
  aviso?: number;
};

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readNoticesSearch(search: Record<string, unknown>): NoticesSearch {
  const read: NoticesSearch = {};
  const state = noticeStates.find((known) => known === search["estado"]);
  const { q: words, tipo } = search;
  if (state !== undefined && state !== "todas") read.estado = state;
  if (typeof tipo === "string" && /^[a-z_]{1,40}$/.test(tipo)) read.tipo = tipo;
  // A number that somebody looks for arrives as one.
  if (typeof words === "number" || (typeof words === "string" && words !== "")) {
    read.q = String(words).slice(0, 100);
  }
  for (const key of ["pagina", "filas", "aviso"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 2_147_483_647) read[key] = value;
  }
  return read;
}

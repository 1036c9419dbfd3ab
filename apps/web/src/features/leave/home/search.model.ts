/** Search parameters of the home page: a request that waits for administrators. */
export type HomeSearch = { solicitud?: number };

/** Parses the page's search parameters; imports nothing, because it is part of every first page. */
export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const id = Number(search["solicitud"]);
  return Number.isInteger(id) && id > 0 ? { solicitud: id } : {};
}

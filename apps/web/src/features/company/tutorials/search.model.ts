/** What an address says of the page: the tutorial that is open. */
export type TutorialsSearch = { video?: string };

/**
 * Reads the page's part of an address; a name that is no tutorial's is the page's to overlook. It is
 * part of every first page, so it imports nothing.
 */
export function readTutorialsSearch({ video }: Record<string, unknown>): TutorialsSearch {
  return typeof video === "string" && /^[a-z_]{1,40}$/.test(video) ? { video } : {};
}

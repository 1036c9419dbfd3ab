/** Search parameters of the page: the open tutorial. */
export type TutorialsSearch = { video?: string };

/**
 * Parses the page's search parameters; the page ignores unknown tutorials. Part of every first
 * page, so it imports nothing.
 */
export function readTutorialsSearch({ video }: Record<string, unknown>): TutorialsSearch {
  return typeof video === "string" && /^[a-z_]{1,40}$/.test(video) ? { video } : {};
}

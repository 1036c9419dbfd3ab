/** Search parameters of the verification page. */
export type VerifySearch = {
  /** Code of a document, checked at once; the QR of a sealed document carries it. */
  c?: string;
};

/** Parses the page's search parameters. Part of every first page, so it imports nothing. */
export function readVerifySearch(search: Record<string, unknown>): VerifySearch {
  const { c: code } = search;
  // Digits alone arrive as a number.
  if (typeof code !== "string" && typeof code !== "number") return {};
  const text = String(code).trim().slice(0, 60);
  return text === "" ? {} : { c: text };
}

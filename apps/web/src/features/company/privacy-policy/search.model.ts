/** Search parameters of the page: a company by slug or id, and an older version of its text. */
export type PolicySearch = { empresa?: string; version?: number };

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readPolicySearch(search: Record<string, unknown>): PolicySearch {
  const { empresa, version } = search;
  const name = typeof empresa === "number" ? String(empresa) : empresa;
  const isName = typeof name === "string" && /^[a-z\d][a-z\d-]{0,59}$/i.test(name);
  const number = Number(version);
  const isVersion = Number.isInteger(number) && number > 0 && number <= 100_000;
  return { ...(isName && { empresa: name }), ...(isVersion && { version: number }) };
}

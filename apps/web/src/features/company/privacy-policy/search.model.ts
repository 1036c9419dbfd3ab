/** What an address says of the page: a company by slug or id, and an older version of its text. */
export type PolicySearch = { empresa?: string; version?: number };

/**
 * Reads the page's part of an address; what it does not know is left out. It is part of every first
 * page, so it imports nothing.
 */
export function readPolicySearch(search: Record<string, unknown>): PolicySearch {
  const { empresa: company, version } = search;
  const name = typeof company === "number" ? String(company) : company;
  const isName = typeof name === "string" && /^[a-z\d][a-z\d-]{0,59}$/i.test(name);
  const number = Number(version);
  const isVersion = Number.isInteger(number) && number > 0 && number <= 100_000;
  return { ...(isName && { empresa: name }), ...(isVersion && { version: number }) };
}

/** Search parameters of the leave rules: the rule that is shown. */
export type RulesSearch = { regla?: number };

/** Parses the page's search parameters; unknown ones are left out. */
export function readRulesSearch(search: Record<string, unknown>): RulesSearch {
  const id = Number(search["regla"]);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? { regla: id } : {};
}

/** Search parameters of the messages of the office: writing one, and the page of the list. */
export type MessagesSearch = { vista?: "nuevo"; pagina?: number };

/** Parses the page's search parameters; unknown ones are left out. */
export function readMessagesSearch(search: Record<string, unknown>): MessagesSearch {
  const page = Number(search["pagina"]);
  return {
    ...(search["vista"] === "nuevo" && { vista: "nuevo" }),
    ...(Number.isInteger(page) && page > 1 && page <= 100_000 && { pagina: page }),
  };
}

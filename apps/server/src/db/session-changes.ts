import type pg from "pg";

/** Code of the notices that announce a change of what session checks read (migration 0267). */
const noticeCode = "ATSES";

/** Collects the announced changes of a connection, until they are taken. */
export function collectSessionChanges(client: pg.ClientBase): () => string[] {
  let heard: string[] = [];
  client.on("notice", ({ code, message }) => {
    if (code === noticeCode && message !== undefined) heard.push(message);
  });
  return () => {
    if (heard.length === 0) return heard;
    const taken = heard;
    heard = [];
    return taken;
  };
}

import type { CompiledQuery, QueryResult } from "kysely";
import type pg from "pg";

/** Whose plans a statement has: PostgreSQL keeps one for each name. */
export type Plans = "usual" | "large";

/** Numbers of statements by their text. */
const numbers = new Map<string, number>();
const most = 2000;

/**
 * Statements are named by their text, so that the server parses each once a connection, and by whose plan they need: the one
 * kept for a company of sixty people sorts all names of five thousand.
 */
function nameOf(text: string, plans: Plans): string | undefined {
  const known = numbers.get(text);
  if (known === undefined && numbers.size >= most) return undefined;
  const number = known ?? numbers.size;
  numbers.set(text, number);
  return `${plans === "large" ? "l" : "q"}${number}`;
}

/**
 * Sends everything that is asked of a connection before the process looks at its sockets again in
 * one packet: with short statements the system calls are most of the work.
 */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Runs a statement on a connection. */
export async function run<R>(
  client: pg.PoolClient,
  query: CompiledQuery,
  plans: Plans,
): Promise<QueryResult<R>> {
  sendTogether(client);
  const name = nameOf(query.sql, plans);
  const result = await client.query<R & pg.QueryResultRow>({
    text: query.sql,
    values: [...query.parameters],
    ...(name === undefined ? {} : { name }),
  });
  return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
}

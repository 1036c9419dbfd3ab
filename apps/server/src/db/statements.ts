import {
  DefaultQueryExecutor,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from "kysely";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import type pg from "pg";

import { send } from "./packets.ts";
import type { Database } from "./schema.ts";

/** Whose plans a statement has: PostgreSQL keeps one for each name. */
export type Plans = "usual" | "large";

/**
 * Texts of statements in the order of their numbers, in groups of one length. A statement's text is put together for each
 * answer: to hash its kilobytes takes ten times as long as to compare them with the few of the same length.
 */
const known = new Map<number, Array<{ text: string; number: number }>>();
const most = 2000;
let nextNumber = 0;

function numberOf(text: string): number | undefined {
  const group = known.get(text.length) ?? [];
  for (const one of group) if (one.text === text) return one.number;
  if (nextNumber >= most) return undefined;
  known.set(text.length, [...group, { text, number: nextNumber }]);
  nextNumber += 1;
  return nextNumber - 1;
}

/**
 * Statements are named by their text, so that the server parses each once a connection, and by whose plan they need: the one
 * kept for a company of sixty people sorts all names of five thousand.
 */
function nameOf(text: string, plans: Plans): string | undefined {
  const number = numberOf(text);
  return number === undefined ? undefined : `${plans === "large" ? "l" : "q"}${number}`;
}

/** Runs a statement on a connection. */
export async function run<R>(
  client: pg.PoolClient,
  { sql: text, parameters: values }: CompiledQuery,
  plans: Plans,
): Promise<QueryResult<R>> {
  const { rows, count } = await send(client, { name: nameOf(text, plans), text, values });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a statement's declared rows
  return { rows: rows as R[], numAffectedRows: BigInt(count) };
}

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: ConstructorParameters<typeof PostgresIntrospector>[0]) =>
    new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const driver = new DummyDriver();
const compiler = dialect.createQueryCompiler();
const adapter = dialect.createAdapter();

/** A transaction whose statements `execute` runs. */
export function transactionBy(
  execute: (query: CompiledQuery) => Promise<QueryResult<never>>,
): Transaction<Database> {
  const connection: DatabaseConnection = {
    executeQuery: execute,
    streamQuery: () => {
      throw new Error("Streaming is not available on a pipelined connection");
    },
  };
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  return new Transaction<Database>({ config: { dialect }, dialect, driver, executor });
}

import {
  DefaultQueryExecutor,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  RawNode,
  Transaction,
  ValueNode,
} from "kysely";
import type { CompiledQuery, DatabaseConnection, OperationNode, QueryResult } from "kysely";
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

/** Compiler that goes through the parts of a written statement without looking up each one's kind. */
class Compiler extends PostgresQueryCompiler {
  protected override visitRaw({ sqlFragments, parameters }: RawNode): void {
    let index = 0;
    for (const fragment of sqlFragments) {
      this.append(fragment);
      const parameter = parameters[index];
      if (parameter !== undefined) this.#visit(parameter);
      index += 1;
    }
  }

  #visit(node: OperationNode): void {
    if (RawNode.is(node)) this.visitRaw(node);
    else if (ValueNode.is(node)) this.visitValue(node);
    else this.visitNode(node);
  }
}

const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: ConstructorParameters<typeof PostgresIntrospector>[0]) =>
    new PostgresIntrospector(db),
  createQueryCompiler: () => new Compiler(),
};
const driver = new DummyDriver();
const compiler = dialect.createQueryCompiler();
const adapter = dialect.createAdapter();

type Execute = (query: CompiledQuery) => Promise<QueryResult<never>>;

/** Connection of a transaction for executors of the query builder's own, which have plugins. */
function connectionBy(execute: Execute): DatabaseConnection {
  return {
    executeQuery: execute,
    streamQuery: () => {
      throw new Error("Streaming is not available on a pipelined connection");
    },
  };
}

/** Executor without the query builder's own connections and cancelling: the connection is known. */
class Executor extends DefaultQueryExecutor {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    super(compiler, adapter, {
      provideConnection: async (consumer) => consumer(connectionBy(execute)),
    });
    this.#execute = execute;
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#execute(query);
  }
}

/** A transaction whose statements `execute` runs. */
export function transactionBy(execute: Execute): Transaction<Database> {
  const executor = new Executor(execute);
  return new Transaction<Database>({ config: { dialect }, dialect, driver, executor });
}

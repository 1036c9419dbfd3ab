import {
  type CompiledQuery,
  DefaultQueryExecutor,
  type DatabaseConnection,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from "kysely";
import pg from "pg";

import { isRetryable } from "./failures.ts";
import { recallOnce, rememberOnce, type Once } from "./once.ts";
import { openPulse, patience } from "./pulse.ts";
import type { Patience, Pulse } from "./pulse.ts";
import type { Database } from "./schema.ts";
import { openSlots } from "./slots.ts";
import type { Slots } from "./slots.ts";
import { typeParsers } from "./types.ts";
import { vacuum } from "./vacuum.ts";

/** A running transaction under a role that row security binds. */
export type Tx = Transaction<Database>;

/** A single statement without a transaction of its own, e.g. the session check. */
export type Lookup = { name: string; text: string; values: unknown[] };

export type Db = {
  /**
   * Runs `work` inside a company; commits before it resolves. With `once`, a repeated call gets the
   * first one's answer.
   */
  tenant<T>(companyId: number, work: (tx: Tx) => Promise<T>, once?: Once): Promise<T>;
  /**
   * Reads inside a company in one round trip: BEGIN, all statements of `work` and COMMIT travel
   * together. They are sent at once; a statement that waits for another's rows throws.
   */
  read<T>(companyId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` as the door: accounts, sessions, single-use tokens, limits. */
  gate<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement as the door in a single round trip. */
  gateLookup<T>(lookup: Lookup): Promise<T[]>;
  /** Places shared by all processes, which leave no trace. */
  slots: Slots;
  /** Removes dead rows of some tables from their pages. */
  vacuum(tables: readonly string[]): Promise<void>;
  /** Waiting, idle and open connections, for the metrics. */
  stats(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

const attempts = 3;

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

/** Statements are named by their text, so that the server parses each once a connection. */
const names = new Map<string, string>();
const namesLimit = 2000;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= namesLimit) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Sends everything that is asked of a connection before the process looks at its sockets again in
 * one packet: with short statements the system calls are most of the work.
 */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function run<R>(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<R>> {
  sendTogether(client);
  const name = nameOf(query.sql);
  const result = await client.query<R & pg.QueryResultRow>({
    text: query.sql,
    values: [...query.parameters],
    ...(name === undefined ? {} : { name }),
  });
  return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
}

/**
 * A packet of statements sent at once; nothing can follow it in its transaction. The first failed
 * statement gives the reason: later ones only say that their transaction is over.
 */
type Packet = { isSent: boolean; failed?: Error };

function transactionOn(client: pg.PoolClient, packet?: Packet): Tx {
  const connection: DatabaseConnection = {
    executeQuery: async (query) => {
      if (packet === undefined) return run(client, query);
      if (packet.isSent) throw new Error("This read asks for something too late");
      return run<never>(client, query).catch((error: unknown) => {
        if (error instanceof Error) packet.failed ??= error;
        throw error;
      });
    },
    streamQuery: () => {
      throw new Error("Streaming is not available on a pipelined connection");
    },
  };
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  return new Transaction<Database>({ config: { dialect }, dialect, driver, executor });
}

function tenantBegin(companyId: number, begin = "BEGIN"): string {
  if (!Number.isSafeInteger(companyId) || companyId < 1) throw new Error("Invalid company id");
  return `${begin}; SET LOCAL ROLE atrio_app; SET LOCAL app.empresa_id = '${companyId}'`;
}

/**
 * Connections start with the gate's role, never with the login role: it sees nothing of a company's
 * work, and its look-ups need no transaction around them.
 */
const connectionOptions = "-c timezone=UTC -c role=atrio_gate";
const gateBegin = "BEGIN";

/** A connection whose state is unknown is thrown away, never given to the next request. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query("ROLLBACK");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The error of a lost connection also rejects its query: here it must only not be unhandled. */
const ignoreLost = (): undefined => undefined;

/** Connections, and the watch over their use. */
type Ground = { pool: pg.Pool; pulse: Pulse };

async function inTransaction<T>(
  { pool, pulse }: Ground,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const unwatch = pulse.watch(client);
  let lost: Error | undefined;
  try {
    // BEGIN is sent together with the first statement of `work`; its failure is theirs too.
    sendTogether(client);
    const begun = client.query(begin);
    begun.catch(ignoreLost);
    const result = await work(transactionOn(client));
    await begun;
    const ended = await client.query("COMMIT");
    // A transaction that swallowed a database error ends as ROLLBACK without complaint.
    if (ended.command !== "COMMIT") throw new Error("The transaction was rolled back");
    return result;
  } catch (error) {
    lost = await rollBack(client);
    throw error;
  } finally {
    unwatch();
    client.release(lost);
  }
}

async function inOnePacket<T>(
  { pool, pulse }: Ground,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const unwatch = pulse.watch(client);
  const packet: Packet = { isSent: false };
  let lost: Error | undefined;
  try {
    // Runs when `work` has sent everything it can without waiting.
    const ended = new Promise<unknown>((resolve, reject) => {
      process.nextTick(() => {
        packet.isSent = true;
        client.query("COMMIT").then(resolve, reject);
      });
    });
    sendTogether(client);
    const begun = client.query(begin);
    const [result] = await Promise.all([work(transactionOn(client, packet)), begun, ended]);
    return result;
  } catch (error) {
    lost = await rollBack(client);
    throw packet.failed ?? error;
  } finally {
    unwatch();
    client.release(lost);
  }
}

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !isRetryable(error)) throw error;
    }
  }
}

/** Answers the stored result of the first call with this key, or works and stores the result. */
async function workOnce<T>(
  tx: Tx,
  companyId: number,
  once: Once,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const earlier = await recallOnce<T>(tx, companyId, once);
  if (earlier !== undefined) return earlier;
  const result = await work(tx);
  await rememberOnce(tx, companyId, once, result);
  return result;
}

async function lookUp<T>({ pool, pulse }: Ground, lookup: Lookup): Promise<T[]> {
  const client = await pool.connect();
  const unwatch = pulse.watch(client);
  let failed: Error | undefined;
  try {
    const result = await client.query<T & pg.QueryResultRow>(lookup);
    return result.rows;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    unwatch();
    client.release(failed);
  }
}

/** Opens the pool that serves requests. `databaseUrl` may log in as owner or superuser: no statement runs as either. */
export function openDb(
  databaseUrl: string,
  options: { max?: number | undefined; patience?: Patience | undefined } = {},
): Db {
  const limits = options.patience ?? patience;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.max ?? 10,
    pipeline: true,
    connectionTimeoutMillis: limits.connection,
    idleTimeoutMillis: 30_000,
    // A statement that the server itself ends is told as such; a frozen server is found by its pulse.
    query_timeout: 8000,
    statement_timeout: 5000,
    lock_timeout: 3000,
    options: connectionOptions,
    application_name: "atrio",
    types: typeParsers,
  });
  pool.on("error", ignoreLost);
  // From the first moment: a dying server can end a connection in the packet that opens it.
  pool.on("connect", (client) => client.on("error", ignoreLost));
  const slots = openSlots(databaseUrl);
  const ground: Ground = { pool, pulse: openPulse({ databaseUrl, patience: limits }) };
  return {
    tenant: async (companyId, work, once) =>
      retried(async () =>
        inTransaction(ground, tenantBegin(companyId), async (tx) =>
          once === undefined ? work(tx) : workOnce(tx, companyId, once, work),
        ),
      ),
    read: async (companyId, work) =>
      retried(async () => inOnePacket(ground, tenantBegin(companyId, "BEGIN READ ONLY"), work)),
    gate: async (work) => retried(async () => inTransaction(ground, gateBegin, work)),
    gateLookup: async (lookup) => retried(async () => lookUp(ground, lookup)),
    slots,
    vacuum: async (tables) => vacuum(databaseUrl, tables),
    stats: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([ground.pulse.close(), slots.close(), pool.end()]);
    },
  };
}

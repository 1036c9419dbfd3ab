import type { Transaction } from "kysely";
import pg from "pg";

import { isRetryable } from "./failures.ts";
import { onlyOnce } from "./once.ts";
import type { Once, Prepared, Steps } from "./once.ts";
import { limitPackets, openPacketOf, send, sendNow } from "./packets.ts";
import { openPulse, patience } from "./pulse.ts";
import type { Patience, Pulse } from "./pulse.ts";
import type { Database } from "./schema.ts";
import { openSessionChanges } from "./session-changes.ts";
import type { SessionChanges } from "./session-changes.ts";
import { openSharing, SharedFailure } from "./shared.ts";
import type { Shared } from "./shared.ts";
import { openSizes } from "./sizes.ts";
import type { Sizes } from "./sizes.ts";
import { openSlots } from "./slots.ts";
import type { Slots } from "./slots.ts";
import { run, transactionBy } from "./statements.ts";
import type { Plans } from "./statements.ts";
import { openTurns } from "./turns.ts";
import type { Turns } from "./turns.ts";
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
  /** The same for work that begins with what `ahead` reads and locks, which travels with the claim of `once`. */
  prepared<A, T>(companyId: number, work: Prepared<A, T>, once?: Once): Promise<T>;
  /**
   * Reads inside a company in one round trip: all statements of `work` travel together. They are sent at once; a
   * statement that waits for another's rows throws.
   */
  read<T>(companyId: number, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs the reading use cases of `work` in one read-only transaction of a company on one connection: their
   * `tenant` and `read` use it. Throws SharedFailure when a statement fails: then nothing that `work` answered counts.
   */
  together<T>(companyId: number, work: () => Promise<T>): Promise<T>;
  /** Runs what a reading use case writes outside the transaction that it may share. */
  apart<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work` as the door: accounts, sessions, single-use tokens, limits. */
  gate<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement as the door in a single round trip. */
  gateLookup<T>(lookup: Lookup): Promise<T[]>;
  /** Places shared by all processes, which leave no trace. */
  slots: Slots;
  /** Finds the large companies, whose statements have plans of their own; later it happens by itself. */
  learnSizes(): Promise<void>;
  /** Removes dead rows of some tables from their pages. */
  vacuum(tables: readonly string[]): Promise<void>;
  /** Waiting, idle and open connections, for the metrics. */
  stats(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

const attempts = 3;

/** Requests that may wait for each connection; beyond, load is shed. */
const waitingForOne = 100;

/** First statement of a transaction, its company (the gate's has none), and whose plans its other ones have. */
type Opening = { begin: "BEGIN" | "BEGIN READ ONLY"; companyId?: number; plans: Plans };

/** Plans of a company's statements. Throws for an id that is none. */
function plansOf({ sizes }: Ground, companyId: number): Plans {
  if (!Number.isSafeInteger(companyId) || companyId < 1) throw new Error("Invalid company id");
  return sizes.isLarge(companyId) ? "large" : "usual";
}

function openingOf(ground: Ground, companyId: number, begin: Opening["begin"] = "BEGIN"): Opening {
  return { begin, companyId, plans: plansOf(ground, companyId) };
}

/** Role and company of a transaction, as SET LOCAL gives them. */
export const enterCompany =
  "select set_config('role', 'atrio_app', true), set_config('app.empresa_id', $1, true)";

/** The same, and nothing may be written. */
export const enterReading = `${enterCompany}, set_config('transaction_read_only', 'on', true)`;

/** Begins a transaction in one packet with the first statement of its work. */
async function beginOn(client: pg.PoolClient, opening: Opening): Promise<void> {
  const begun = send(client, { name: opening.begin, text: opening.begin });
  if (opening.companyId === undefined) return void (await begun);
  const values = [opening.companyId];
  await Promise.all([begun, send(client, { name: "company", text: enterCompany, values })]);
}

async function commitOn(client: pg.PoolClient): Promise<void> {
  const { command } = await send(client, { name: "COMMIT", text: "COMMIT" });
  // A transaction that swallowed a database error ends as ROLLBACK without complaint.
  if (command !== "COMMIT") throw new Error("The transaction was rolled back");
}

/**
 * Connections start with the gate's role, never with the login role: it sees nothing of a company's
 * work, and its look-ups need no transaction around them. Notices announce changes of sessions.
 */
const connectionOptions = "-c timezone=UTC -c role=atrio_gate -c client_min_messages=notice";
const gateOpening: Opening = { begin: "BEGIN", plans: "usual" };

/** A connection whose state is unknown is thrown away, never given to the next request. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    // Statements still waiting for their packet must neither follow the ROLLBACK nor keep it from being done.
    sendNow(client);
    await send(client, { text: "ROLLBACK" });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const nothing = async (): Promise<undefined> => undefined;

/** The error of a lost connection also rejects its query: here it must only not be unhandled. */
const ignoreLost = (): undefined => undefined;

/** Connections, turns at them, and the watch over their use. */
type Ground = {
  pool: pg.Pool;
  turns: Turns<pg.PoolClient>;
  pulse: Pulse;
  refuseWaiting: () => void;
  changes: SessionChanges;
  sizes: Sizes;
};

async function connect({ pool, refuseWaiting }: Ground): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => {
    // Nobody is there: those who wait would only find out one after the other.
    if (!(error instanceof pg.DatabaseError)) refuseWaiting();
    throw error;
  });
}

/**
 * Runs `work` on a connection, which goes on to the next who waits; one whose state is unknown is given back to the
 * pool as lost.
 */
async function onConnection<T>(
  ground: Ground,
  work: (client: pg.PoolClient, lose: (lost: Error | undefined) => void) => Promise<T>,
): Promise<T> {
  return ground.turns.take(async (turn) => {
    const client = turn.kept ?? (await connect(ground));
    turn.kept = undefined;
    const unwatch = ground.pulse.watch(client);
    let lost: Error | undefined;
    try {
      return await work(client, (error) => {
        lost = error;
      });
    } finally {
      unwatch();
      ground.changes.tell(client);
      if (lost === undefined) turn.kept = client;
      else client.release(lost);
    }
  });
}

/** Commits once the present turn has asked for its last statements, in one packet with them. */
async function commitAfterTurn(client: pg.PoolClient): Promise<void> {
  return new Promise((resolve, reject) => {
    process.nextTick(() => {
      commitOn(client).then(resolve, reject);
    });
  });
}

async function inTransaction<T>(
  ground: Ground,
  opening: Opening,
  { work, last }: Steps<T>,
): Promise<T> {
  return onConnection(ground, async (client, lose) => {
    let isOpen = true;
    const tx = transactionBy(async (query) => {
      // The connection may be another company's by now.
      if (!isOpen) throw new Error("The transaction is over");
      return run(client, query, opening.plans);
    });
    try {
      // BEGIN is sent together with the first statement of `work`; its failure is theirs too.
      const begun = beginOn(client, opening);
      begun.catch(ignoreLost);
      const result = await work(tx);
      await begun;
      // Before `last` opens the packet, which is sent at the end of the turn too.
      const ended = commitAfterTurn(client);
      await Promise.all([last?.(tx, result), ended]);
      return result;
    } catch (error) {
      lose(await rollBack(client));
      throw error;
    } finally {
      isOpen = false;
    }
  });
}

/**
 * Runs `work` in one packet. Statements before a Sync are a transaction by themselves, so that neither BEGIN nor COMMIT
 * is needed.
 */
async function inOnePacket<T>(
  ground: Ground,
  companyId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const plans = plansOf(ground, companyId);
  return onConnection(ground, async (client, lose) => {
    const entered = send(client, { name: "reading", text: enterReading, values: [companyId] });
    const packet = openPacketOf(client);
    const tx = transactionBy(async (query) => {
      // The connection may be another company's by now.
      if (openPacketOf(client) !== packet) throw new Error("This read asks for something too late");
      return run(client, query, plans);
    });
    try {
      // Work that throws before it waits leaves it to itself.
      entered.catch(ignoreLost);
      const [result] = await Promise.all([work(tx), entered]);
      return result;
    } catch (error) {
      lose(await rollBack(client));
      throw error;
    }
  });
}

const sharing = openSharing<Tx>();

/** Runs reading use cases in one transaction, which a failed statement makes void as a whole. */
async function inShared<T>(ground: Ground, companyId: number, work: () => Promise<T>): Promise<T> {
  const opening = openingOf(ground, companyId, "BEGIN READ ONLY");
  return onConnection(ground, async (client, lose) => {
    const fail = (error: unknown): never => {
      shared.failed ??= error;
      throw error;
    };
    const tx = transactionBy(async (query) => {
      if (!shared.isOpen) throw new Error("The shared transaction is over");
      return run<never>(client, query, opening.plans).catch(fail);
    });
    const shared: Shared<Tx> = { companyId, tx, isOpen: true };
    try {
      const begun = beginOn(client, opening);
      begun.catch(ignoreLost);
      const result = await sharing.run(shared, work);
      shared.isOpen = false;
      await begun.catch(fail);
      if (shared.failed !== undefined) throw new SharedFailure(shared.failed);
      await commitOn(client).catch(fail);
      return result;
    } catch (error) {
      shared.isOpen = false;
      lose(await rollBack(client));
      throw shared.failed === undefined ? error : new SharedFailure(shared.failed);
    }
  });
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

async function lookUp<T>(ground: Ground, lookup: Lookup): Promise<T[]> {
  return onConnection(ground, async (client, lose) => {
    try {
      const { rows } = await send(client, lookup);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a look-up's declared rows
      return rows as T[];
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  });
}

/** Opens the pool that serves requests. `databaseUrl` may log in as owner or superuser: no statement runs as either. */
export function openDb(
  databaseUrl: string,
  options: {
    max?: number | undefined;
    patience?: Patience | undefined;
    /** Hears of changes that this process made to what session checks read, after each commit. */
    onSessionChange?: ((change: string) => void) | undefined;
  } = {},
): Db {
  const limits = options.patience ?? patience;
  const max = options.max ?? 10;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    pipeline: true,
    connectionTimeoutMillis: limits.connection,
    idleTimeoutMillis: 30_000,
    // A page asks for several things at once: half of the connections outlive its reader's pauses.
    min: Math.floor(max / 2),
    statement_timeout: limits.end,
    lock_timeout: 3000,
    options: connectionOptions,
    application_name: "atrio",
    types: typeParsers,
  });
  pool.on("error", ignoreLost);
  // From the first moment: a dying server can end a connection in the packet that opens it.
  const changes = openSessionChanges(options.onSessionChange);
  pool.on("connect", (client) => {
    changes.watch(client.on("error", ignoreLost));
    // A statement that the server itself ends is told as such; a frozen server is found by its pulse.
    limitPackets(client, limits.end + 3000);
  });
  const slots = openSlots(databaseUrl);
  const queue = { mostWaiting: waitingForOne * max, patience: limits.queue };
  const turns = openTurns<pg.PoolClient>({
    ...queue,
    most: max,
    putBack: (client) => client.release(),
  });
  // A shared transaction may wait for a second connection: half of them stay free for that.
  const sharedTurns = openTurns<never>({ ...queue, most: Math.max(1, Math.floor(max / 2)) });
  const refuseWaiting = (): void => {
    turns.refuseWaiting();
    sharedTurns.refuseWaiting();
  };
  const pulse = openPulse({ databaseUrl, patience: limits, onFrozen: refuseWaiting });
  const sizes = openSizes(async (lookup) => retried(async () => lookUp(ground, lookup)));
  const ground: Ground = { pool, turns, pulse, refuseWaiting, changes, sizes };
  const tenant: Db["prepared"] = async (companyId, work, once) => {
    const shared = once === undefined ? sharing.current(companyId) : undefined;
    if (shared !== undefined) return work.work(shared, await work.ahead(shared));
    return retried(async () =>
      inTransaction(ground, openingOf(ground, companyId), onlyOnce(companyId, once, work)),
    );
  };
  return {
    tenant: async (companyId, work, once) => tenant(companyId, { ahead: nothing, work }, once),
    prepared: tenant,
    read: async (companyId, work) => {
      const shared = sharing.current(companyId);
      if (shared !== undefined) return work(shared);
      return retried(async () => inOnePacket(ground, companyId, work));
    },
    together: async (companyId, work) =>
      max < 2 ? work() : sharedTurns.take(async () => inShared(ground, companyId, work)),
    apart: async (work) => sharing.leave(work),
    gate: async (work) => retried(async () => inTransaction(ground, gateOpening, { work })),
    gateLookup: async (lookup) => retried(async () => lookUp(ground, lookup)),
    slots,
    learnSizes: sizes.learn,
    vacuum: async (tables) => vacuum(databaseUrl, tables),
    stats: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: turns.waiting() + sharedTurns.waiting(),
    }),
    close: async () => {
      sizes.close();
      await Promise.all([ground.pulse.close(), slots.close(), pool.end()]);
    },
  };
}

import type pg from "pg";
import type { PgBoss } from "pg-boss";

import { outgoing } from "./jobs-catalogue.ts";
import type { Log } from "./log.ts";

type OutboxRow = { id: string; nombre: string; datos: object; no_antes_de: string | null };

/** SQL condition: nothing is held back. */
export const isReleased = "not exists (select from instalacion where envios_retenidos is not null)";

const BATCH = 200;
const FIRST_WAIT_MS = 15;
const LONGEST_WAIT_MS = 2000;

// The rows are chosen once, in an array: as a join the plan could run the locking query again.
// Kinds that this version does not know are left for the process that does; after a restore those
// that reach people wait until somebody releases them (Rule COMPANY-90).
const takeRows = `
  delete from trabajo_pendiente where orden = any (array(
    select orden from trabajo_pendiente where nombre = any ($1)
      and (nombre <> all ($2) or ${isReleased})
    order by orden limit ${BATCH} for update skip locked))
  returning id, nombre, datos, to_char(no_antes_de at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as no_antes_de`;

/** Moves committed rows of the outbox to the queue. Any number of processes may do so at once. */
export type Relay = {
  start(): void;
  /** After an announced commit the relay polls soon, and then less and less often. */
  wake(): void;
  stop(): Promise<void>;
};

/** Relay of the named kinds; `onMoved` is called with the kinds that got new jobs. */
export function createRelay(options: {
  pool: pg.Pool;
  boss: PgBoss;
  names: string[];
  log: Log;
  onMoved: (names: Set<string>) => void;
}): Relay {
  return new RelayLoop(options);
}

type RelayOptions = Parameters<typeof createRelay>[0];

class RelayLoop implements Relay {
  readonly #options: RelayOptions;
  #waitMs = FIRST_WAIT_MS;
  #stopped = false;
  #alarm: (() => void) | undefined;
  #running: Promise<void> | undefined;

  constructor(options: RelayOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  wake(): void {
    this.#waitMs = FIRST_WAIT_MS;
    this.#alarm?.();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#alarm?.();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      if (!(await this.#move())) await this.#pause();
    }
  }

  /** True if there was anything to move. */
  async #move(): Promise<boolean> {
    try {
      const moved = await moveBatch(this.#options);
      if (moved.size > 0) this.#options.onMoved(moved);
      return moved.size > 0;
    } catch (err) {
      this.#options.log.warn({ err }, "Pending work could not be handed over; trying again");
      this.#waitMs = LONGEST_WAIT_MS;
      return false;
    }
  }

  async #pause(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#waitMs);
      this.#alarm = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
    });
  }
}

/** Moves up to 200 rows in one transaction and answers which kinds they were. */
async function moveBatch(options: {
  pool: pg.Pool;
  boss: PgBoss;
  names: string[];
}): Promise<Set<string>> {
  const client = await options.pool.connect();
  let lost: Error | undefined;
  const onLost = (error: Error): void => {
    lost = error;
  };
  client.on("error", onLost);
  try {
    await client.query("begin");
    const { rows } = await client.query<OutboxRow>(takeRows, [options.names, outgoing]);
    const names = new Set(rows.map((row) => row.nombre));
    for (const name of names) {
      await insertJobs(options.boss, client, name, rows);
    }
    await client.query("commit");
    return names;
  } catch (error) {
    await client.query("rollback").catch(onLost);
    throw error;
  } finally {
    client.removeListener("error", onLost);
    client.release(lost);
  }
}

async function insertJobs(
  boss: PgBoss,
  client: pg.PoolClient,
  name: string,
  rows: OutboxRow[],
): Promise<void> {
  const jobs = rows
    .filter((row) => row.nombre === name)
    .map((row) => ({
      id: row.id,
      data: row.datos,
      ...(row.no_antes_de === null ? {} : { startAfter: row.no_antes_de }),
    }));
  await boss.insert(name, jobs, {
    db: { executeSql: (text, values) => client.query(text, values) },
  });
}

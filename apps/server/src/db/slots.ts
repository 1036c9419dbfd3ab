import pg from "pg";

/** Places that all processes share, in the database's memory alone: no table, log or backup has them. */
export type Slots = {
  /** Takes the first free one of some places, until `free`; false if none is. */
  take(places: readonly bigint[]): Promise<boolean>;
  /** Frees every place of this process. */
  free(): Promise<void>;
  close(): Promise<void>;
};

/** The database's memory for locks has room for a few thousand: a flood empties this process's share. */
const mostHeld = 1000;

/** Opens the places: session advisory locks on a connection of their own, made on first use. */
export function openSlots(databaseUrl: string): Slots {
  const held = new Set<bigint>();
  let client: pg.Client | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function drop(): Promise<void> {
    const lost = client;
    client = undefined;
    held.clear();
    await lost?.end().catch(() => undefined);
  }

  async function connected(): Promise<pg.Client> {
    if (client !== undefined) return client;
    const made = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
      application_name: "atrio-slots",
      options: "-c role=atrio_gate",
    });
    const lose = (): void => {
      if (client === made) void drop();
    };
    made.on("error", lose);
    made.on("end", lose);
    await made.connect();
    client = made;
    return made;
  }

  async function freeAll(): Promise<void> {
    held.clear();
    await client?.query("select pg_advisory_unlock_all()").catch(drop);
  }

  async function takeOne(places: readonly bigint[]): Promise<boolean> {
    if (held.size >= mostHeld) await freeAll();
    const connection = await connected();
    for (const place of places) {
      // A session gets its own lock again: that would be no second place.
      if (held.has(place)) continue;
      const { rows } = await connection.query<{ taken: boolean }>(
        "select pg_try_advisory_lock($1) as taken",
        [place],
      );
      if (rows[0]?.taken !== true) continue;
      held.add(place);
      return true;
    }
    return false;
  }

  /** Runs work one after the other: two tries at once must not take the same place. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const own = turn.then(work);
    turn = own.catch(() => undefined);
    return own;
  }

  return {
    take: async (places) => inTurn(async () => takeOne(places)),
    free: async () => inTurn(freeAll),
    close: async () => inTurn(drop),
  };
}

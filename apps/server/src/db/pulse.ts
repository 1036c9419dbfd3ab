import pg from "pg";

/** Time limits, in milliseconds, of a request for an unresponsive database. */
export type Patience = {
  /** Longest wait for a free connection; over at once when the database is found frozen. */
  queue: number;
  /** Timeout of opening a connection. */
  connection: number;
  /** Timeout of a statement before the pulse of the database is checked. */
  statement: number;
  /** Timeout of that check. */
  pulse: number;
  /** Timeout of a statement, at which the database ends it. */
  end: number;
};

/**
 * Connection, statement and pulse together less than five seconds: then a request of a frozen database is answered
 * with 503. A busy machine takes seconds to open ten connections at once, so most of it is for them. The queue of a
 * busy database is shorter than the limit of a statement.
 */
export const patience: Patience = {
  queue: 6000,
  connection: 2500,
  statement: 1000,
  pulse: 1400,
  end: 5000,
};

/** Watch over the database that distinguishes a frozen database from a slow statement. */
export type Pulse = {
  /** Ends the connection as soon as the database is found frozen; answers how to stop watching. */
  watch(client: pg.PoolClient): () => void;
  close(): Promise<void>;
};

type PulseConfig = {
  databaseUrl: string;
  patience: Patience;
  /** Called each time that the database is found frozen. */
  onFrozen?: () => void;
};

/** Runs `work` once the process has read what waits on its sockets. */
function afterSockets(work: () => void): void {
  // The first turn of the loop reads packets, the second what those have opened.
  setImmediate(() => setImmediate(work));
}

/** Feels the database on a connection of its own, which is opened when it is first needed. */
export function openPulse({ databaseUrl, patience: limits, onFrozen }: PulseConfig): Pulse {
  let own: pg.Client | undefined;
  let felt: Promise<boolean> | undefined;

  async function connected(): Promise<pg.Client> {
    if (own !== undefined) return own;
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: limits.pulse,
      application_name: "atrio pulse",
    });
    client.on("error", () => drop(client));
    await client.connect();
    own = client;
    return client;
  }

  function drop(client: pg.Client | undefined): void {
    if (own === client) own = undefined;
    client?.connection.stream.destroy();
  }

  async function ask(): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    // A process that was busy until now has an answer on its socket that it reads after its timers.
    const timer = setTimeout(() => afterSockets(() => late.resolve(false)), limits.pulse);
    const beat = connected().then(async (client) => client.query("select 1"));
    const answered = beat.then(
      () => true,
      // A refusal in the server's own words is an answer too.
      (error: unknown) => error instanceof pg.DatabaseError,
    );
    const hasAnswered = await Promise.race([answered, late.promise]);
    clearTimeout(timer);
    if (!hasAnswered) {
      drop(own);
      onFrozen?.();
    }
    return hasAnswered;
  }

  async function isAlive(): Promise<boolean> {
    felt ??= ask().finally(() => {
      felt = undefined;
    });
    return felt;
  }

  return {
    watch(client) {
      let timer = setTimeout(check, limits.statement);
      let isWatched = true;
      function check(): void {
        void isAlive().then((alive) => {
          if (!isWatched) return;
          if (alive) timer = setTimeout(check, limits.statement);
          else client.connection.stream.destroy(new Error("Query read timeout"));
        });
      }
      return () => {
        isWatched = false;
        clearTimeout(timer);
      };
    },
    async close() {
      const client = own;
      own = undefined;
      await client?.end();
    },
  };
}

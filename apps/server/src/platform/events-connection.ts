import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import type { Log } from "./log.ts";

/** A connection that listens and notifies, and reconnects by itself. */
export type EventsConnection = {
  isOpen(): boolean;
  notify(payloads: string[]): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  databaseUrl: string;
  /** Channel of `notify`. */
  channel: string;
  /** Readers of announcements by channel. */
  readers: Record<string, (payload: string) => void>;
  log: Log;
  onLoss: () => void;
  /** Called after a reconnection; announcements of the meantime are lost. */
  onReconnect: () => void;
};

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;
const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5000;

/** Opens the connection; throws when the database cannot be reached the first time. */
export async function openEventsConnection(options: Options): Promise<EventsConnection> {
  const connection = new ListeningConnection(options);
  await connection.connect();
  return connection;
}

class ListeningConnection implements EventsConnection {
  readonly #options: Options;
  #client: pg.Client | undefined;
  #closed = false;
  #retryMs = FIRST_RETRY_MS;
  #timer: NodeJS.Timeout | undefined;
  #connecting: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  isOpen(): boolean {
    return this.#client !== undefined;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      // Under load a batch is announced before the answer to the former one.
      pipeline: true,
      keepAlive: true,
      application_name: "atrio-events",
    });
    client.on("error", () => this.#lose(client));
    client.on("end", () => this.#lose(client));
    client.on("notification", ({ channel, payload }) =>
      this.#options.readers[channel]?.(payload ?? ""),
    );
    try {
      await client.connect();
      for (const channel of Object.keys(this.#options.readers)) {
        await client.query(`listen ${channel}`);
      }
    } catch (error) {
      await endQuietly(client);
      throw error;
    }
    if (this.#closed) return endQuietly(client);
    this.#client = client;
    this.#retryMs = FIRST_RETRY_MS;
    this.#timer = setInterval(() => void this.#beat(client), HEARTBEAT_MS);
    this.#timer.unref();
  }

  async notify(payloads: string[]): Promise<void> {
    const client = this.#client;
    if (client === undefined) throw new Error("The events connection is closed");
    try {
      await client.query("select pg_notify($1, payload) from unnest($2::text[]) as payload", [
        this.#options.channel,
        payloads,
      ]);
    } catch (error) {
      this.#lose(client);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await this.#connecting;
    if (client !== undefined) await endQuietly(client);
  }

  /** A connection whose other end vanished without a word answers nothing: ask now and then. */
  async #beat(client: pg.Client): Promise<void> {
    try {
      await client.query("select 1");
    } catch {
      this.#lose(client);
    }
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    this.#options.onLoss();
    void endQuietly(client);
    if (this.#closed) return;
    this.#options.log.warn("The events connection was lost; connecting again");
    this.#retryLater();
  }

  #retryLater(): void {
    this.#timer = setTimeout(() => {
      this.#connecting = this.#retry();
    }, this.#retryMs);
    this.#timer.unref();
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }

  async #retry(): Promise<void> {
    try {
      await this.connect();
    } catch {
      if (!this.#closed) this.#retryLater();
      return;
    }
    if (this.#closed) return;
    this.#options.log.info("The events connection is back");
    this.#options.onReconnect();
  }
}

/** A connection whose other end is gone never says goodbye: it gets a second. */
async function endQuietly(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => undefined);
  await Promise.race([ended, sleep(1000, undefined, { ref: false })]);
}

import { sql } from "kysely";

import type { PortalEvent } from "@atrio/contract/messages/live";

import type { Tx } from "../db/client.ts";

import { openEventsConnection } from "./events-connection.ts";
import { packAnnouncements, unpackAnnouncements } from "./events-wire.ts";
import type { Announcement } from "./events-wire.ts";
import type { Log } from "./log.ts";
import { openSessionMemory } from "./session-memory.ts";
import type { SessionMemory } from "./session-memory.ts";

/**
 * Event for a listener: an announcement, or `reconectado` after an interruption of the bus, when
 * all data must be read again because events may be missing.
 */
export type BusEvent = Announcement["event"] | { tipo: "reconectado" };

/** Publishes a live update to the open pages of a worker and of followers, after the commit. */
export function tellPages(
  ctx: { events: Pick<EventBus, "publish"> },
  tipo: "documento" | "fichaje" | "solicitud",
  { empresa_id, trabajador_id }: { empresa_id: number; trabajador_id: number },
): void {
  ctx.events.publish({ empresa_id, trabajador_id, event: { tipo, trabajador_id } });
}

/** Company and worker of a listener. */
export type Listening = { empresa_id: number; trabajador_id: number; sesion_id: string };

/** Workers of a company whose clocks and requests somebody watches. */
export type Followed = { empresa_id: number; trabajador_ids: readonly number[] };

/**
 * Publishes changes to open pages, through the database, so that any number of servers share it.
 */
export type EventBus = {
  /** Sessions checked lately, which announced changes end. */
  sessions: SessionMemory;
  /** Announces after the commit, within about 50 ms. Never throws: a lost event only delays a page. */
  publish(announcement: Announcement): void;
  /**
   * Publishes on commit, or never. Committing announcements wait for one another: use it for rare
   * events, `publish` for frequent ones.
   */
  announce(tx: Tx, announcement: Announcement): Promise<void>;
  /**
   * Subscribes to events for the worker or this very session, until the answered function is
   * called.
   */
  subscribe(who: Listening, listener: (event: BusEvent) => void): () => void;
  /** Subscribes to changes of these workers' clocks or requests; answers the unsubscription. */
  follow(whom: Followed, listener: (event: PortalEvent) => void): () => void;
  close(): Promise<void>;
};

const CHANNEL = "atrio_events";
/** Channel on which the database announces changes of what session checks read (migration 0267). */
const SESSION_CHANNEL = "atrio_sessions";
const BATCH_MS = 40;
/** Kept while the database is away; the oldest give way. */
const MOST_PENDING = 10_000;

/**
 * Opens the bus on a connection of its own (`LISTEN` needs a direct one, not a transaction
 * pooler). Throws when the database cannot be reached.
 */
export async function openEvents(options: { databaseUrl: string; log: Log }): Promise<EventBus> {
  const listeners = new Map<string, Set<Subscription>>();
  const followers = new Map<string, Set<Follower>>();
  let pending: Announcement[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  // Connection and memory know each other: nothing is recalled before both are there.
  const sessions = openSessionMemory(() => connection.isOpen());
  const connection = await openEventsConnection({
    ...options,
    channel: CHANNEL,
    readers: {
      [CHANNEL]: (payload) => {
        for (const announcement of unpackAnnouncements(payload)) deliver(announcement);
      },
      [SESSION_CHANNEL]: (change) => sessions.forget(change),
    },
    onLoss: () => sessions.forgetAll(),
    onReconnect: () => {
      for (const subscription of [...listeners.values()].flatMap((some) => [...some])) {
        tell(subscription, { tipo: "reconectado" });
      }
      flushSoon();
    },
  });

  function tell<E>({ listener }: { listener: (event: E) => void }, event: E): void {
    try {
      listener(event);
    } catch (err) {
      options.log.warn({ err }, "A listener of events failed");
    }
  }

  function deliver(announcement: Announcement): void {
    const { sesion_id } = announcement;
    for (const subscription of listeners.get(keyOf(announcement)) ?? []) {
      if (sesion_id === undefined || sesion_id === subscription.sesion_id) {
        tell(subscription, announcement.event);
      }
    }
    const { event } = announcement;
    if (event.tipo !== "fichaje" && event.tipo !== "solicitud") return;
    for (const follower of followers.get(keyOf(announcement)) ?? []) tell(follower, event);
  }

  function flushSoon(): void {
    if (pending.length > 0 && !closed) timer ??= setTimeout(() => void flush(), BATCH_MS);
  }

  async function flush(): Promise<void> {
    timer = undefined;
    if (!connection.isOpen()) return; // the reconnection flushes
    const batch = pending;
    pending = [];
    try {
      await connection.notify(packAnnouncements(batch));
    } catch (err) {
      pending = [...batch, ...pending].slice(-MOST_PENDING);
      options.log.warn({ err, count: batch.length }, "Events wait for the database");
    }
  }

  return {
    sessions,
    publish(announcement) {
      if (closed) return;
      pending.push(announcement);
      if (pending.length > MOST_PENDING) pending.shift();
      flushSoon();
    },
    subscribe(who, listener) {
      return enter(listeners, keyOf(who), { sesion_id: who.sesion_id, listener });
    },
    follow({ empresa_id, trabajador_ids }, listener) {
      const leave = trabajador_ids.map((worker) =>
        enter(followers, keyOf({ empresa_id, trabajador_id: worker }), { listener }),
      );
      return () => {
        for (const one of leave) one();
      };
    },
    async announce(tx, announcement) {
      const payloads = packAnnouncements([announcement]);
      await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(
        tx,
      );
    },
    async close() {
      clearTimeout(timer);
      if (pending.length > 0) await flush();
      closed = true;
      await connection.close();
    },
  };
}

type Subscription = { sesion_id: string; listener: (event: BusEvent) => void };
type Follower = { listener: (event: PortalEvent) => void };

/** Enters somebody into a register; the answered function takes them out. */
function enter<S>(register: Map<string, Set<S>>, key: string, who: S): () => void {
  const some = register.get(key) ?? new Set();
  register.set(key, some.add(who));
  return () => {
    some.delete(who);
    if (some.size === 0 && register.get(key) === some) register.delete(key);
  };
}

function keyOf(worker: { empresa_id: number; trabajador_id: number }): string {
  return `${worker.empresa_id}/${worker.trabajador_id}`;
}

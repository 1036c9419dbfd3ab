import type { PortalEvent } from "@atrio/contract/events";

import { openEventsConnection } from "./events-connection.ts";
import { packAnnouncements, unpackAnnouncements } from "./events-wire.ts";
import type { Announcement } from "./events-wire.ts";
import type { Log } from "./log.ts";

/**
 * What a listener hears: the wire's events, and `reconectado` when the bus was cut off for a
 * while and events may be missing: read again whatever they would have told.
 */
export type BusEvent = PortalEvent | { tipo: "reconectado" };

/** Whose events a listener wants to hear. */
export type Listening = { empresa_id: number; trabajador_id: number; sesion_id: string };

/** Tells open pages what changed, through the database, so that any number of servers share it. */
export type EventBus = {
  /** Announces after the commit, within about 50 ms. Never throws: a lost event only delays a page. */
  publish(announcement: Announcement): void;
  /** Hears what is for the worker or this very session, until the answered function is called. */
  subscribe(who: Listening, listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
};

const CHANNEL = "atrio_events";
const BATCH_MS = 40;
/** Kept while the database is away; the oldest give way. */
const MOST_PENDING = 10_000;

/**
 * Opens the bus on a connection of its own (`LISTEN` needs a direct one, not a transaction
 * pooler). Throws when the database cannot be reached.
 */
export async function openEvents(options: { databaseUrl: string; log: Log }): Promise<EventBus> {
  const listeners = new Map<string, Set<Subscription>>();
  let pending: Announcement[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const connection = await openEventsConnection({
    ...options,
    channel: CHANNEL,
    onPayload: (payload) => {
      for (const announcement of unpackAnnouncements(payload)) deliver(announcement);
    },
    onReconnect: () => {
      for (const subscription of [...listeners.values()].flatMap((some) => [...some])) {
        tell(subscription, { tipo: "reconectado" });
      }
      flushSoon();
    },
  });

  function tell(subscription: Subscription, event: BusEvent): void {
    try {
      subscription.listener(event);
    } catch (err) {
      options.log.warn({ err }, "A listener of events failed");
    }
  }

  function deliver(announcement: Announcement): void {
    const session = announcement.sesion_id;
    for (const subscription of listeners.get(keyOf(announcement)) ?? []) {
      if (session === undefined || session === subscription.sesion_id) {
        tell(subscription, announcement.event);
      }
    }
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
    publish(announcement) {
      if (closed) return;
      pending.push(announcement);
      if (pending.length > MOST_PENDING) pending.shift();
      flushSoon();
    },
    subscribe(who, listener) {
      const key = keyOf(who);
      const subscription = { sesion_id: who.sesion_id, listener };
      const some = listeners.get(key) ?? new Set();
      listeners.set(key, some.add(subscription));
      return () => {
        some.delete(subscription);
        if (some.size === 0 && listeners.get(key) === some) listeners.delete(key);
      };
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

function keyOf(worker: { empresa_id: number; trabajador_id: number }): string {
  return `${worker.empresa_id}/${worker.trabajador_id}`;
}

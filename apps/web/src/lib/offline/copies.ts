import type { Query, QueryKey } from "@tanstack/react-query";
import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";

import { nowMs } from "../format.ts";
import { queryClient } from "../query-client.ts";
import type { Session } from "../session.ts";

/**
 * The last answers of the few queries that the clock needs, so that it opens without network. A
 * query is copied when its options say `meta: keptOffline`. Copies belong to one session.
 */
type Copy = { hash: string; owner: string; key: QueryKey; data: unknown; updatedAt: number };
type Schema = DBSchema & { copies: { key: string; value: Copy } };

const keptForMs = 7 * 24 * 3_600_000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("atrio-copies", 1, {
    upgrade: (fresh) => void fresh.createObjectStore("copies", { keyPath: "hash" }),
  });
  return opened;
}

/** Enough of the token to tell sessions apart. */
function ownerOf({ token }: Session): string {
  return token.slice(-16);
}

/** Copies the marked answers of a session from now on, until the returned function is called. */
export function keepCopies(session: Session): () => void {
  const owner = ownerOf(session);
  const cache = queryClient.getQueryCache();
  void forgetStale(owner);
  for (const query of cache.getAll()) void copy(query, owner);
  return cache.subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const query = cache.get(event.query.queryHash);
    if (query !== undefined) void copy(query, owner);
  });
}

/** Restores the copies of a session into the query cache; true if there were any. */
export async function restoreCopies(session: Session): Promise<boolean> {
  try {
    const copies = await (await database()).getAll("copies");
    const own = copies.filter(({ owner }) => owner === ownerOf(session));
    for (const { key, data, updatedAt } of own) queryClient.setQueryData(key, data, { updatedAt });
    return own.length > 0;
  } catch {
    return false;
  }
}

/** Leaves nothing of anybody in this browser. */
export async function forgetCopies(): Promise<void> {
  try {
    await (await database()).clear("copies");
  } catch {
    // Storage is not available.
  }
}

async function copy(query: Query, owner: string): Promise<void> {
  const { queryHash: hash, queryKey: key, state, meta } = query;
  if (meta?.["keptOffline"] !== true || state.data === undefined) return;
  try {
    const row = { hash, owner, key, data: state.data, updatedAt: state.dataUpdatedAt };
    await (await database()).put("copies", row);
  } catch {
    // Storage is blocked or full: the page works as long as there is a network.
  }
}

/** Removes data of other sessions, and data too old to be of use offline. */
async function forgetStale(owner: string): Promise<void> {
  try {
    const store = await database();
    const copies = await store.getAll("copies");
    const oldest = nowMs() - keptForMs;
    const stale = copies.filter((one) => one.owner !== owner || one.updatedAt < oldest);
    await Promise.all(stale.map(({ hash }) => store.delete("copies", hash)));
  } catch {
    // Storage is not available.
  }
}

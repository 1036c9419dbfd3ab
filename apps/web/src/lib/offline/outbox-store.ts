import { openDB } from "idb";
import type { DBSchema } from "idb";

/** An item to send, in order of insertion, owned by one person. */
export type Kept<T> = { order: number; owner: string; value: T };

/** A queue that outlives the page, where the browser lets it. */
export type OutboxStore<T> = {
  /** True if the queue survives the closing of the page. */
  isDurable: boolean;
  /** A person's queue, oldest first. */
  list: (owner: string) => Promise<Array<Kept<T>>>;
  add: (owner: string, value: T) => Promise<Kept<T>>;
  change: (kept: Kept<T>) => Promise<void>;
  remove: (order: number) => Promise<void>;
};

type Row = { order?: number; owner: string; value: unknown };
type Schema = DBSchema & { entries: { key: number; value: Row } };

/** Opens a queue by name; in memory only where the browser stores nothing. */
export async function openOutbox<T>(name: string): Promise<OutboxStore<T>> {
  try {
    return await openStored<T>(name);
  } catch {
    return openInMemory<T>();
  }
}

async function openStored<T>(name: string): Promise<OutboxStore<T>> {
  const database = await openDB<Schema>(name, 1, {
    upgrade: (fresh) =>
      void fresh.createObjectStore("entries", { keyPath: "order", autoIncrement: true }),
  });
  return {
    isDurable: true,
    list: async (owner) => {
      const rows = await database.getAll("entries");
      return rows.filter((row) => row.owner === owner).map((row) => readRow<T>(row));
    },
    add: async (owner, value) => {
      const order = await database.add("entries", { owner, value });
      return { order, owner, value };
    },
    change: async (kept) => void (await database.put("entries", kept)),
    remove: (order) => database.delete("entries", order),
  };
}

function readRow<T>({ order = 0, owner, value }: Row): Kept<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this store's own add and change write these rows
  return { order, owner, value: value as T };
}

function openInMemory<T>(): OutboxStore<T> {
  const entries = new Map<number, Kept<T>>();
  let last = 0;
  return {
    isDurable: false,
    list: async (owner) => [...entries.values()].filter((kept) => kept.owner === owner),
    add: async (owner, value) => {
      last += 1;
      const kept = { order: last, owner, value };
      entries.set(last, kept);
      return kept;
    },
    change: async (kept) => void entries.set(kept.order, kept),
    remove: async (order) => void entries.delete(order),
  };
}

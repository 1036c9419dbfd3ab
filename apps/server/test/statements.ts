import { AsyncLocalStorage } from "node:async_hooks";

import pg from "pg";
import { vi } from "vitest";

const tries = 10;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;

const asking = new AsyncLocalStorage<{ statements: number }>();

/**
 * Statements of an answer: those sent from the asynchronous context of `ask`, so that jobs and announcements
 * beside it do not count. Work that an answer leaves behind (its session is noted, notices are sent) shares that
 * context: the fewest of some tries are its own.
 */
export async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as { query: Query };
  const send = client.query;
  const spy = vi.spyOn(client, "query").mockImplementation(function query(
    this: pg.Client,
    ...args: unknown[]
  ) {
    const store = asking.getStore();
    if (store !== undefined) store.statements += 1;
    return Reflect.apply(send, this, args);
  });
  const counts: number[] = [];
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const store = { statements: 0 };
      await asking.run(store, ask);
      counts.push(store.statements);
    }
  } finally {
    spy.mockRestore();
  }
  const fewest = Math.min(...counts);
  if (fewest === 0) throw new Error("The answer sent no statement from its own context.");
  return fewest;
}

import { AsyncLocalStorage } from "node:async_hooks";

import pg from "pg";

import { enterCompany } from "../src/db/client.ts";
import { Packet } from "../src/db/packets.ts";

const asking = new AsyncLocalStorage<{ statements: number }>();

/**
 * Statements of an answer, BEGIN and COMMIT too: those sent from the asynchronous context of `ask`, so that jobs
 * and announcements beside it do not count. Work that an answer leaves behind (its session is noted, notices are
 * sent) shares that context: the fewest of some tries are its own.
 */
export async function statementsOf(ask: () => Promise<unknown>, tries = 10): Promise<number> {
  const stop = overhear();
  const counts: number[] = [];
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const store = { statements: 0 };
      await asking.run(store, ask);
      counts.push(store.statements);
    }
  } finally {
    stop();
  }
  const fewest = Math.min(...counts);
  if (fewest === 0) throw new Error("The answer sent no statement from its own context.");
  return fewest;
}

/** Counts the statements that this process sends, each in its own context; answers how to stop. */
function overhear(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to its own client below
  const { query } = pg.Client.prototype;
  const counting = function counting(this: pg.Client, ...args: unknown[]): unknown {
    const store = asking.getStore();
    if (store !== undefined) store.statements += statementsIn(args[0]);
    return Reflect.apply(query, this, args);
  };
  Reflect.set(pg.Client.prototype, "query", counting);
  return () => void Reflect.set(pg.Client.prototype, "query", query);
}

/** Statements of a query or of a packet; BEGIN and what it sets are one. */
function statementsIn(asked: unknown): number {
  return asked instanceof Packet ? asked.texts.filter((text) => text !== enterCompany).length : 1;
}

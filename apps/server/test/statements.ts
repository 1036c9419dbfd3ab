import { AsyncLocalStorage } from "node:async_hooks";

import pg from "pg";

import { enterCompany, enterReading } from "../src/db/client.ts";
import { Packet } from "../src/db/packets.ts";
import type { Statement } from "../src/db/packets.ts";

const entering = [enterCompany, enterReading];
const asking = new AsyncLocalStorage<{ statements: number }>();

/**
 * Statements of an answer, BEGIN and COMMIT too: those sent from the asynchronous context of `ask`, so that jobs
 * and announcements beside it do not count. Work that an answer leaves behind (its session is noted, notices are
 * sent) shares that context: the fewest of some tries are its own.
 */
export async function statementsOf(ask: () => Promise<unknown>, tries = 10): Promise<number> {
  const stop = overhear(({ text }) => {
    const store = asking.getStore();
    // Role and company of a transaction are part of its BEGIN.
    if (store !== undefined && !entering.includes(text)) store.statements += 1;
  });
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

/** Texts of the statements of an answer, by the packet in which they travel. */
export async function packetsOf(ask: () => Promise<unknown>): Promise<string[][]> {
  const packets: string[][] = [];
  const store = { statements: 0 };
  const stop = overhearPackets((statements) => {
    if (asking.getStore() === store) packets.push(statements.map(({ text }) => text));
  });
  try {
    await asking.run(store, ask);
  } finally {
    stop();
  }
  return packets;
}

/** Calls `hear` with each statement that this process sends, in its own context; answers how to stop. */
export function overhear(hear: (statement: Statement) => void): () => void {
  return overhearPackets((statements) => {
    for (const statement of statements) hear(statement);
  });
}

function overhearPackets(hear: (statements: readonly Statement[]) => void): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to its own client below
  const { query } = pg.Client.prototype;
  const hearing = function hearing(this: pg.Client, ...args: unknown[]): unknown {
    hear(statementsIn(args[0]));
    return Reflect.apply(query, this, args);
  };
  Reflect.set(pg.Client.prototype, "query", hearing);
  return () => void Reflect.set(pg.Client.prototype, "query", query);
}

/** Statements of a packet; a query by itself is one. */
function statementsIn(asked: unknown): Statement[] {
  if (asked instanceof Packet) return asked.statements;
  return [{ text: typeof asked === "string" ? asked : JSON.stringify(asked) }];
}

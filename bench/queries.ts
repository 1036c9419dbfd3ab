// Counts what one answer asks of the database, in a server of this very process.
import { AsyncLocalStorage } from "node:async_hooks";

import type { CannonRequest } from "autocannon";
import pg from "pg";

import { buildAppOn, createContext } from "../apps/server/src/app.ts";
import { loadConfig } from "../apps/server/src/config.ts";

const TRIES = 4;

/**
 * Statements of the answer that is being made. Jobs look for work beside it, the more often the longer it
 * takes: theirs come from another context and do not count.
 */
const asking = new AsyncLocalStorage<{ statements: number }>();

/** Sends requests one after another; answers how many statements each took, BEGIN and COMMIT too. */
export async function countQueries(
  server: { databaseUrl: string; dataDir: string },
  requests: readonly CannonRequest[],
): Promise<number[]> {
  const config = loadConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: "error", DEMO: "0" });
  const app = await buildAppOn(await createContext(config, { databaseUrl: server.databaseUrl }));
  await app.ready();
  const stop = overhear();
  try {
    const counts: number[] = [];
    for (const { method = "GET", path = "/", headers = {}, body } of requests) {
      const ask = async (): Promise<void> => {
        const answer = await app.inject({
          method,
          url: path,
          headers,
          ...(body === undefined ? {} : { payload: body }),
        });
        if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      };
      // An answer also notes now and then that its session was seen: the fewest are its own.
      const tries = [];
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const store = { statements: 0 };
        await asking.run(store, ask);
        tries.push(store.statements);
      }
      counts.push(Math.min(...tries));
    }
    return counts;
  } finally {
    stop();
    await app.close();
  }
}

/** Counts the statements that this process sends, each in its own context; answers how to stop. */
function overhear(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to its own client below
  const { query } = pg.Client.prototype;
  const counting = function counting(this: pg.Client, ...args: unknown[]): unknown {
    const store = asking.getStore();
    if (store !== undefined) store.statements += 1;
    return Reflect.apply(query, this, args);
  };
  Reflect.set(pg.Client.prototype, "query", counting);
  return () => void Reflect.set(pg.Client.prototype, "query", query);
}

// Counts what one answer asks of the database, in a server of this very process.
import type { CannonRequest } from "autocannon";
import pg from "pg";

import { buildAppOn, createContext } from "../apps/server/src/app.ts";
import { loadConfig } from "../apps/server/src/config.ts";

const TRIES = 4;

/** Sends requests one after another; answers how many statements each took, BEGIN and COMMIT too. */
export async function countQueries(
  server: { databaseUrl: string; dataDir: string },
  requests: readonly CannonRequest[],
): Promise<number[]> {
  const config = loadConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: "error", DEMO: "0" });
  const app = await buildAppOn(await createContext(config, { databaseUrl: server.databaseUrl }));
  await app.ready();
  const counter = overhear();
  try {
    const counts: number[] = [];
    for (const { method = "GET", path = "/", headers = {}, body } of requests) {
      const ask = async (): Promise<number> => {
        const before = counter.count();
        const answer = await app.inject({
          method,
          url: path,
          headers,
          ...(body === undefined ? {} : { payload: body }),
        });
        if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
        return counter.count() - before;
      };
      // The first answer of a session also notes that it was seen, and now and then the jobs look
      // for work: the fewest are the answer's own.
      const tries = [];
      for (let attempt = 0; attempt < TRIES; attempt += 1) tries.push(await ask());
      counts.push(Math.min(...tries));
    }
    return counts;
  } finally {
    counter.stop();
    await app.close();
  }
}

/** Counts the statements that this process sends. */
function overhear(): { count: () => number; stop: () => void } {
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to its own client below
  const { query } = pg.Client.prototype;
  let counted = 0;
  const counting = function counting(this: pg.Client, ...args: unknown[]): unknown {
    counted += 1;
    return Reflect.apply(query, this, args);
  };
  Reflect.set(pg.Client.prototype, "query", counting);
  return {
    count: () => counted,
    stop: () => void Reflect.set(pg.Client.prototype, "query", query),
  };
}

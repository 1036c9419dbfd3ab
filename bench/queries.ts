// Counts what one answer asks of the database, in a server of this very process.
import type { CannonRequest } from "autocannon";

import { buildAppOn, createContext } from "../apps/server/src/app.ts";
import { loadConfig } from "../apps/server/src/config.ts";
import { statementsOf } from "../apps/server/test/statements.ts";

const TRIES = 4;

/** Sends requests one after another; answers how many statements each took, BEGIN and COMMIT too. */
export async function countQueries(
  server: { databaseUrl: string; dataDir: string },
  requests: readonly CannonRequest[],
): Promise<number[]> {
  const config = loadConfig({ DATA_DIR: server.dataDir, LOG_LEVEL: "error", DEMO: "0" });
  const app = await buildAppOn(await createContext(config, { databaseUrl: server.databaseUrl }));
  await app.ready();
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
      counts.push(await statementsOf(ask, TRIES));
    }
    return counts;
  } finally {
    await app.close();
  }
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";

import { startEmbedded } from "../../src/db/embedded/embedded.ts";
import { migrate } from "../../src/db/migrate.ts";
import { createLog } from "../../src/platform/log.ts";
import { freePort } from "../free-port.ts";

import type { Sql } from "./chains.ts";
import { killableServer } from "./killable-server.ts";
import type { KillableServer } from "./killable-server.ts";

const log = createLog({ logLevel: "silent" });

/** A data folder of its own with a server on it that can be killed, and its database while none runs. */
export type KillingGround = {
  dataDir: string;
  server: KillableServer;
  /** Runs `work` as superuser while no server runs. */
  onDatabase<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Ends whatever still runs and leaves nothing. */
  clear(): Promise<void>;
};

/** Ground of a test with kills; nothing runs on it yet. */
export async function openGround(): Promise<KillingGround> {
  const dataDir = mkdtempSync(join(tmpdir(), "atrio-kills-"));
  const server = killableServer({ dataDir, port: await freePort() });
  return {
    dataDir,
    server,
    async onDatabase(work) {
      const database = await startEmbedded({ dataDir, log });
      await migrate(database.url);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        return await work(async (text, values = []) => (await client.query(text, values)).rows);
      } finally {
        await client.end();
        await database.stop();
      }
    },
    async clear() {
      await server.kill().catch(() => undefined);
      // Adopts the database of a killed server, so that it ends too.
      await (await startEmbedded({ dataDir, log })).stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import { startEmbedded } from "../../apps/server/src/db/embedded/embedded.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";

import { copyFolder, startServer } from "./server.ts";

/** The demo company as the run begins with it; journeys work on copies. */
export type Demo = {
  /** Data folder of a server that has stopped, its own PostgreSQL included. */
  folder: string;
  /** The same data in the PostgreSQL that all journeys share: a template of databases. */
  templateUrl: string;
};

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    demo: Demo;
  }
}

/** Loads the demo company once for the whole run, and starts the PostgreSQL of its copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer({ demo: true });
  await server.stop();
  const shared = mkdtempSync(join(tmpdir(), "atrio-journeys-"));
  copyFolder(server.dataDir, shared);
  const log = createLog({ logLevel: "warn" });
  const database = await startEmbedded({ dataDir: shared, log, durable: false });
  project.provide("demo", { folder: server.dataDir, templateUrl: database.url });
  return async () => {
    await database.stop();
    for (const folder of [shared, server.dataDir]) rmSync(folder, { recursive: true, force: true });
  };
}

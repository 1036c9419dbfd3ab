import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import { startEmbedded } from "../src/db/embedded/embedded.ts";
import { migrate } from "../src/db/migrate.ts";
import { createLog } from "../src/platform/log.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    /** A migrated, empty database that test files clone. */
    templateUrl: string;
  }
}

/** A real PostgreSQL for the whole run; its durability is off, its rules are not. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "atrio-test-"));
  const log = createLog({ logLevel: "warn" });
  const server = await startEmbedded({ dataDir, log, durable: false });
  await migrate(server.url, log);
  project.provide("templateUrl", server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

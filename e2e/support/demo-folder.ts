import { rmSync } from "node:fs";

import type { TestProject } from "vitest/node";

import { startServer } from "./server.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    /** A data folder with the demo company, of a server that has stopped: journeys begin on copies. */
    demoFolder: string;
  }
}

/** Makes the demo company once for the whole run. */
export async function setup(project: TestProject): Promise<() => void> {
  const server = await startServer({ demo: true });
  await server.stop();
  project.provide("demoFolder", server.dataDir);
  return () => rmSync(server.dataDir, { recursive: true, force: true });
}

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

import { cloneDatabase } from "../../apps/server/test/database.ts";

import { openBrowser } from "./browser.ts";
import type { BrowserKind } from "./browser.ts";
import { startServer } from "./server.ts";
import type { TestServer } from "./server.ts";

/** Stage of a file's journeys: a server of their own and the worker process's browser. */
export type Stage = { readonly server: TestServer; readonly browser: Browser };

/**
 * The data of a stage: a copy of the demo company in the run's shared PostgreSQL, the same copy with a
 * PostgreSQL of its own for journeys that end it, or no company at all.
 */
type StageData = "demo" | "own-demo" | "empty";

/** Opens a stage for the journeys of a file and closes it after them, untouched by other files. */
export function openStage(data: StageData = "demo", kind: BrowserKind = "shell"): Stage {
  let server: TestServer | undefined;
  let browser: Browser | undefined;
  let dropDatabase: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opening = openBrowser(kind);
    if (data === "demo") {
      const { folder, templateUrl } = inject("demo");
      const database = await cloneDatabase(templateUrl);
      dropDatabase = () => database.drop();
      server = await startServer({ from: folder, databaseUrl: database.url });
    } else {
      server = await startServer(data === "empty" ? {} : { from: inject("demo").folder });
    }
    browser = await opening;
  });
  afterAll(async () => {
    await server?.remove();
    await dropDatabase?.();
  });
  return {
    get server() {
      return opened(server);
    },
    get browser() {
      return opened(browser);
    },
  };
}

function opened<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("The stage is not open yet");
  return part;
}

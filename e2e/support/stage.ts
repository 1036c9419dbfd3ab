import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

import { openBrowser } from "./browser.ts";
import { startServer } from "./server.ts";
import type { TestServer } from "./server.ts";

/** Stage of a file's journeys: a server of their own and a browser. */
export type Stage = { readonly server: TestServer; readonly browser: Browser };

/**
 * Opens a stage for the journeys of a file and closes it after them. The demo company is there as it
 * was made at the beginning of the run, untouched by other files; without it, no company is.
 */
export function openStage({ demo = true } = {}): Stage {
  let server: TestServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    const options = demo ? { from: inject("demoFolder"), demo } : {};
    [server, browser] = await Promise.all([startServer(options), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
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

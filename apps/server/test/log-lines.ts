import { createLog } from "../src/platform/log.ts";
import type { Log } from "../src/platform/log.ts";

/** A log whose lines a test can read. */
export function keepLog(): { log: Log; lines: Array<Record<string, unknown>> } {
  const lines: Array<Record<string, unknown>> = [];
  const log = createLog({ logLevel: "debug" }, (line) => lines.push(JSON.parse(line)));
  return { log, lines };
}

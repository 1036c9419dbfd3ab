// Place of a bench: a folder of its own with an embedded database, both deleted afterwards.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { startEmbedded } from "../apps/server/src/db/embedded/embedded.ts";
import { createLog } from "../apps/server/src/platform/log.ts";

const given = process.argv.slice(2);
const at = given.indexOf("--in");
const [, kept] = at === -1 ? [] : given.splice(at, 2);

/** Arguments without `--in` and `--quick`. */
export const benchArguments = given.filter((arg) => arg !== "--quick");

/**
 * `--quick`: each case once, with few people and short rounds. Proves that the bench runs; its
 * times and sizes are judged by no budget.
 */
export const isQuick = given.includes("--quick");

/**
 * Folder of the database, the keys and everything else of this run. `--in folder` names one that stays: its companies are
 * made once and measured again and again.
 */
export const dataDir = kept ?? mkdtempSync(join(tmpdir(), "atrio-bench-"));
mkdirSync(dataDir, { recursive: true });
if (kept === undefined) {
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
}

/** Empties the folder for another bench: database and keys begin anew. Throws for a folder that stays. */
export function emptyPlace(): void {
  if (kept !== undefined) {
    throw new Error("A folder that stays is for one bench: its files are not deleted");
  }
  for (const name of readdirSync(dataDir)) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Describes the machine and its load. */
export function printMachine(): void {
  console.log(
    `${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores, Node ${process.version}`,
  );
  console.log(`Load average at the start: ${loadavg()[0]?.toFixed(1)}\n`);
}

/** Runs `work` on the embedded database, with all of its guarantees on unless the run is quick. */
export async function onDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const database = await startEmbedded({
    dataDir,
    log: createLog({ logLevel: "warn" }),
    durable: !isQuick,
  });
  // The database server outlives the process that started it, unless it is asked to end.
  const interrupted = (): void => void database.stop().then(() => process.exit(130));
  process.once("SIGINT", interrupted);
  try {
    return await work(database.url);
  } finally {
    process.off("SIGINT", interrupted);
    await database.stop();
  }
}

/** Reads `--name number` options; each has a default. */
export function readNumbers<K extends string>(
  args: readonly string[],
  defaults: Record<K, number>,
): Record<K, number> {
  const names = Object.keys(defaults);
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
  });
  const numbers = { ...defaults };
  for (const [name, text] of Object.entries(values)) {
    const number = Number(text);
    if (!(number > 0)) throw new Error(`--${name} must be a number above 0`);
    Object.assign(numbers, { [name]: number });
  }
  return numbers;
}

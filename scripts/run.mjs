// Entry of every npm script. Runs on Node 20.19 before anything is installed, so it is plain
// JavaScript: it fetches Node 24 when the system's is older, installs the packages when they
// changed, and hands over to the command.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { stopWithNpm } from "./lib/parent-watch.mjs";
import {
  SetupError,
  bringNode,
  environmentFor,
  explainFailure,
  installPackages,
  isNodeNewEnough,
} from "./lib/runtime.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const commands = {
  start: "scripts/start.ts",
  dev: "scripts/dev.ts",
  test: "scripts/test.ts",
  check: "scripts/check.ts",
  bench: "bench/main.ts",
  company: "apps/server/src/commands/company.ts",
  backup: "apps/server/src/commands/backup.ts",
  "verify-backup": "apps/server/src/commands/verify-backup.ts",
  restore: "apps/server/src/commands/restore.ts",
  "move-files": "apps/server/src/commands/move-files.ts",
  "cluster-test": "apps/server/test/cluster/main.ts",
  "release-mails": "apps/server/src/commands/release-mails.ts",
  doctor: "apps/server/src/commands/doctor.ts",
  demo: "apps/server/src/commands/demo.ts",
  "verify-ledger": "apps/server/src/commands/verify-ledger.ts",
  "verify-mailbox": "apps/server/src/commands/verify-mailbox.ts",
  sbom: "scripts/sbom.ts",
};

/**
 * Young objects of a server that answers small requests need little room; without a limit V8 takes an eighth of a
 * gigabyte for them on a large machine. None of them lives long: left to itself, V8 puts some kilobytes of each punch
 * among the old objects at once. The server asks once for a collection, of what its start leaves behind.
 */
const memoryFlags = ["--max-semi-space-size=16", "--no-allocation-site-pretenuring", "--expose-gc"];

/** Commands that run the server, or measure it as it is started. */
const serving = new Set(["start", "bench"]);

async function main() {
  const [command = "", ...args] = process.argv.slice(2);
  const entry = commands[command];
  if (entry === undefined) {
    const names = Object.keys(commands).join(", ");
    throw new SetupError(`There is no command "${command}".`, `The commands are: ${names}.`);
  }
  if (!isNodeNewEnough()) {
    const node = await bringNode(root);
    return handOver(node, [fileURLToPath(import.meta.url), command, ...args]);
  }
  await installPackages(root);
  const flags = serving.has(command) ? memoryFlags : [];
  return handOver(process.execPath, [...flags, join(root, entry), ...args]);
}

/**
 * Becomes the other program where the system can do that, so that signals and the exit code are
 * its own; otherwise runs it as a child and passes both on.
 *
 * @param {string} node
 * @param {string[]} args
 */
function handOver(node, args) {
  // Caches the compiled form of loaded modules: half of the processor time of a start.
  const env = {
    NODE_COMPILE_CACHE: join(root, ".cache", "node"),
    // Threads that hash passwords and compress files share few arenas, which are given back sooner.
    MALLOC_ARENA_MAX: "2",
    ...environmentFor(node),
  };
  if (typeof process.execve === "function") process.execve(node, [node, ...args], env);
  const child = spawn(node, args, { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      // Ctrl+C in a terminal reaches the child directly; a second one would mean "at once".
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  stopWithNpm(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal];
      resolve();
    });
  });
}

try {
  await main();
} catch (error) {
  const problem = error instanceof SetupError ? error : explainFailure(String(error), root);
  process.stderr.write(`\n${problem.message}\n${problem.advice}\n`);
  process.exitCode = 1;
}

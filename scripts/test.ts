// `npm test`: sets up what the tests need, then runs the gate and all tests, names its ten slowest
// files and what failed, and ends with the line `N passed, N failed`.
// `npm test -- clocking` runs only the unit and HTTP tests whose path contains that.
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

import { systemPostgres } from "../apps/server/test/system-postgres.ts";

import { SetupError, explainFailure } from "./lib/runtime.mjs";
import { browserVariables, installTestTools } from "./lib/system-tools.ts";
import { makeTestFolder } from "./lib/test-folder.ts";
import { slowestFiles, tallyReport } from "./lib/test-report.ts";
import type { Tally } from "./lib/test-report.ts";
import { buildWebIfStale } from "./lib/web-build.ts";

const root = dirname(import.meta.dirname);
const reports = join(root, ".cache", "test");
const filters = process.argv.slice(2);
/** Projects whose tests need neither the built web app nor a browser. */
const quick = ["unit", "server", "system", "web", "kills", "alone"];

const folder = makeTestFolder();
const tallies: Tally[] = [];
try {
  if (filters.length === 0) await runEverything();
  else tallies.push(await runTests(quick, filters));
} catch (error) {
  const problem = error instanceof SetupError ? error : explainFailure(String(error), root);
  process.stderr.write(`\n${problem.message}\n${problem.advice}\n`);
  tallies.push({ passed: 0, failures: [problem.message], files: [] });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failures = tallies.flatMap((tally) => tally.failures);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
const slowest = slowestFiles(tallies);
if (filters.length === 0) process.stdout.write(`\n${databasesUsed()}\n`);
if (slowest.length > 0) process.stdout.write(`\nSlowest files:\n${slowest.join("\n")}\n`);
for (const failure of failures) process.stdout.write(`\nFailed: ${failure}`);
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);

async function runEverything(): Promise<void> {
  await installTestTools();
  title("Check");
  // The linter leaves half a core to the build.
  const [status] = await Promise.all([
    run([join(root, "scripts", "check.ts")]),
    buildWebIfStale(root),
  ]);
  tallies.push(
    status === 0
      ? { passed: 1, failures: [], files: [] }
      : { passed: 0, failures: ["npm run check: see its lines above"], files: [] },
  );
  title("Tests");
  // One run: its workers are busy until the last file.
  tallies.push(await runTests([...quick, "e2e", "commands"], []));
}

/** Line of the report about the PostgreSQL servers that the tests used, with that of the project `system`. */
function databasesUsed(): string {
  const version = systemPostgres();
  return version === undefined
    ? "No PostgreSQL 15 or newer of the system: all tests ran on the embedded one."
    : `One module of each wing ran on PostgreSQL ${version} of the system too.`;
}

async function runTests(projects: string[], paths: string[]): Promise<Tally> {
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${projects.join("-")}.json`);
  rmSync(report, { force: true });
  const status = await run([
    join(root, "node_modules", "vitest", "vitest.mjs"),
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...paths,
  ]);
  return tallyReport(report, status);
}

function run(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...browserVariables(), TMPDIR: folder },
  });
  const pass = (signal: NodeJS.Signals) => () => child.kill(signal);
  const onTerm = pass("SIGTERM");
  // Ctrl+C reaches the child by itself; without a listener it would end us before the summary.
  const onInterrupt = (): void => undefined;
  process.on("SIGTERM", onTerm);
  process.on("SIGINT", onInterrupt);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGTERM", onTerm);
      process.off("SIGINT", onInterrupt);
      resolve(code ?? 1);
    });
  });
}

function title(text: string): void {
  process.stdout.write(`\n── ${text} ──\n`);
}

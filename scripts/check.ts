// The gate: formatter, linter, type checker, import layers, dead code, structure. Everything is an
// error. `npm run check` runs all of it, `npm run check -- lint types` the steps named.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

type Step = { name: string; what: string; program: string; args: string[] };
type Result = { step: Step; ok: boolean; output: string; seconds: number };

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// The helper that gives the linter its types; oxlint would look for it in the system's PATH.
const typeLinter = fileURLToPath(import.meta.resolve("oxlint-tsgolint/bin/tsgolint.js"));

/** The longest first, so that two at a time end together. */
const steps: Step[] = [
  step(
    "lint",
    "linter",
    tool(import.meta.resolve("oxlint/package.json"), "bin/oxlint"),
    "--format=unix",
  ),
  step(
    "types",
    "type checker",
    tool(import.meta.resolve("typescript/package.json"), "bin/tsc"),
    "--build",
    // Two projects at a time with a checker each: more of them check the same files twice.
    "--checkers",
    "1",
    "--builders",
    "2",
  ),
  step("unused", "dead code", join(root, "node_modules/knip/bin/knip.js")),
  step("layers", "import layers", join(root, "scripts/check-layers.ts")),
  step(
    "format",
    "formatter",
    tool(import.meta.resolve("oxfmt/package.json"), "bin/oxfmt"),
    "--check",
  ),
  step("structure", "structure", join(root, "scripts/check-structure.ts")),
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !steps.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(", ")}: ${steps.map((one) => one.name).join(", ")}.`);
  process.exit(2);
}
const queue = steps.filter((one) => names.length === 0 || names.includes(one.name));
const started = performance.now();
const results = await runAll(queue, Math.min(2, availableParallelism()));
const failed = results.filter((result) => !result.ok);
for (const result of failed) console.error(`\n── ${result.step.what} ──\n${result.output}`);
console.log(
  `\n${results.length - failed.length} of ${results.length} checks passed in ${secondsSince(started)} s`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

function step(name: string, what: string, program: string, ...args: string[]): Step {
  return { name, what, program, args };
}

function tool(manifest: string, program: string): string {
  return join(dirname(fileURLToPath(manifest)), program);
}

async function runAll(waiting: Step[], width: number): Promise<Result[]> {
  const pending = [...waiting];
  const done: Result[] = [];
  const worker = async (): Promise<void> => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      const result = await run(next);
      done.push(result);
      const mark = result.ok ? "ok  " : "FAIL";
      console.log(`${mark} ${next.what.padEnd(14)} ${result.seconds.toFixed(1).padStart(5)} s`);
      if (result.ok && next.name === "structure") console.log(indent(result.output));
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done;
}

function run(task: Step): Promise<Result> {
  const start = performance.now();
  // The tools' own helpers start with `env node`: they must find this Node, not the system's.
  const path = [dirname(process.execPath), join(root, "node_modules/.bin"), process.env["PATH"]];
  const child = spawn(process.execPath, [task.program, ...task.args], {
    cwd: root,
    env: {
      ...process.env,
      PATH: path.join(delimiter),
      OXLINT_TSGOLINT_PATH: typeLinter,
      NO_COLOR: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on("error", (error) => {
      resolve({ step: task, ok: false, output: error.message, seconds: 0 });
    });
    child.on("close", (code) => {
      const output = Buffer.concat(chunks).toString("utf8").trim();
      resolve({ step: task, ok: code === 0, output, seconds: Number(secondsSince(start)) });
    });
  });
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "     ");
}

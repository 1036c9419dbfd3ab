// The gate: formatter, linter, type checker, import layers, dead code, structure. Everything is an
// error. `npm run check` runs all of it, `npm run check -- lint types` the steps named.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

type Step = { name: string; what: string; program: string; args: string[] };
type Result = { step: Step; ok: boolean; output: string; seconds: number };

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The longest first, so that two at a time end together. */
const steps: Step[] = [
  {
    name: "lint",
    what: "linter",
    program: "node_modules/oxlint/bin/oxlint",
    args: ["--format=unix"],
  },
  { name: "unused", what: "dead code", program: "node_modules/knip/bin/knip.js", args: [] },
  { name: "types", what: "type checker", program: "node_modules/typescript/bin/tsc", args: ["-b"] },
  { name: "layers", what: "import layers", program: "scripts/check-layers.ts", args: [] },
  { name: "format", what: "formatter", program: "node_modules/oxfmt/bin/oxfmt", args: ["--check"] },
  { name: "structure", what: "structure", program: "scripts/check-structure.ts", args: [] },
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(", ")}: ${steps.map((step) => step.name).join(", ")}.`);
  process.exit(2);
}
const queue = steps.filter((step) => names.length === 0 || names.includes(step.name));
const started = performance.now();
const results = await runAll(queue, Math.min(2, availableParallelism()));
const failed = results.filter((result) => !result.ok);
for (const { step, output } of failed) console.error(`\n── ${step.what} ──\n${output}`);
console.log(
  `\n${results.length - failed.length} of ${results.length} checks passed in ${secondsSince(started)} s`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runAll(waiting: Step[], width: number): Promise<Result[]> {
  const pending = [...waiting];
  const done: Result[] = [];
  const worker = async (): Promise<void> => {
    for (let step = pending.shift(); step !== undefined; step = pending.shift()) {
      const result = await run(step);
      done.push(result);
      const mark = result.ok ? "ok  " : "FAIL";
      console.log(`${mark} ${step.what.padEnd(14)} ${result.seconds.toFixed(1).padStart(5)} s`);
      if (result.ok && step.name === "structure") console.log(indent(result.output));
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done;
}

function run(step: Step): Promise<Result> {
  const start = performance.now();
  // The tools' own helpers start with `env node`: they must find this Node, not the system's.
  const path = [dirname(process.execPath), join(root, "node_modules/.bin"), process.env["PATH"]];
  const child = spawn(process.execPath, [join(root, step.program), ...step.args], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter), NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on("error", (error) => {
      resolve({ step, ok: false, output: error.message, seconds: 0 });
    });
    child.on("close", (code) => {
      const output = Buffer.concat(chunks).toString("utf8").trim();
      resolve({ step, ok: code === 0, output, seconds: Number(secondsSince(start)) });
    });
  });
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "     ");
}

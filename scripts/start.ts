// `npm start`: builds stale parts and becomes the server.
import { dirname } from "node:path";

import { runProcess } from "../apps/server/src/main.ts";

import { stopWithNpm } from "./lib/parent-watch.mjs";
import { SetupError, explainFailure } from "./lib/runtime.mjs";
import { buildWebIfStale } from "./lib/web-build.ts";

const root = dirname(import.meta.dirname);

try {
  await buildWebIfStale(root);
  stopWithNpm(() => process.kill(process.pid, "SIGTERM"));
  await runProcess();
} catch (error) {
  const problem = error instanceof SetupError ? error : explainFailure(String(error), root);
  process.stderr.write(`\n${problem.message}\n${problem.advice}\n`);
  process.exitCode = 1;
}

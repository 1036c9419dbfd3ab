// `npm run dev`: the server restarts when its files change; the web app reloads in the browser.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
const WEB_PORT = 5173;

function start(args: string[]): ChildProcess {
  // Answers are parsed whole while somebody works on them.
  const env = { CHECK_ANSWERS: "1", ...process.env };
  return spawn(process.execPath, args, { cwd: root, stdio: "inherit", env });
}

const children = [
  // Its data folder lies outside the watched files; a restart adopts the running database.
  start(["--watch", "--watch-preserve-output", join(root, "apps/server/src/main.ts")]),
  start([
    join(root, "node_modules/vite/bin/vite.js"),
    join(root, "apps/web"),
    `--port=${WEB_PORT}`,
    "--strictPort",
  ]),
];

let isStopping = false;

function stopAll(): void {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill("SIGTERM");
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopAll);
for (const child of children) {
  child.once("exit", (code) => {
    process.exitCode ??= code ?? 1;
    stopAll();
  });
}

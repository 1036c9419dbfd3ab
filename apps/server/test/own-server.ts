import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { freePort } from "./free-port.ts";

const main = join(import.meta.dirname, "..", "src", "main.ts");

/** A server of its own process, with folders that a test can read. */
export type OwnServer = {
  url: string;
  pid: number;
  /** All that it wrote to its terminal. */
  output: () => string;
  metrics: () => Promise<string>;
  /** Every file below its folders with its times and bytes. */
  files: () => Promise<Map<string, string>>;
  stop: () => Promise<void>;
};

async function prepare(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "atrio-own-"));
  for (const name of ["data", "tmp", "home"]) await mkdir(join(place, name));
  return place;
}

function environment(place: string, databaseUrl: string, port: number): Record<string, string> {
  return {
    PATH: process.env["PATH"] ?? "",
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
    HOME: join(place, "home"),
    TMPDIR: join(place, "tmp"),
    DATA_DIR: join(place, "data"),
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: "127.0.0.1",
    TRUST_PROXY: "127.0.0.1",
    DEMO: "0",
    BALLAST_MB: "0",
    LOG_LEVEL: "trace",
  };
}

async function filesBelow(place: string): Promise<Map<string, string>> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const all = new Map<string, string>();
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs, ctimeMs } = await stat(path);
    const bytes = entry.isFile() ? (await readFile(path)).toString("latin1") : "";
    all.set(path.slice(place.length), `${mtimeMs} ${ctimeMs} ${bytes}`);
  }
  return all;
}

/** Starts the program behind a proxy that it believes, and waits until it is ready. */
export async function startOwnServer(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const [place, port] = [await prepare(), await freePort()];
  let output = "";
  const child = spawn(process.execPath, [main], {
    cwd: place,
    env: { ...environment(place, databaseUrl, port), ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || tries > 600) throw new Error(output);
    await sleep(50);
  }
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    metrics: async () => (await fetch(`${url}/metrics`)).text(),
    files: async () => filesBelow(place),
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      await rm(place, { recursive: true, force: true });
    },
  };
}

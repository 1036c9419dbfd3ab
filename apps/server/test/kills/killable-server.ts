import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { pause } from "../../src/platform/pause.ts";

const main = join(import.meta.dirname, "..", "..", "src", "main.ts");
const LOOK_MS = 15;
/** Longer than any start on a busy machine: a slower one hangs. */
const PATIENCE_MS = 60_000;

/** The product as a process of its own on a folder of its own, and the ways to end it. */
export type KillableServer = {
  url: string;
  /** Starts it and answers how many milliseconds passed until it was ready. */
  start(): Promise<number>;
  /** Ends it with SIGKILL; its database lives on unless it is to die as well. */
  kill(options?: { withDatabase: boolean }): Promise<void>;
  /** Ends its database with SIGKILL and answers how many milliseconds passed until it was back. */
  killDatabase(): Promise<number>;
  /** Sends SIGTERM and answers its exit status. */
  stop(): Promise<number | null>;
  /** Output since the last start. */
  output(): string;
};

/** Server of a data folder; nothing runs before `start`. */
export function killableServer(place: { dataDir: string; port: number }): KillableServer {
  return new ServerProcess(place);
}

class ServerProcess implements KillableServer {
  readonly url: string;
  readonly #dataDir: string;
  readonly #port: number;
  #child: ChildProcess | undefined;
  #output = "";

  constructor({ dataDir, port }: { dataDir: string; port: number }) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<number> {
    const began = performance.now();
    this.#output = "";
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env["PATH"],
        HOST: "127.0.0.1",
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        DEMO: "0",
        API_DOCS: "0",
        BALLAST_MB: "0",
        LOG_LEVEL: "warn",
        // Written at each clean end: seventy starts need not strip the same types again.
        NODE_COMPILE_CACHE: join(this.#dataDir, "compiled"),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const keep = (chunk: Buffer): void => {
      this.#output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    this.#child = child;
    await this.#until(() => this.#isReady());
    return performance.now() - began;
  }

  async kill({ withDatabase } = { withDatabase: false }): Promise<void> {
    const child = this.#running();
    child.kill("SIGKILL");
    if (withDatabase) process.kill(this.#databasePid(), "SIGKILL");
    await once(child, "exit");
  }

  async killDatabase(): Promise<number> {
    const began = performance.now();
    const killed = this.#databasePid();
    process.kill(killed, "SIGKILL");
    await this.#until(async () => {
      const pid = this.#databasePid();
      return pid !== 0 && pid !== killed && (await this.#isReady());
    });
    return performance.now() - began;
  }

  async stop(): Promise<number | null> {
    const child = this.#running();
    const ended = once(child, "close");
    child.kill("SIGTERM");
    await ended;
    return child.exitCode;
  }

  output(): string {
    return this.#output;
  }

  #running(): ChildProcess {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The server does not run. It said:\n${this.#output}`);
    }
    return child;
  }

  /** 0 while there is no server. */
  #databasePid(): number {
    try {
      const file = join(this.#dataDir, "postgres", "postmaster.pid");
      return Number(readFileSync(file, "utf8").split("\n")[0]);
    } catch {
      return 0;
    }
  }

  async #isReady(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(5000) });
      await answer.arrayBuffer();
      return answer.status === 200;
    } catch {
      return false;
    }
  }

  async #until(condition: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await condition())) {
      this.#running();
      if (performance.now() > end) throw new Error(`Not ready. It said:\n${this.#output}`);
      await pause(LOOK_MS);
    }
  }
}

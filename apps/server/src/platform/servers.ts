import cluster from "node:cluster";
import type { Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

import { AggregatorRegistry } from "prom-client";

import type { Log } from "./log.ts";

/** Server processes that share a port. */
export type Servers = {
  port: number;
  /** Replaces the processes one after another, by those of the program as it is on the disk now. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A process that does not end by itself in this time is ended. */
const drainMs = 15_000;

type Options = {
  count: number;
  /** Program of a process. */
  program: string;
  databaseUrl: string;
  log: Log;
};

/** Starts the processes; throws when the first one does not come up. One that ends by itself is replaced. */
export async function startServers(options: Options): Promise<Servers> {
  const servers = new ServerProcesses(options);
  const port = await servers.start();
  return { port, restart: () => servers.restart(), stop: () => servers.stop() };
}

class ServerProcesses {
  readonly #options: Options;
  readonly #metrics = new AggregatorRegistry();
  /** Server processes that answer. */
  readonly #workers = new Set<Worker>();
  #isStopping = false;
  #pauseMs = firstPauseMs;
  #restarting: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    cluster.setupPrimary({ exec: options.program, args: [] });
  }

  async start(): Promise<number> {
    const port = await this.#add();
    const others = Array.from({ length: this.#options.count - 1 }, () => this.#add());
    await Promise.all(others);
    return port;
  }

  async restart(): Promise<void> {
    this.#restarting = this.#restarting.then(() => this.#restartEach());
    await this.#restarting;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(running.map((worker) => end(worker)));
  }

  async #restartEach(): Promise<void> {
    const { log } = this.#options;
    // Processes from before the restart: their replacements join the set.
    const former = Array.from(this.#workers);
    for (const worker of former) {
      if (this.#isStopping) return;
      await this.#add();
      this.#workers.delete(worker);
      await end(worker);
    }
    log.info("The server processes were replaced");
  }

  /** Starts a process; answers its port once it listens. Throws when it ends before. */
  async #add(): Promise<number> {
    const { databaseUrl } = this.#options;
    const worker = cluster.fork();
    worker.on("message", (message: unknown) => void this.#answer(worker, message));
    worker.on("error", ignoreLost);
    // Address of the database by message, not as a variable or an argument: it holds a password.
    worker.send(databaseUrl, ignoreLost);
    const listening = new Promise<number>((resolve) => {
      worker.once("listening", ({ port }) => resolve(port));
    });
    const ended = once(worker, "exit").then(() => null);
    const port = await Promise.race([listening, ended]);
    if (port === null) throw new Error("A server process ended before it answered");
    this.#workers.add(worker);
    this.#pauseMs = firstPauseMs;
    void ended.then(() => this.#replace(worker));
    return port;
  }

  async #replace(worker: Worker): Promise<void> {
    if (!this.#workers.delete(worker)) return;
    while (!this.#isStopping) {
      this.#options.log.error("A server process ended by itself; another one takes its place");
      await sleep(this.#pauseMs, undefined, { ref: false });
      this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
      try {
        if (!this.#isStopping) await this.#add();
        return;
      } catch {
        // Failed start: the process has logged it, and the next try follows a longer pause.
      }
    }
  }

  /** A process is asked for the figures of all: any of them gets the request. */
  async #answer(worker: Worker, message: unknown): Promise<void> {
    if (!isQuestion(message)) return;
    const text = await this.#metrics.clusterMetrics().catch(() => null);
    if (worker.isConnected()) worker.send({ metricsOf: message.askMetrics, text });
  }
}

/** A process that is gone hears nothing: its end is seen elsewhere. */
const ignoreLost = (): undefined => undefined;

/** Database of the primary, which it sends to each server process. */
export async function databaseOfPrimary(): Promise<string> {
  return new Promise((resolve) => {
    process.once("message", (databaseUrl) => resolve(String(databaseUrl)));
  });
}

/** Asks a process to end, and insists after a while. */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = once(worker, "exit");
  worker.process.kill("SIGTERM");
  const late = sleep(drainMs, "late", { ref: false });
  if ((await Promise.race([ended, late])) === "late") worker.process.kill("SIGKILL");
  await ended;
}

type Question = { askMetrics: number };

function isQuestion(message: unknown): message is Question {
  return typeof message === "object" && message !== null && "askMetrics" in message;
}

let asked = 0;

/** Figures of all server processes, asked of the primary; null when it does not answer. */
export async function metricsOfAll(): Promise<string | null> {
  asked += 1;
  const own = asked;
  const answered = new Promise<string | null>((resolve) => {
    const hear = (message: { metricsOf?: number; text?: string | null }): void => {
      if (message.metricsOf !== own) return;
      process.off("message", hear);
      resolve(message.text ?? null);
    };
    process.on("message", hear);
  });
  const question: Question = { askMetrics: own };
  process.send?.(question);
  return Promise.race([answered, sleep(6000, null, { ref: false })]);
}

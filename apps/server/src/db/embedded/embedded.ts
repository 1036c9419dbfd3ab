import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type { Log } from "../../platform/log.ts";
import { StartError, explainFileError } from "../../platform/start-error.ts";

import { prepareBinaries } from "./binaries.ts";
import { createCluster, hasCluster, readOrMakePassword } from "./cluster.ts";
import { ensureDatabase, reachSocket, socketUrl } from "./connection.ts";
import { isFolderHeld, takeInstanceLock } from "./instance-lock.ts";
import {
  clearDeadServer,
  explainDeath,
  findLiveServer,
  hasEnded,
  spawnServer,
  stopServer,
  waitUntilReady,
} from "./postmaster.ts";
import type { ServerPlace } from "./postmaster.ts";
import { isRunning } from "./process-table.ts";
import { chooseServerAccount } from "./server-account.ts";

export type EmbeddedOptions = {
  /** Folder that holds the cluster (`postgres/`) and its password (`keys/`); made when absent. */
  dataDir: string;
  log: Log;
  /** False for throwaway clusters of tests: faster, and a crash of the machine may lose data. */
  durable?: boolean;
};

export type EmbeddedDatabase = { url: string; stop(): Promise<void> };

const WATCH_MS = 250;
const RETRY_MS = 3000;

/**
 * Starts PostgreSQL in `dataDir`, or adopts the server that a killed process left running, and
 * keeps it up until `stop`. `url` is valid across restarts of the server. Throws StartError when
 * the folder is taken or the server cannot run.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const lock = await prepareFolder(dataDir);
  try {
    const { place, password } = await prepareCluster({ ...options, dataDir });
    const socket = reachSocket(place.clusterDir);
    const ensure = async (): Promise<void> => ensureDatabase(socket.path, password);
    const server = new Supervisor(place, options.log, ensure);
    await server.start();
    await ensure().catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    const stop = async (): Promise<void> => {
      await server.stop();
      socket.remove();
      lock.release();
    };
    let stopped: Promise<void> | undefined;
    return {
      url: socketUrl(socket.path, password),
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    lock.release();
    throw explainFileError(error, dataDir);
  }
}

/**
 * Database of `dataDir` for a command: that of the running server, else one started for the
 * command's time. Throws StartError when the folder is held but has no database.
 */
export async function joinEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  if (!(await isFolderHeld(dataDir))) return startEmbedded(options);
  const clusterDir = clusterIn(dataDir);
  if (findLiveServer(clusterDir) === undefined) {
    throw new StartError(
      `The server that uses ${dataDir} is starting or stopping.`,
      "Try again in a few seconds.",
    );
  }
  const password = readOrMakePassword(passwordFileIn(dataDir), true);
  const socket = reachSocket(clusterDir);
  return {
    url: socketUrl(socket.path, password),
    stop: () => Promise.resolve(socket.remove()),
  };
}

function clusterIn(dataDir: string): string {
  return join(dataDir, "postgres");
}

function passwordFileIn(dataDir: string): string {
  return join(dataDir, "keys", "postgres-password");
}

async function prepareFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return await takeInstanceLock(dataDir);
  } catch (error) {
    throw explainFileError(error, dataDir);
  }
}

async function prepareCluster(options: EmbeddedOptions) {
  const { dataDir, log, durable = true } = options;
  const clusterDir = clusterIn(dataDir);
  const account = chooseServerAccount(clusterDir);
  const binaries = prepareBinaries(account);
  const exists = hasCluster(clusterDir);
  const password = readOrMakePassword(passwordFileIn(dataDir), exists);
  if (!exists) {
    log.info("Creating the database…");
    await createCluster({ clusterDir, binaries, account, password, durable });
  }
  const logFile = join(dataDir, "postgres.log");
  const place: ServerPlace = { clusterDir, logFile, binaries, account, durable };
  return { place, password };
}

/** Supervisor of one server process: starts or adopts it, and restarts it when it dies. */
class Supervisor {
  readonly #place: ServerPlace;
  readonly #log: Log;
  readonly #ensure: () => Promise<void>;
  #pid = 0;
  #watch: NodeJS.Timeout | undefined;
  #revival: Promise<void> | undefined;
  #stopping = false;

  constructor(place: ServerPlace, log: Log, ensure: () => Promise<void>) {
    this.#place = place;
    this.#log = log;
    this.#ensure = ensure;
  }

  async start(): Promise<void> {
    if (!(await this.#adopt())) await this.#launch();
    this.#watch = setInterval(() => this.#look(), WATCH_MS);
    this.#watch.unref();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#revival;
    clearInterval(this.#watch);
    await stopServer(this.#pid);
  }

  async #adopt(): Promise<boolean> {
    const { clusterDir } = this.#place;
    const orphan = findLiveServer(clusterDir);
    // An orphan that was about to stop ends instead of getting ready, and a new one takes its
    // place.
    if (orphan === undefined) return false;
    if (!(await waitUntilReady(clusterDir, orphan, this.#log))) return false;
    try {
      await this.#ensure();
    } catch (error) {
      // A server killed a moment ago still counts as running, and resets connections.
      if (await hasEnded(orphan)) return false;
      throw error;
    }
    this.#pid = orphan;
    this.#log.info("Found the database still running and took it over.");
    return true;
  }

  async #launch(): Promise<void> {
    const { clusterDir } = this.#place;
    await clearDeadServer(clusterDir);
    this.#pid = await spawnServer(this.#place);
    if (!(await waitUntilReady(clusterDir, this.#pid, this.#log))) throw explainDeath(this.#place);
  }

  #look(): void {
    if (this.#revival !== undefined || isRunning(this.#pid)) return;
    clearInterval(this.#watch);
    this.#revival = this.#revive().finally(() => {
      this.#revival = undefined;
    });
  }

  async #revive(): Promise<void> {
    this.#log.warn("The database server died; starting it again.");
    while (!this.#stopping) {
      try {
        await this.start();
        this.#log.info("The database server is back.");
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#log.error({ reason }, "The database server does not start; trying again.");
        await sleep(RETRY_MS);
      }
    }
  }
}

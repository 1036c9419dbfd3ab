import cluster from "node:cluster";
import { realpathSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

import type { FastifyInstance } from "fastify";

import { loadConfig } from "./config.ts";
import type { Config } from "./config.ts";
import { companySlugs } from "./db/company-slugs.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.ts";
import { prepareBallast } from "./platform/disk.ts";
import { createLog } from "./platform/log.ts";
import type { Log } from "./platform/log.ts";
import { explainStartFailure } from "./start-failure.ts";

/** Time for requests in flight to end after a stop. */
const DRAIN_MS = 10_000;

const REPEAT_MS = 500;

const DEMO_SLUG = "demo";
const DEMO_ACCOUNTS = [
  ["lucia@demo.test", "worker"],
  ["marcos@demo.test", "supervisor, also of the hours bag"],
  ["elena@demo.test", "Lucía's second supervisor"],
  ["ines@demo.test", "shift manager"],
  ["pablo.nunez@demo.test", "nurse who works by shifts"],
  ["pilar@demo.test", "complaint handler; README.md has the mailbox's passphrase"],
  ["admin@demo.test", "administrator"],
  ["nuevo@demo.test", "must change the password"],
  ["otra@otra.test", "worker of another company"],
] as const;

export type RunningServer = {
  /** Port it listens on, also when the configuration let the system choose. */
  port: number;
  /** Replaces the server processes one after another; undefined where the server is this process alone. */
  restart?: () => Promise<void>;
  /** Ends requests in flight, then stops the database; safe to call once. */
  stop(): Promise<void>;
};

/**
 * Starts everything: database, schema, demo company on the first run, HTTP. Throws what failed,
 * with nothing left running; `explainStartFailure` puts it into words. `interrupt` gives up midway.
 */
export async function run(
  config: Config,
  log: Log = createLog(config),
  interrupt?: AbortSignal,
): Promise<RunningServer> {
  await assertPortFree(config);
  await prepareBallast(config);
  say("Starting the database…");
  const database = await openDatabase(config, log);
  // Without its database whatever the start is doing fails at once.
  const giveUp = () => void database.stop();
  interrupt?.addEventListener("abort", giveUp);
  try {
    await migrate(database.url, log);
    const companies = await prepareCompanies(config, database.url, log);
    const server = await (config.servers === 1
      ? listenHere(config, database.url)
      : listenInServers(config, database.url, log));
    interrupt?.removeEventListener("abort", giveUp);
    greet(config, server.port, companies);
    const stop = async (): Promise<void> => {
      await server.stop();
      await database.stop();
    };
    return { ...server, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function listenHere(config: Config, databaseUrl: string): Promise<RunningServer> {
  const app = await listen(config, databaseUrl);
  const stop = async (): Promise<void> => {
    await Promise.race([app.close(), sleep(DRAIN_MS, undefined, { ref: false })]);
  };
  return { port: portOf(app) ?? config.port, stop };
}

async function listenInServers(
  { servers: count }: Config,
  databaseUrl: string,
  log: Log,
): Promise<RunningServer> {
  const { startServers } = await import("./platform/servers.ts");
  return startServers({ count, program: import.meta.filename, databaseUrl, log });
}

async function listen(
  config: Config,
  databaseUrl: string,
  poolSize?: number,
): Promise<FastifyInstance> {
  const { buildApp } = await import("./app.ts");
  const app = await buildApp(config, {
    databaseUrl,
    ...(poolSize !== undefined && { poolSize }),
  });
  try {
    // Schemas and routes are made once: what that leaves behind is 60 MB, which V8 would keep for its next objects.
    globalThis.gc?.({ type: "major", flavor: "last-resort", execution: "sync" });
    await app.listen({ port: config.port, host: config.host });
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === "object" ? address?.port : undefined;
}

/** Finds a taken port before the minute that a first start may take. */
async function assertPortFree(config: Config): Promise<void> {
  const probe = createServer();
  await new Promise<AddressInfo | string | null>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen({ port: config.port, host: config.host }, () => resolve(probe.address()));
  });
  await new Promise((resolve) => {
    probe.close(resolve);
  });
}

/** Loads the demo company into a database without any, and answers the slugs of all companies. */
async function prepareCompanies(config: Config, databaseUrl: string, log: Log): Promise<string[]> {
  const found = await companySlugs(databaseUrl);
  if (found.length > 0 || !config.demo) return found;
  say("Loading the demo company…");
  const { loadDemo } = await import("../demo/load.ts");
  await loadDemo({ databaseUrl, config, log });
  return companySlugs(databaseUrl);
}

function greet(config: Config, port: number, companies: string[]): void {
  const address = `http://localhost:${port}`;
  const isDemo = companies.includes(DEMO_SLUG);
  const isPublic = config.publicUrl !== address && config.port !== 0;
  say("", `Atrio is running at ${isPublic ? `${config.publicUrl} (port ${port})` : address}`, "");
  if (isDemo) {
    const width = Math.max(...DEMO_ACCOUNTS.map(([email]) => email.length));
    say("Demo accounts, password Demo1234:");
    say(...DEMO_ACCOUNTS.map(([email, role]) => `  ${email.padEnd(width)}  ${role}`), "");
  }
  say(`Next: ${nextStep(isDemo, companies)}`, `Data: ${config.dataDir}`, "Stop: Ctrl+C", "");
}

function nextStep(isDemo: boolean, companies: string[]): string {
  if (isDemo) return "open the address, sign in as lucia@demo.test and clock in.";
  if (companies.length > 0) return "open the address and sign in.";
  return "bring your company in: npm run company -- create (see README.md).";
}

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Runs the server as this process: answers signals, and ends with status 1 and advice on failure. */
export async function runProcess(): Promise<void> {
  let config: Config | undefined;
  const interrupt = new AbortController();
  try {
    config = loadConfig();
    const log = createLog(config);
    const starting = runLogged(config, log, interrupt.signal);
    stopOnSignal(starting, interrupt, log);
    const { restart } = await starting;
    process.on("SIGUSR2", () => {
      if (restart === undefined) log.warn("One process alone is not replaced: set SERVERS");
      else restart().catch((err: unknown) => log.error({ err }, "The processes were not replaced"));
    });
  } catch (error) {
    process.exitCode = 1;
    if (interrupt.signal.aborted) return;
    const problem = explainStartFailure(error, config);
    process.stderr.write(`\n${problem.message}\n${problem.advice}\n`);
  }
}

async function runLogged(config: Config, log: Log, interrupt: AbortSignal): Promise<RunningServer> {
  try {
    return await run(config, log, interrupt);
  } catch (error) {
    if (!interrupt.aborted) log.error({ err: error }, "The start failed");
    throw error;
  }
}

function stopOnSignal(
  starting: Promise<RunningServer>,
  interrupt: AbortController,
  log: Log,
): void {
  let askedAt: number | undefined;
  const end = async (status: number): Promise<void> => {
    if (askedAt !== undefined) {
      // A person who asks again does not want to wait; wrappers repeat a signal within moments.
      if (performance.now() - askedAt > REPEAT_MS) exit(1);
      return;
    }
    askedAt = performance.now();
    say("Stopping…");
    interrupt.abort();
    try {
      const server = await starting;
      await server.stop();
      exit(status);
    } catch {
      exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      log.info({ signal }, "Asked to stop");
      void end(0);
    });
  }
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "Unexpected failure; stopping");
    void end(1);
  });
}

function exit(status: number): never {
  // oxlint-disable-next-line unicorn/no-process-exit -- requests that outlast the drain must not keep the process
  process.exit(status);
}

/** Connections of all server processes together. */
const allConnections = 40;

/** Runs one of several server processes (`SERVERS`): it answers on their port until the primary ends it. */
async function runServerProcess(): Promise<void> {
  const config = loadConfig();
  const log = createLog(config);
  const { databaseOfPrimary } = await import("./platform/servers.ts");
  const databaseUrl = await databaseOfPrimary();
  const poolSize = Math.max(4, Math.min(10, Math.floor(allConnections / config.servers)));
  const starting = listen(config, databaseUrl, poolSize);
  let isEnding = false;
  const end = async (status: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    const closed = starting.then((app) => app.close());
    await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
    exit(status);
  };
  process.on("SIGTERM", () => void end(0));
  // A terminal sends these to each process of the group: the primary decides.
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
  // Loss of the primary: nobody else would end this process.
  process.on("disconnect", () => void end(0));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "Unexpected failure; stopping");
    void end(1);
  });
  await starting;
}

const startedFile = process.argv[1];
if (startedFile !== undefined && realpathSync(startedFile) === import.meta.filename) {
  await (cluster.isWorker ? runServerProcess() : runProcess());
}

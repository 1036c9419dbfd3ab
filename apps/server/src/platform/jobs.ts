import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { JobResult, JobWithMetadata } from "pg-boss";

import type { Tx } from "../db/client.ts";

import { queueSettings } from "./jobs-catalogue.ts";
import type { JobName, JobPayloads, QueueSettings } from "./jobs-catalogue.ts";
import { listDead, prepareQueues, readStats, runnableCount } from "./jobs-queues.ts";
import type { DeadJob, QueueDepth } from "./jobs-queues.ts";
import { createRelay } from "./jobs-relay.ts";
import type { Log } from "./log.ts";
import { pause } from "./pause.ts";

/** Facts about a job beside its payload. */
export type JobInfo = {
  /** Equal at every try: idempotency key of a repeated effect. */
  id: string;
  /** 1 for the first try. */
  attempt: number;
  /** Aborted when the try has taken too long or the server stops. */
  signal: AbortSignal;
};

/** Must bear being run twice: a process can die between the effect and its note. */
export type JobHandler<N extends JobName> = (data: JobPayloads[N], job: JobInfo) => Promise<void>;

export type JobStats = {
  /** Rows of committed transactions that no relay has moved yet. */
  outbox: number;
  dead: number;
  queues: QueueDepth[];
  /** Tries that ended in this process, by kind and outcome. */
  ended: Array<{ name: JobName; outcome: Outcome; count: number }>;
};

type Outcome = "completed" | "failed" | "dead";

/**
 * Background work. It is asked for inside a transaction and done after the commit, by any process,
 * once or more; a rolled-back transaction leaves no work.
 */
export type Jobs = {
  enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    data: JobPayloads[N],
    options?: { notBefore?: string },
  ): Promise<void>;
  /** Registers a kind's handler, before `start`; `concurrency` jobs at once in this process. */
  handle<N extends JobName>(
    name: N,
    handler: JobHandler<N>,
    options?: { concurrency?: number },
  ): void;
  /** Schedules a job by cron (UTC unless `zone`), before `start`; once for all processes. */
  schedule<N extends JobName>(
    name: N,
    cron: string,
    data: JobPayloads[N],
    options?: { zone?: string },
  ): void;
  start(): Promise<void>;
  /** Drains running jobs for up to 10 seconds; unfinished ones are retried elsewhere. */
  stop(): Promise<void>;
  /** Resolves when nothing is left to do now (jobs that wait for a retry are not awaited). */
  idle(): Promise<void>;
  /** Jobs given up on, newest first, without their payload. */
  dead(): Promise<DeadJob[]>;
  stats(): Promise<JobStats>;
};

/** Fails a job for good: trying again would not help. */
export class HopelessJob extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "HopelessJob";
  }
}

/** Begins to do a kind of job and answers the id of its worker. */
type StartWork = () => Promise<string>;
type Scheduled = { name: JobName; cron: string; data: object; zone: string };

const POLL_SECONDS = 5;
const STOP_MS = 10_000;
const ERROR_QUIET_MS = 10_000;

/** Opens the jobs of a process; `settings` replaces those of the catalogue in tests. */
export function openJobs(options: {
  databaseUrl: string;
  log: Log;
  settings?: Record<JobName, QueueSettings>;
  pollSeconds?: number;
}): Jobs {
  return new JobRunner(options);
}

class JobRunner implements Jobs {
  readonly #log: Log;
  readonly #settings: Record<JobName, QueueSettings>;
  readonly #pollSeconds: number;
  readonly #pool: pg.Pool;
  readonly #boss: PgBoss;
  readonly #relay: ReturnType<typeof createRelay>;
  readonly #handlers = new Map<JobName, StartWork>();
  readonly #schedules: Scheduled[] = [];
  readonly #workers = new Map<JobName, string>();
  readonly #ended = new Map<JobName, Record<Outcome, number>>();
  #errorsQuietUntil = 0;

  constructor(options: Parameters<typeof openJobs>[0]) {
    this.#log = options.log;
    this.#settings = options.settings ?? queueSettings;
    this.#pollSeconds = options.pollSeconds ?? POLL_SECONDS;
    this.#pool = openPool(options.databaseUrl);
    this.#pool.on("error", (error) => this.#noteError(error));
    // From the first moment: a dying server can end a connection in the packet that opens it.
    this.#pool.on("connect", (client) => client.on("error", (error) => this.#noteError(error)));
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => this.#pool.query(text, values) },
      schema: "pgboss",
      maintenanceIntervalSeconds: 600,
    });
    this.#boss.on("error", (error) => this.#noteError(error));
    this.#boss.on("warning", ({ message }) => this.#log.warn({ reason: message }, "Queue warning"));
    this.#relay = createRelay({
      pool: this.#pool,
      boss: this.#boss,
      names: Object.keys(this.#settings),
      log: this.#log,
      onMoved: (names) => {
        for (const [name, worker] of this.#workers) {
          if (names.has(name)) this.#boss.notifyWorker(worker);
        }
      },
    });
  }

  async enqueue<N extends JobName>(
    tx: Tx,
    name: N,
    data: JobPayloads[N],
    options: { notBefore?: string } = {},
  ): Promise<void> {
    await sql`
      insert into trabajo_pendiente (nombre, datos, no_antes_de)
      values (${name}, ${JSON.stringify(data)}::jsonb, ${options.notBefore ?? null}::timestamptz)
    `.execute(tx);
    this.#relay.wake();
  }

  handle<N extends JobName>(
    name: N,
    handler: JobHandler<N>,
    { concurrency = 1 }: { concurrency?: number } = {},
  ): void {
    if (this.#handlers.has(name)) throw new Error(`${name} has a handler already`);
    this.#handlers.set(name, () => this.#work(name, handler, concurrency));
  }

  schedule<N extends JobName>(
    name: N,
    cron: string,
    data: JobPayloads[N],
    { zone = "UTC" }: { zone?: string } = {},
  ): void {
    this.#schedules.push({ name, cron, data, zone });
  }

  async start(): Promise<void> {
    await this.#boss.start();
    await prepareQueues(this.#boss, this.#settings);
    await this.#applySchedules();
    for (const [name, startWork] of this.#handlers) this.#workers.set(name, await startWork());
    this.#relay.start();
  }

  async stop(): Promise<void> {
    if (this.#pool.ending) return;
    await this.#relay.stop();
    const ended = [...this.#workers.keys()].map((name) => this.#boss.offWork(name, { wait: true }));
    this.#workers.clear();
    await Promise.race([Promise.allSettled(ended), sleep(STOP_MS, undefined, { ref: false })]);
    await this.#boss.stop({ graceful: false });
    // The pool is done before its connections are: that the database ends them is no news.
    this.#errorsQuietUntil = Number.POSITIVE_INFINITY;
    await this.#pool.end();
  }

  async idle(): Promise<void> {
    while ((await runnableCount(this.#pool)) > 0) {
      this.#relay.wake();
      await pause(20);
    }
  }

  dead(): Promise<DeadJob[]> {
    return listDead(this.#boss);
  }

  async stats(): Promise<JobStats> {
    const ended = [...this.#ended].flatMap(([name, outcomes]) =>
      (["completed", "failed", "dead"] as const).map((outcome) => ({
        name,
        outcome,
        count: outcomes[outcome],
      })),
    );
    return { ...(await readStats(this.#pool)), ended };
  }

  /** A job that this version no longer schedules is unscheduled. */
  async #applySchedules(): Promise<void> {
    const wanted = new Set<string>(this.#schedules.map((one) => one.name));
    const present = await this.#boss.getSchedules();
    const obsolete = present.filter((one) => !wanted.has(one.name));
    await Promise.all(obsolete.map((one) => this.#boss.unschedule(one.name, one.key)));
    await Promise.all(
      this.#schedules.map(({ name, cron, data, zone }) =>
        // A server that slept through the hour catches up once.
        this.#boss.schedule(name, cron, data, { tz: zone, missed: "once" }),
      ),
    );
  }

  async #work<N extends JobName>(
    name: N,
    handler: JobHandler<N>,
    concurrency: number,
  ): Promise<string> {
    const workerId = await this.#boss.work(
      name,
      {
        batchSize: concurrency,
        pollingIntervalSeconds: this.#pollSeconds,
        perJobResults: true,
        includeMetadata: true,
      },
      async (jobs: Array<JobWithMetadata<JobPayloads[N]>>) => {
        const results = await Promise.all(jobs.map((job) => this.#try(name, handler, job)));
        // Look again at once: there may be more than a batch.
        this.#boss.notifyWorker(workerId);
        return results;
      },
    );
    return workerId;
  }

  async #try<N extends JobName>(
    name: N,
    handler: JobHandler<N>,
    job: JobWithMetadata<JobPayloads[N]>,
  ): Promise<JobResult> {
    const attempt = job.retryCount + 1;
    try {
      await handler(job.data, { id: job.id, attempt, signal: job.signal });
    } catch (err) {
      return this.#fail(name, job, err);
    }
    this.#count(name, "completed");
    if (this.#settings[name].forget) await this.#forget(name, job);
    return { id: job.id, status: "completed" };
  }

  #fail(name: JobName, job: JobWithMetadata<unknown>, err: unknown): JobResult {
    const attempt = job.retryCount + 1;
    const hopeless = err instanceof HopelessJob;
    const dead = hopeless || job.retryCount >= job.retryLimit;
    const fields = { err, queue: name, job: job.id, attempt };
    if (dead) this.#log.error(fields, "Job given up; it waits among the dead");
    else this.#log.warn(fields, "Job failed; it will be tried again");
    this.#count(name, dead ? "dead" : "failed");
    // The job stores the name of the failure only: a message may quote a person's data.
    const output = { reason: reasonOf(err) };
    return { id: job.id, status: hopeless ? "deadletter" : "failed", output };
  }

  /** Its later completion changes no row, which is fine. */
  async #forget(name: JobName, job: JobWithMetadata<unknown>): Promise<void> {
    try {
      await this.#boss.deleteJob(name, { id: job.id, retryCount: job.retryCount });
    } catch (err) {
      this.#log.warn({ err, queue: name, job: job.id }, "A finished job was not removed yet");
    }
  }

  #count(name: JobName, outcome: Outcome): void {
    const counts = this.#ended.get(name) ?? { completed: 0, failed: 0, dead: 0 };
    counts[outcome] += 1;
    this.#ended.set(name, counts);
  }

  /** While the database is away every worker says so at every look: once in a while is enough. */
  #noteError(err: unknown): void {
    const now = performance.now();
    if (now < this.#errorsQuietUntil) return;
    this.#errorsQuietUntil = now + ERROR_QUIET_MS;
    this.#log.warn({ err }, "The queue could not be reached; trying again");
  }
}

/** Apart from the requests' pool, so that jobs never take a connection from them. */
function openPool(databaseUrl: string): pg.Pool {
  return new pg.Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    query_timeout: 60_000,
    statement_timeout: 55_000,
    options: "-c timezone=UTC",
    application_name: "atrio-jobs",
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "Error";
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return `${error.name}${code}`;
}

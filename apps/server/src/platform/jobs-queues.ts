import type pg from "pg";
import type { PgBoss } from "pg-boss";

import { outgoing } from "./jobs-catalogue.ts";
import type { QueueSettings } from "./jobs-catalogue.ts";
import { isReleased } from "./jobs-relay.ts";

/** A job given up on. */
export type DeadJob = {
  id: string;
  /** Kind of job. */
  name: string;
  /** Moments of the enqueueing and of the last failure, as ISO 8601 instants. */
  askedAt: string;
  diedAt: string;
  attempts: number;
  /** Name and code of the failure; never its message. */
  reason: string;
};

/** Jobs of a kind that wait for their turn or are being done. */
export type QueueDepth = { name: string; waiting: number; active: number };

const DEAD_QUEUE = "dead";
const DAY_SECONDS = 86_400;
const DEAD_SHOWN = 500;

/** Creates missing queues and updates the settings of the others. */
export async function prepareQueues(
  boss: PgBoss,
  settings: Record<string, QueueSettings>,
): Promise<void> {
  await boss.createQueue(DEAD_QUEUE, { retentionSeconds: 30 * DAY_SECONDS });
  for (const [name, one] of Object.entries(settings)) {
    const queue = {
      ...(one.vanishes === true ? {} : { deadLetter: DEAD_QUEUE }),
      retryLimit: one.retries,
      retryDelay: one.firstDelay,
      retryBackoff: one.firstDelay > 0,
      ...(one.firstDelay > 0 ? { retryDelayMax: one.longestDelay } : {}),
      expireInSeconds: one.timeout,
      deleteAfterSeconds: one.forget ? 60 : DAY_SECONDS,
    };
    await boss.createQueue(name, queue);
    await boss.updateQueue(name, queue);
  }
}

/** Reads the jobs given up on, newest first, at most 500. */
export async function listDead(boss: PgBoss): Promise<DeadJob[]> {
  const jobs = await boss.findJobs(DEAD_QUEUE);
  const newestFirst = jobs.toSorted((a, b) => b.createdOn.getTime() - a.createdOn.getTime());
  return newestFirst.slice(0, DEAD_SHOWN).map((job) => ({
    id: job.sourceId ?? job.id,
    name: job.sourceName ?? job.name,
    askedAt: (job.sourceCreatedOn ?? job.createdOn).toISOString(),
    diedAt: job.createdOn.toISOString(),
    attempts: (job.sourceRetryCount ?? 0) + 1,
    reason: readReason(job.sourceOutput),
  }));
}

/** Counts pending jobs in the outbox, in each queue and among the dead. */
export async function readStats(
  pool: pg.Pool,
): Promise<{ outbox: number; dead: number; queues: QueueDepth[] }> {
  const { rows } = await pool.query<{ name: string; waiting: number; active: number }>(`
    select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as active
    from pgboss.job where state in ('created', 'retry', 'active') group by name
    union all select '', count(*)::int, 0 from trabajo_pendiente`);
  const waitingIn = (name: string): number => rows.find((row) => row.name === name)?.waiting ?? 0;
  return {
    outbox: waitingIn(""),
    dead: waitingIn(DEAD_QUEUE),
    queues: rows.filter((row) => row.name !== "" && row.name !== DEAD_QUEUE),
  };
}

/** Counts jobs that are runnable at this moment or running. */
export async function runnableCount(pool: pg.Pool): Promise<number> {
  // clock_timestamp: a job that was committed after this statement's now() is seen and counts.
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from trabajo_pendiente where nombre <> all ($2) or ${isReleased})::int + (
       select count(*) from pgboss.job
       where name <> $1 and name not like '\\_\\_pgboss%'
         and (state = 'active' or state in ('created', 'retry') and start_after <= clock_timestamp()))::int as count`,
    [DEAD_QUEUE, outgoing],
  );
  return rows[0]?.count ?? 0;
}

function readReason(output: object | null): string {
  if (output === null || !("reason" in output)) return "Unknown";
  return typeof output.reason === "string" ? output.reason : "Unknown";
}

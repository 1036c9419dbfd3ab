import type { AppContext } from "../../../context.ts";
import { migrationNames } from "../../../db/migrate.ts";
import { tokenHash } from "../../../lib/crypto/tokens.ts";
import { createMetrics } from "../../../platform/metrics.ts";
import type { Metrics } from "../../../platform/metrics.ts";
import { pause } from "../../../platform/pause.ts";
import { examine } from "../installation/doctor/doctor.service.ts";

import { appliedMigrations } from "./health.read.ts";

/** Origin of a request for the metrics. */
export type MetricsReader = {
  /** Address of the connection's other end, regardless of headers. */
  peer: string | undefined;
  /** A proxy passed it on: then the peer says nothing about the reader. */
  forwarded: boolean;
  authorization: string | undefined;
};

const ANSWER_MS = 1000;

/**
 * True if requests can be served: the database answers within a second, with every migration
 * applied.
 */
async function isReady(ctx: AppContext): Promise<boolean> {
  try {
    const late = pause(ANSWER_MS).then(() => undefined);
    const applied = await Promise.race([appliedMigrations(ctx.db), late]);
    const needed = await migrationNames();
    return applied !== undefined && needed.every((name) => applied.has(name));
  } catch {
    return false;
  }
}

export type Readiness = "ready" | "degraded" | "not ready";

/** True if requests can be served, and if that may end soon because a disk is filling up. */
export async function readiness(ctx: AppContext): Promise<Readiness> {
  if (!(await isReady(ctx))) return "not ready";
  const isLow = await ctx.disk.isLow().catch(() => false);
  return isLow ? "degraded" : "ready";
}

/** Opens the metrics of this process. */
export function openMetrics(ctx: AppContext): Metrics {
  const { db, jobs, disk, storage } = ctx;
  return createMetrics({
    db,
    jobs,
    disk,
    storage,
    clock: () => ctx.clockWatch.figures(),
    faults: async () => readFaults(ctx),
  });
}

/** Kinds of fault; none where the database keeps the reader waiting. */
async function readFaults(ctx: AppContext): Promise<string[]> {
  const late = pause(2 * ANSWER_MS).then(() => []);
  const found = await Promise.race([examine(ctx, { quick: true }), late]);
  return found.map(({ key }) => key);
}

/** True with the configured token; without one, only from this very machine. */
export function mayReadMetrics(token: string | undefined, reader: MetricsReader): boolean {
  if (token === undefined) return isLoopback(reader.peer) && !reader.forwarded;
  const given = /^Bearer (\S+)$/i.exec(reader.authorization ?? "")?.[1];
  return given !== undefined && tokenHash(given).equals(tokenHash(token));
}

function isLoopback(address: string | undefined): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address ?? "");
}

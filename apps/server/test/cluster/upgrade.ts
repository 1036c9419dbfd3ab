import { join } from "node:path";
import { pathToFileURL } from "node:url";

import pg from "pg";

import { say } from "../../src/commands/company/terminal.ts";
import { migrateWithin, migrationNames } from "../../src/db/migrate.ts";
import { systemClock } from "../../src/lib/calendar/clock.ts";
import type * as Factories from "../factory.ts";
import { makePunchers } from "../kills/chains.ts";
import { startWriters } from "../kills/writers.ts";

import { conclude, onDatabase, writing } from "./checks.ts";
import type { Cluster } from "./faults.ts";
import { databaseUrl } from "./machines.ts";
import { startPulse } from "./pulse.ts";

/** Punches before, between and after the replacements. */
const between = 100;

/**
 * Schema of an earlier release by this release's text of its migrations: releases before PostgreSQL 15 was supported
 * have some that only version 18 runs.
 */
export async function makeSchemaOf(checkout: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    await migrateWithin(client, await migrationNames(join(checkout, "apps/server/migrations")));
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/** Replaces servers of an earlier release one by one; the first of the new ones migrates. */
export async function upgradeAll(
  { machines, servers }: Cluster,
  checkout: string,
): Promise<number> {
  // The earlier release knows what its tables need.
  const factory = pathToFileURL(join(checkout, "apps/server/test/factory.ts")).href;
  const { createFactory }: typeof Factories = await import(factory);
  const groups = await onDatabase(async (sql) =>
    makePunchers(createFactory(sql, systemClock), writing),
  );
  const writers = startWriters(machines.portalUrl, groups, { behindProxy: true });
  const pulse = startPulse(() => writers.receipts.length);
  await pulse.progress(between);
  const mark = pulse.mark();
  const began = performance.now();
  for (const [index, server] of servers.entries()) {
    const name = `portal/s${index + 1}`;
    await machines.command(`set server ${name} state maint`);
    await server.upgrade();
    await machines.command(`set server ${name} state ready`);
    say(`Server replaced after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    await pulse.progress(between);
  }
  say(`Longest without a punch ${(pulse.longestSince(mark) / 1000).toFixed(1)} s`);
  pulse.stop();
  await writers.stop();
  const failed = [...writers.statuses.keys()].filter((status) => status !== 200);
  return conclude(servers, {
    groups,
    writers,
    wrong: [...writers.wrong, ...failed.map((status) => `Punches were answered ${status}`)],
  });
}

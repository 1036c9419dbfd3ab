import type { AppContext } from "../../../../context.ts";
import { asBackupRole, withBareDatabase } from "../../../../db/bare.ts";
import type { BareSql } from "../../../../db/bare.ts";
import { migrationNames } from "../../../../db/migrate.ts";
import { outgoing } from "../../../../platform/jobs-catalogue.ts";
import { DamagedFileError, openStoredBytes } from "../../../../platform/storage.ts";
import { verifyLedger } from "../../../time/evidence/verification/verification.service.ts";
import { appliedMigrations } from "../../health/health.read.ts";

import {
  countDemoAccounts,
  countHeld,
  readBackups,
  readCompanyFaults,
  readFilePaths,
  readUnprotected,
  readWork,
} from "./doctor.read.ts";
import { findingsOf } from "./doctor.rules.ts";
import type { Condition, Finding } from "./doctor.rules.ts";

/**
 * Examines the installation and answers its faults (Rule COMPANY-94). `quick` leaves out what reads
 * every file and every time record.
 */
export async function examine(ctx: AppContext, { quick }: { quick: boolean }): Promise<Finding[]> {
  return findingsOf(await measure(ctx, quick));
}

async function measure(ctx: AppContext, quick: boolean): Promise<Condition> {
  const { config, databaseUrl } = ctx;
  await ctx.clockWatch.sample();
  const applied = await appliedMigrations(ctx.db);
  const names = await migrationNames();
  const tables = await withBareDatabase(databaseUrl, async (sql) => readTables(ctx, sql, quick));
  const { held, paths, demoAccounts, work, ...rest } = tables;
  return {
    ...rest,
    clock: ctx.clockWatch.figures(),
    room: await ctx.disk.free(),
    pending: names.filter((name) => !applied.has(name)),
    work: { ...work, mails: held ?? 0, held: held !== null },
    files: paths === null ? null : await compareFiles(ctx, paths),
    ledger: quick ? null : await countLedgerFaults(ctx),
    settings: { publicUrl: config.publicUrl, hasMail: config.smtpUrl !== undefined, demoAccounts },
  };
}

async function readTables(ctx: AppContext, sql: BareSql, quick: boolean) {
  const [work, held] = [await readWork(sql), await countHeld(sql, outgoing)];
  const backups = await readBackups(sql);
  await asBackupRole(sql);
  return {
    work,
    held,
    backups,
    unprotected: await readUnprotected(sql),
    demoAccounts: await countDemoAccounts(sql),
    ...(await readCompanyFaults(sql, ctx.clock.now().toString())),
    paths: quick ? null : await readFilePaths(sql),
  };
}

/** Stored files against rows: without bytes, with changed bytes, and without a row. */
async function compareFiles(
  ctx: AppContext,
  paths: ReadonlySet<string>,
): Promise<NonNullable<Condition["files"]>> {
  const found: NonNullable<Condition["files"]> = { missing: [], damaged: [], orphaned: [] };
  const there = new Set<string>();
  for await (const path of openStoredBytes(ctx.config).paths()) {
    there.add(path);
    if (!paths.has(path)) found.orphaned.push(path);
    else if (await isDamaged(ctx, path)) found.damaged.push(path);
  }
  found.missing = [...paths].filter((path) => !there.has(path));
  return found;
}

async function isDamaged(ctx: AppContext, path: string): Promise<boolean> {
  const [company, , clave = ""] = path.split("/");
  try {
    await ctx.storage.get({ empresa_id: Number(company), clave });
    return false;
  } catch (error) {
    if (error instanceof DamagedFileError) return true;
    throw error;
  }
}

async function countLedgerFaults(ctx: AppContext): Promise<number> {
  const reports = await verifyLedger(ctx, { slug: undefined, received: [] });
  return reports.reduce((sum, { findings }) => sum + findings.length, 0);
}

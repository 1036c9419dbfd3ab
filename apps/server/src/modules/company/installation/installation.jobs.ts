import type { AppContext } from "../../../context.ts";
import { machineZone } from "../../../lib/calendar/zone.ts";
import { makeBackup } from "../../../platform/backup/backup.ts";
import { erasureLines } from "../../../platform/backup/erasures.ts";
import type { Erasure } from "../../../platform/backup/erasures.ts";
import { openTarget, passphraseOf } from "../../../platform/backup/open-target.ts";
import { keepLocally } from "../../../platform/backup/target.ts";
import { openStoredBytes } from "../../../platform/storage.ts";

import { examine } from "./doctor/doctor.service.ts";
import { endExamination } from "./installation.repo.ts";

async function backUp(ctx: AppContext): Promise<void> {
  const { config, databaseUrl, log } = ctx;
  if (config.backupTo === undefined) return;
  const { manifest, bytes } = await makeBackup({
    databaseUrl,
    storage: openStoredBytes(config),
    secrets: config.secrets,
    target: await openTarget(config.backupTo),
    passphrase: passphraseOf(config),
    keep: config.backupKeep,
  });
  log.info({ event: "backup", count: bytes, ms: manifest.seconds * 1000 }, "Backup made");
}

/** Keeps a deletion in `DATA_DIR` and beside the backups: either may be lost (Rule COMPANY-91). */
async function keepErasure(ctx: AppContext, erasure: Erasure): Promise<void> {
  const line = erasureLines([erasure]);
  await keepLocally(ctx.config.dataDir, line);
  if (ctx.config.backupTo === undefined) return;
  await (await openTarget(ctx.config.backupTo)).noteErasures(line);
}

async function examineAll(ctx: AppContext, id: number): Promise<void> {
  const hallazgos = await examine(ctx, { quick: false });
  const now = ctx.clock.now().toString();
  await ctx.db.gate(async (tx) => endExamination(tx, id, { now, hallazgos }));
}

/** Daily backup, the log of deletions that outlives the backups, and examinations that were asked for. */
export function installationJobs(ctx: AppContext): void {
  const { backupTo, backupAt } = ctx.config;
  ctx.jobs.handle("backup.daily", () => backUp(ctx));
  ctx.jobs.handle("erasures.keep", (erasure) => keepErasure(ctx, erasure));
  ctx.jobs.handle("installation.examine", async ({ examinationId }) =>
    examineAll(ctx, examinationId),
  );
  if (backupTo === undefined) return;
  passphraseOf(ctx.config);
  const [hour, minute] = backupAt.split(":").map(Number);
  ctx.jobs.schedule("backup.daily", `${minute} ${hour} * * *`, {}, { zone: machineZone() });
}

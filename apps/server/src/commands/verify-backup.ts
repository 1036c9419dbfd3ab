import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { z } from "zod";

import { loadConfig } from "../config.ts";
import { startEmbedded } from "../db/embedded/embedded.ts";
import { verifyLedger } from "../modules/time/evidence/verification/verification.service.ts";
import { openTarget, passphraseOf } from "../platform/backup/open-target.ts";
import { openBackup, restoreBackup } from "../platform/backup/restore.ts";
import type { OpenBackup } from "../platform/backup/restore.ts";
import { checkDigests } from "../platform/backup/verify.ts";
import { createLog } from "../platform/log.ts";
import { openStoredBytes } from "../platform/storage.ts";

import { withContextOn } from "./company/context.ts";
import { readOptions, say } from "./company/terminal.ts";
import { UsageError } from "./company/usage.ts";
import { runCommand } from "./run-command.ts";

const usage = `Proves that a backup can be restored: compares every file with its digest, restores it into a
throwaway database, counts the rows and verifies the time records. Changes nothing. Ends with 1 when
something differs.

  npm run verify-backup -- FOLDER [--backup NAME]
      Verifies the newest backup of the folder, or the named one. Needs its BACKUP_PASSPHRASE, and
      room for the restored database and files in the folder of TMPDIR.`;

const options = { backup: { type: "string" } } as const;
const schema = z.object({ backup: z.string().optional(), files: z.array(z.string()) });

async function main(args: string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    say(usage);
    return 0;
  }
  const { backup: name, files } = readOptions(args, options, schema);
  const [folder] = files;
  if (folder === undefined || files.length > 1) {
    throw new UsageError(() => "Name one folder of backups.");
  }
  const place = await mkdtemp(join(tmpdir(), "atrio-verify-"));
  try {
    const { backupPassphrase } = loadConfig(undefined, { DATA_DIR: place });
    const backup = await openBackup(
      await openTarget(folder),
      passphraseOf({ backupPassphrase }),
      name,
    );
    return await verify(backup, place);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function verify(backup: OpenBackup, place: string): Promise<number> {
  const { manifest } = backup;
  const differing = await checkDigests(backup);
  if (differing.length > 0) {
    say(...differing.map((one) => `  ${one}`), `${manifest.id}: ${differing.length} problems.`);
    return 1;
  }
  const dataDir = join(place, "data");
  const config = {
    ...loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: "error", DEMO: "0" }),
    storageUrl: pathToFileURL(join(dataDir, "files")).href,
    secrets: backup.keys.secrets,
  };
  const database = await startEmbedded({ dataDir, log: createLog(config), durable: false });
  try {
    const { files } = await restoreBackup(database.url, backup, {
      storage: openStoredBytes(config),
      beforeCommit: async () => undefined,
    });
    const reports = await withContextOn(config, database.url, async (ctx) =>
      verifyLedger(ctx, { slug: undefined, received: [] }),
    );
    const findings = reports.flatMap(({ slug, findings: found }) =>
      found.map(({ trabajador_id, seq, problem }) =>
        [slug, trabajador_id, seq, problem].filter((part) => part !== null).join(" "),
      ),
    );
    const rows = Object.values(manifest.tables).reduce((sum, one) => sum + one, 0);
    say(
      `${manifest.id} of ${manifest.taken}, PostgreSQL ${manifest.postgres}:`,
      `  ${rows} rows of ${Object.keys(manifest.tables).length} tables and ${files} stored files restored`,
      ...findings.map((one) => `  ${one}`),
      findings.length === 0
        ? `  ${reports.length} companies: the time records agree`
        : `  ${findings.length} problems in the time records`,
      findings.length === 0 ? "The backup is good." : "The time records of the backup differ.",
    );
    return findings.length === 0 ? 0 : 1;
  } finally {
    await database.stop();
  }
}

await runCommand("verify-backup", async () => main(process.argv.slice(2)));

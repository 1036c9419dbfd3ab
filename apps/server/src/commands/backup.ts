import { z } from "zod";

import { loadConfig } from "../config.ts";
import { migrate } from "../db/migrate.ts";
import { joinDatabase } from "../db/open-database.ts";
import { listBackups, makeBackup } from "../platform/backup/backup.ts";
import { openTarget, passphraseOf } from "../platform/backup/open-target.ts";
import { createLog } from "../platform/log.ts";
import { openStoredBytes } from "../platform/storage.ts";

import { noFiles, readOptions, say } from "./company/terminal.ts";
import { UsageError } from "./company/usage.ts";
import { runCommand } from "./run-command.ts";

const usage = `Makes a backup of the whole installation: database, stored files and keys, as of one moment, while
people work or while the server is stopped. Works on DATA_DIR and on DATABASE_URL.

  npm run backup [-- --to FOLDER] [--keep 30]
      Makes one in the folder, or in BACKUP_TO. The data and the keys are encrypted with
      BACKUP_PASSPHRASE (or the first line of BACKUP_PASSPHRASE_FILE): without it nobody restores
      them. Files that an earlier backup brought there are not copied again. With --keep the
      oldest ones beyond that number are removed.

  npm run backup -- --list [--to FOLDER]
      Lists the backups of the folder, oldest first.

BACKUP_TO=FOLDER lets the running server do it every day at BACKUP_AT (02:30) and keep BACKUP_KEEP (30).
npm run verify-backup proves that a backup can be restored; docs/operations.md tells when to do what.`;

const options = {
  to: { type: "string" },
  keep: { type: "string" },
  list: { type: "boolean" },
} as const;
const schema = z.object({
  to: z.string().min(1).optional(),
  keep: z.coerce
    .number("must be a number")
    .int("must be whole")
    .min(1, "must be 1 or more")
    .optional(),
  list: z.boolean().default(false),
  files: noFiles,
});

async function main(args: string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    say(usage);
    return 0;
  }
  const given = readOptions(args, options, schema);
  const config = loadConfig();
  const to = given.to ?? config.backupTo;
  if (to === undefined) throw new UsageError(() => "--to FOLDER or BACKUP_TO is missing.");
  const target = await openTarget(to);
  if (given.list) return showList(await listBackups(target));
  const passphrase = passphraseOf(config);
  const log = createLog(config);
  const database = await joinDatabase(config, log);
  try {
    await migrate(database.url, log);
    const { manifest, copied, removed, bytes } = await makeBackup({
      databaseUrl: database.url,
      storage: openStoredBytes(config),
      secrets: config.secrets,
      target,
      passphrase,
      keep: given.keep,
    });
    const rows = Object.values(manifest.tables).reduce((sum, one) => sum + one, 0);
    say(
      `Backup ${manifest.id} in ${target.address}: ${rows} rows, ${size(bytes)}, ${manifest.seconds} s.`,
      `Stored files: ${manifest.files.count}, ${size(manifest.files.bytes)}; ${copied} copied now.`,
      ...(removed === 0 ? [] : [`Older backups removed: ${removed}.`]),
    );
    return 0;
  } finally {
    await database.stop();
  }
}

function showList(backups: Awaited<ReturnType<typeof listBackups>>): number {
  if (backups.length === 0) say("There is no backup.");
  for (const { id, taken, files, parts } of backups) {
    say(`${id}  ${taken}  ${size(parts.database.bytes)} and ${files.count} files`);
  }
  return 0;
}

function size(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

await runCommand("backup", async () => main(process.argv.slice(2)));

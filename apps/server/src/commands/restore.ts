import { rename } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { loadConfig } from "../config.ts";
import type { Config } from "../config.ts";
import { openDatabase } from "../db/open-database.ts";
import type { Secrets } from "../lib/crypto/secrets.ts";
import { writeDurably } from "../lib/files/durable-file.ts";
import { openTarget, passphraseOf } from "../platform/backup/open-target.ts";
import { keyFiles, keysFolder, openBackup, restoreBackup } from "../platform/backup/restore.ts";
import { createLog } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { openStoredBytes } from "../platform/storage.ts";

import { readOptions, say } from "./company/terminal.ts";
import { UsageError } from "./company/usage.ts";
import { runCommand } from "./run-command.ts";

const usage = `Restores a backup into an installation without companies: an empty DATA_DIR, or the empty database of
DATABASE_URL. Also the way to another release of PostgreSQL, and from DATA_DIR to DATABASE_URL.

  npm run restore -- FOLDER [--backup NAME]
      Restores the newest backup of the folder, or the named one. Stop the server first. Needs the
      BACKUP_PASSPHRASE that the backup was made with. Killed at any moment, the installation is as
      empty as before or whole; run it again.

What was deleted after the backup is deleted again, as far as FOLDER/erasures.jsonl tells. Mails and
pushes are held until npm run release-mails, so that nobody is written to by a rehearsal.`;

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
  const config = loadConfig();
  const backup = await openBackup(await openTarget(folder), passphraseOf(config), name);
  assertSameSecrets(backup.keys.secrets, config);
  const database = await openDatabase(config, createLog(config));
  try {
    const { manifest } = backup;
    const {
      files: count,
      erased,
      unerased,
    } = await restoreBackup(database.url, backup, {
      storage: openStoredBytes(config),
      beforeCommit: async () => writeKeys(config.dataDir, backup.keys.secrets),
    });
    say(
      `Restored ${manifest.id} of ${manifest.taken}: ${count} stored files.`,
      `Deleted after it and deleted again: ${erased} rows.`,
      ...(unerased === 0 ? [] : [`Could not be deleted again: ${unerased} rows.`]),
      "Mails and pushes are held. When this installation is the one that people use:",
      "  npm run release-mails",
    );
    return 0;
  } finally {
    await database.stop();
  }
}

/** Each key file appears whole; until the database commits the installation is empty anyway. */
async function writeKeys(dataDir: string, secrets: Secrets): Promise<void> {
  for (const [file, text] of keyFiles(secrets)) {
    const path = join(keysFolder(dataDir), file);
    await writeDurably(`${path}.restored`, Buffer.from(`${text}\n`));
    await rename(`${path}.restored`, path);
  }
}

const variables = {
  SECRET_PEPPER: "pepper",
  SECRET_LEDGER_KEY: "ledgerKey",
  SECRET_STORAGE_KEY: "storageKey",
  SECRET_HMAC_KEY: "hmacKey",
  SECRET_VAPID_KEY: "vapidKey",
} as const;

/** A secret of the environment would win over the restored file. */
function assertSameSecrets(kept: Secrets, config: Config): void {
  const wrong = Object.entries(variables).filter(
    ([variable, name]) =>
      config.givenSecrets.includes(variable) &&
      Buffer.compare(Buffer.from(kept[name]), Buffer.from(config.secrets[name])) !== 0,
  );
  if (wrong.length === 0) return;
  const names = wrong.map(([variable]) => variable).join(", ");
  throw new StartError(
    `${names} of the environment differ from the backup's.`,
    "Set the values of the installation that was backed up, or unset them: the backup brings its keys.",
  );
}

await runCommand("restore", async () => main(process.argv.slice(2)));

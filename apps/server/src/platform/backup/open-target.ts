import { isS3 } from "../s3.ts";
import { StartError } from "../start-error.ts";

import { openBucketTarget } from "./bucket-target.ts";
import { openFolderTarget } from "./target.ts";
import type { BackupTarget } from "./target.ts";

/** Opens a place for backups, a folder or a bucket, by its address. Throws StartError. */
export async function openTarget(address: string): Promise<BackupTarget> {
  if (isS3(address)) return openBucketTarget(address);
  if (!/^[a-z0-9]+:\/\//.test(address)) return openFolderTarget(address);
  throw new StartError(
    `${address} is no place for backups.`,
    "Name a folder, or a bucket like s3://atrio/backups.",
  );
}

/** Throws StartError without a passphrase. */
export function passphraseOf({
  backupPassphrase,
}: {
  backupPassphrase: string | undefined;
}): string {
  if (backupPassphrase !== undefined) return backupPassphrase;
  throw new StartError(
    "There is no passphrase for the backup.",
    "Set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, and keep it apart from the backups.",
  );
}

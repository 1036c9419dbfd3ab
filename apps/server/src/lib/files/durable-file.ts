import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { errorCode } from "../../platform/start-error.ts";

/**
 * Writes a private file (0600) so that it appears whole or not at all and is still there after
 * a power cut: temporary file, fsync, rename, fsync of the folder. Makes the folder when absent.
 */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${basename(path)}.${randomUUID()}`);
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
  if (firstMade !== undefined) await syncNewFolders(folder, dirname(firstMade));
}

/** Removes remains of a file whose writing process was killed. */
export async function removeDrafts(path: string): Promise<void> {
  const folder = dirname(path);
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  const drafts = names.filter((name) => name.startsWith(`.${basename(path)}.`));
  await Promise.all(drafts.map(async (name) => rm(join(folder, name), { force: true })));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new folder survives a power cut once the folder that holds it is synced too. */
async function syncNewFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; folder !== upTo;) {
    folder = dirname(folder);
    await syncFolder(folder);
  }
}

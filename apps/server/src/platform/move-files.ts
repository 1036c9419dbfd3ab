import { StartError } from "./start-error.ts";
import type { StoredBytes } from "./storage.ts";

export type Moved = { files: number; copied: number; bytes: number };

/**
 * Copies all stored files to another storage as they are stored, and reads each back. Files that are there with
 * the same bytes are left. Throws StartError for a file that the other storage did not keep as it was.
 */
export async function moveFiles(from: StoredBytes, to: StoredBytes): Promise<Moved> {
  const moved: Moved = { files: 0, copied: 0, bytes: 0 };
  for await (const path of from.paths()) {
    const bytes = await from.read(path);
    // File that was erased since the list was read.
    if (bytes === undefined) continue;
    moved.files += 1;
    moved.bytes += bytes.length;
    if ((await to.read(path))?.equals(bytes) === true) continue;
    await to.write(path, bytes);
    moved.copied += 1;
    if ((await to.read(path))?.equals(bytes) !== true) {
      throw new StartError(
        `The file ${path} does not read back as it was written.`,
        "Check the other store and run the command again: what is there already is left.",
      );
    }
  }
  return moved;
}

import { createHash } from "node:crypto";

import { z } from "zod";

import type { StoredBytes } from "../storage.ts";

import { DamagedBackup, readFrames } from "./frames.ts";
import type { Frame, FrameWriter } from "./frames.ts";
import type { BackupTarget } from "./target.ts";

/** A stored file of a backup: its path in the storage, and its bytes as they are stored. */
export type ListedFile = { path: string; bytes: number; sha256: string };

const listedSchema = z.tuple([
  z.string().regex(/^\d+\/[0-9a-f]{2}\/[0-9a-f]{32}(\.enc)?$/),
  z.number().int(),
  z.string(),
]);

const PER_FRAME = 5000;

/** SHA-256 in hexadecimal. */
export const digestOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/**
 * Copies the stored files that the target does not have, and answers all. A name is written once in
 * its life, so that the earlier list tells the digest of a file that is there with the same size.
 */
export async function copyFiles(
  storage: StoredBytes,
  target: BackupTarget,
  earlier: ReadonlyMap<string, ListedFile>,
): Promise<{ files: ListedFile[]; copied: number }> {
  const files: ListedFile[] = [];
  let copied = 0;
  for await (const path of storage.paths()) {
    const known = earlier.get(path);
    if (known !== undefined && (await target.fileSize(path)) === known.bytes) {
      files.push(known);
      continue;
    }
    const bytes = await storage.read(path);
    // Erased since the list was read.
    if (bytes === undefined) continue;
    const listed = { path, bytes: bytes.length, sha256: digestOf(bytes) };
    if ((await target.fileSize(path)) !== bytes.length) {
      await target.putFile(path, bytes);
      copied += 1;
    }
    files.push(listed);
  }
  return { files, copied };
}

/** Writes the list of a backup's files. */
export async function writeList(out: FrameWriter, files: readonly ListedFile[]): Promise<void> {
  for (let start = 0; start < files.length; start += PER_FRAME) {
    const part = files.slice(start, start + PER_FRAME);
    const rows = part.map((file) => [file.path, file.bytes, file.sha256]);
    await out.write("rows", JSON.stringify(rows));
  }
  await out.write("end", "");
}

/** Reads the list of a backup's files. Throws DamagedBackup. */
export async function readList(
  target: BackupTarget,
  name: string,
  dataKey: Buffer,
): Promise<ListedFile[]> {
  const source = await target.stream(name, "files.atrio");
  const frames: AsyncIterable<Frame> = readFrames(source, dataKey, { context: `${name}/files` });
  const files: ListedFile[] = [];
  for await (const { kind, bytes } of frames) {
    if (kind !== "rows") continue;
    const rows = z.array(listedSchema).safeParse(JSON.parse(bytes.toString()));
    if (!rows.success) throw new DamagedBackup("The list of files cannot be read", rows.error);
    for (const [path, size, digest] of rows.data) {
      files.push({ path, bytes: size, sha256: digest });
    }
  }
  return files;
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

import { removeDrafts, writeDurably } from "../lib/files/durable-file.ts";

import { freeBytes } from "./disk.ts";
import { StorageFullError, entriesOf } from "./object-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { isS3, openBucket } from "./s3.ts";
import { StartError, errorCode } from "./start-error.ts";

/** Uploads stop while the disk still has this many bytes, which the database's log may need. */
const RESERVED_BYTES = 256 * 1024 * 1024;

/** Opens a folder (`file:`) or a bucket (`s3:`). Throws StartError for another address. */
export function openObjects(
  address: string,
  { reservedBytes = RESERVED_BYTES }: { reservedBytes?: number | undefined } = {},
): ObjectStore {
  if (isS3(address)) return openBucket(address);
  const url = new URL(address);
  if (url.protocol === "file:") return openFolder(fileURLToPath(url), reservedBytes);
  throw new StartError(
    `STORAGE_URL ${url.protocol}… is not supported.`,
    "Use a folder, like file:/srv/atrio/files, or a bucket, like s3://atrio/files?region=eu-south-2.",
  );
}

function openFolder(folder: string, reservedBytes: number): ObjectStore {
  const disk = new Disk(new DurableFolder(folder, reservedBytes));
  return {
    put: async (path, bytes) =>
      disk.put(path, bytes).catch((error: unknown) => {
        throw isFull(error) ? new StorageFullError(error) : error;
      }),
    async get(path) {
      try {
        return Buffer.from(await disk.getBytes(path));
      } catch (error) {
        if (codeOf(error) === "ENOENT") return undefined;
        throw error;
      }
    },
    has: async (path) => disk.exists(path),
    remove: async (path) => disk.delete(path),
    async *paths() {
      for await (const entry of entriesOf(async (page) => listAll(disk, page))) {
        if (entry.isFile) yield entry.key;
      }
    },
  };
}

/** A folder that was never written to does not exist. */
async function listAll(disk: Disk, page: { paginationToken?: string }) {
  try {
    return await disk.listAll("", { recursive: true, ...page });
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { objects: [] };
    throw error;
  }
}

/** Flydrive wraps the system's error. */
function codeOf(error: unknown): string | undefined {
  return errorCode(error instanceof Error ? error.cause : undefined);
}

function isFull(error: unknown): boolean {
  const code = codeOf(error);
  return code === "ENOSPC" || code === "EDQUOT";
}

/** Flydrive's folder with writes that survive a power cut and stop before the disk is full. */
class DurableFolder extends FSDriver {
  readonly #folder: string;
  readonly #reservedBytes: number;

  constructor(folder: string, reservedBytes: number) {
    super({ location: folder, visibility: "private" });
    this.#folder = folder;
    this.#reservedBytes = reservedBytes;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const bytes = typeof contents === "string" ? Buffer.from(contents) : contents;
    await this.#checkRoom(bytes.length);
    await writeDurably(join(this.#folder, key), bytes);
  }

  override async delete(key: string): Promise<void> {
    await super.delete(key);
    await removeDrafts(join(this.#folder, key));
  }

  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#folder, key));
  }

  /** Refuses as the system would, but earlier: the database's log needs the rest of the disk. */
  async #checkRoom(length: number): Promise<void> {
    const room = await freeBytes(this.#folder);
    if (room === undefined || room >= this.#reservedBytes + length) return;
    throw Object.assign(new Error("The disk is nearly full"), { code: "ENOSPC" });
  }
}

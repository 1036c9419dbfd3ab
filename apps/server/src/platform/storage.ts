import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

import type { Config } from "../config.ts";
import { deriveKey, seal, unseal } from "../lib/crypto/cipher.ts";
import type { Secrets } from "../lib/crypto/secrets.ts";
import { removeDrafts, writeDurably } from "../lib/files/durable-file.ts";

import { freeBytes } from "./disk.ts";
import type { Log } from "./log.ts";
import { StartError, errorCode } from "./start-error.ts";

/** A stored file of a company; `clave` is the random name that `put` answered. */
export type StoredFile = { empresa_id: number; clave: string };

/** Files of companies. A company never reaches another's, under any name. */
export type Storage = {
  /** A new random name for bytes to be stored; that of a sealed file shows it. */
  newName(options: { encrypted: boolean }): string;
  /**
   * Stores the bytes under a new random name, or the one of `newName`, and answers it. Throws
   * StorageFullError.
   */
  put(
    file: { empresa_id: number; bytes: Uint8Array } & ({ encrypted: boolean } | { clave: string }),
  ): Promise<string>;
  /** Answers the bytes, decrypted; undefined when there is no such file. Throws DamagedFileError. */
  get(file: StoredFile): Promise<Buffer | undefined>;
  /** Removes the file and its half written remains; an absent one is no error. */
  delete(file: StoredFile): Promise<void>;
  exists(file: StoredFile): Promise<boolean>;
  /** Number of damaged files read since the process began. */
  damaged(): number;
};

/** Stored bytes as they lie in the storage, sealed or not, for backups and moves. */
export type StoredBytes = {
  /** Paths of all files: company, folder, name. */
  paths(): AsyncIterable<string>;
  read(path: string): Promise<Buffer | undefined>;
  write(path: string, bytes: Uint8Array): Promise<void>;
};

/** No room is left for uploads; everything else goes on working. */
export class StorageFullError extends Error {
  constructor(cause?: unknown) {
    super("There is no room left to store files", { cause });
    this.name = "StorageFullError";
  }
}

/** A stored file with other bytes than those stored: cut, changed or of another file. */
export class DamagedFileError extends Error {
  constructor(cause?: unknown) {
    super("A stored file is damaged", { cause });
    this.name = "DamagedFileError";
  }
}

/** Uploads stop while the disk still has this many bytes, which the database's log may need. */
const RESERVED_BYTES = 256 * 1024 * 1024;
const NAME_FORM = /^[0-9a-f]{32}(\.enc)?$/;
const SEALED_ENDING = ".enc";

/** Opens the storage that `STORAGE_URL` names: a folder, by `file:`. Throws StartError for another. */
export function openStorage(
  config: Pick<Config, "storageUrl"> & { secrets: Pick<Secrets, "storageKey"> },
  options: { reservedBytes?: number; log?: Pick<Log, "error"> } = {},
): Storage {
  let damaged = 0;
  const disk = new Disk(driverFor(config.storageUrl, options.reservedBytes ?? RESERVED_BYTES));
  const keyOf = (company: number): Buffer =>
    deriveKey(config.secrets.storageKey, `atrio/storage/${company}`);

  return {
    newName,
    async put(file) {
      const name = "clave" in file ? file.clave : newName(file);
      const path = pathOf({ empresa_id: file.empresa_id, clave: name });
      const isSealed = name.endsWith(SEALED_ENDING);
      const contents = isSealed ? seal(keyOf(file.empresa_id), file.bytes, path) : file.bytes;
      await disk.put(path, contents).catch((error: unknown) => {
        throw isFull(error) ? new StorageFullError(error) : error;
      });
      return name;
    },
    async get(file) {
      if (!NAME_FORM.test(file.clave)) return undefined;
      const path = pathOf(file);
      const bytes = await readIfThere(disk, path);
      if (bytes === undefined || !path.endsWith(SEALED_ENDING)) return bytes;
      try {
        return unseal(keyOf(file.empresa_id), bytes, path);
      } catch (err) {
        damaged += 1;
        const named = { empresa_id: file.empresa_id, reason: file.clave };
        options.log?.error({ err, ...named }, "A stored file is damaged");
        throw new DamagedFileError(err);
      }
    },
    async delete(file) {
      if (NAME_FORM.test(file.clave)) await disk.delete(pathOf(file));
    },
    async exists(file) {
      return NAME_FORM.test(file.clave) && (await disk.exists(pathOf(file)));
    },
    damaged: () => damaged,
  };
}

const PATH_FORM = /^\d+\/[0-9a-f]{2}\/[0-9a-f]{32}(\.enc)?$/;

/** Opens the storage for a move of its bytes as they are. Throws StartError. */
export function openStoredBytes({ storageUrl }: Pick<Config, "storageUrl">): StoredBytes {
  const disk = new Disk(driverFor(storageUrl, RESERVED_BYTES));
  return {
    async *paths() {
      let page: string | undefined;
      do {
        const listed = await listAll(disk, page);
        for (const entry of listed.objects) {
          if (entry.isFile && PATH_FORM.test(entry.key)) yield entry.key;
        }
        page = listed.paginationToken;
      } while (page !== undefined);
    },
    read: async (path) => readIfThere(disk, path),
    write: async (path, bytes) => disk.put(path, bytes),
  };
}

/** A folder that was never written to does not exist. */
async function listAll(disk: Disk, page: string | undefined) {
  try {
    return await disk.listAll("", { recursive: true, ...(page && { paginationToken: page }) });
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { objects: [], paginationToken: undefined };
    throw error;
  }
}

function newName({ encrypted }: { encrypted: boolean }): string {
  return `${randomBytes(16).toString("hex")}${encrypted ? SEALED_ENDING : ""}`;
}

/** Spread over 256 folders, so that no folder grows without bound. */
export function pathOf(file: StoredFile): string {
  const { empresa_id } = file;
  if (!Number.isSafeInteger(empresa_id) || empresa_id < 1) throw new Error("Invalid company id");
  return `${empresa_id}/${file.clave.slice(0, 2)}/${file.clave}`;
}

async function readIfThere(disk: Disk, path: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from(await disk.getBytes(path));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
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

function driverFor(storageUrl: string, reservedBytes: number): DurableFolder {
  const url = new URL(storageUrl);
  if (url.protocol === "file:") return new DurableFolder(fileURLToPath(url), reservedBytes);
  throw new StartError(
    `STORAGE_URL ${url.protocol}… is not supported.`,
    "Use a folder, like file:/srv/atrio/files.",
  );
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

import { randomBytes } from "node:crypto";

import type { Config } from "../config.ts";
import { deriveKey, seal, unseal } from "../lib/crypto/cipher.ts";
import type { Secrets } from "../lib/crypto/secrets.ts";

import type { Log } from "./log.ts";
import { openObjects } from "./objects.ts";

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

/** A stored file with other bytes than those stored: cut, changed or of another file. */
export class DamagedFileError extends Error {
  constructor(cause?: unknown) {
    super("A stored file is damaged", { cause });
    this.name = "DamagedFileError";
  }
}

const NAME_FORM = /^[0-9a-f]{32}(\.enc)?$/;
const SEALED_ENDING = ".enc";

/** Opens the storage that `STORAGE_URL` names, a folder or a bucket. Throws StartError for another. */
export function openStorage(
  config: Pick<Config, "storageUrl"> & { secrets: Pick<Secrets, "storageKey"> },
  options: { reservedBytes?: number; log?: Pick<Log, "error"> } = {},
): Storage {
  let damaged = 0;
  const objects = openObjects(config.storageUrl, { reservedBytes: options.reservedBytes });
  const keyOf = (company: number): Buffer =>
    deriveKey(config.secrets.storageKey, `atrio/storage/${company}`);

  return {
    newName,
    async put(file) {
      const name = "clave" in file ? file.clave : newName(file);
      const path = pathOf({ empresa_id: file.empresa_id, clave: name });
      const isSealed = name.endsWith(SEALED_ENDING);
      const contents = isSealed ? seal(keyOf(file.empresa_id), file.bytes, path) : file.bytes;
      await objects.put(path, contents);
      return name;
    },
    async get(file) {
      if (!NAME_FORM.test(file.clave)) return undefined;
      const path = pathOf(file);
      const bytes = await objects.get(path);
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
      if (NAME_FORM.test(file.clave)) await objects.remove(pathOf(file));
    },
    async exists(file) {
      return NAME_FORM.test(file.clave) && (await objects.has(pathOf(file)));
    },
    damaged: () => damaged,
  };
}

const PATH_FORM = /^\d+\/[0-9a-f]{2}\/[0-9a-f]{32}(\.enc)?$/;

/** Opens the storage for a move of its bytes as they are. Throws StartError. */
export function openStoredBytes({ storageUrl }: Pick<Config, "storageUrl">): StoredBytes {
  const objects = openObjects(storageUrl);
  return {
    async *paths() {
      for await (const path of objects.paths()) {
        if (PATH_FORM.test(path)) yield path;
      }
    },
    read: async (path) => objects.get(path),
    write: async (path, bytes) => objects.put(path, bytes),
  };
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

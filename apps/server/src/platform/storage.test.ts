import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { StorageFullError } from "./object-store.ts";
import { StartError } from "./start-error.ts";
import { DamagedFileError, openStorage } from "./storage.ts";
import type { Storage } from "./storage.ts";

const bytes = Buffer.from("contrato de Lucía");
const secrets = { storageKey: randomBytes(32) };

let folder = "";
let storage: Storage;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "atrio-storage-")), "files");
  storage = openStorage({ storageUrl: pathToFileURL(folder).href, secrets });
});

afterEach(async () => {
  await rm(join(folder, ".."), { recursive: true, force: true });
});

async function storedPaths(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
}

describe("a stored file", () => {
  it.each([true, false])(
    "a stored file is read back unchanged (encrypted: %s)",
    async (encrypted) => {
      const clave = await storage.put({ empresa_id: 1, bytes, encrypted });
      expect(await storage.get({ empresa_id: 1, clave })).toEqual(bytes);
      expect(await storage.exists({ empresa_id: 1, clave })).toBe(true);
    },
  );

  it("a stored file has a random name, is private and leaves no draft beside it", async () => {
    const names = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      names.add(await storage.put({ empresa_id: 1, bytes, encrypted: false }));
    }
    expect(names.size).toBe(20);
    const paths = await storedPaths();
    expect(paths).toHaveLength(20);
    for (const path of paths) expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it("a stored file may be empty", async () => {
    const clave = await storage.put({ empresa_id: 1, bytes: Buffer.alloc(0), encrypted: true });
    expect(await storage.get({ empresa_id: 1, clave })).toHaveLength(0);
  });

  it("a stored file is gone once deleted, and deleting it again is no error", async () => {
    const clave = await storage.put({ empresa_id: 1, bytes, encrypted: false });
    await storage.delete({ empresa_id: 1, clave });
    await storage.delete({ empresa_id: 1, clave });
    expect(await storage.get({ empresa_id: 1, clave })).toBeUndefined();
    expect(await storage.exists({ empresa_id: 1, clave })).toBe(false);
  });
});

describe("an encrypted file", () => {
  it("an encrypted file hides its text on the disk", async () => {
    await storage.put({ empresa_id: 1, bytes, encrypted: true });
    const [path = ""] = await storedPaths();
    expect((await readFile(path)).includes("Luc")).toBe(false);
  });

  it("an encrypted file does not open when it was altered or put in another's place", async () => {
    const clave = await storage.put({ empresa_id: 1, bytes, encrypted: true });
    const [first = ""] = await storedPaths();
    const other = await storage.put({ empresa_id: 1, bytes: Buffer.from("otra"), encrypted: true });
    const second = (await storedPaths()).find((path) => path !== first) ?? "";
    await writeFile(second, await readFile(first));
    await expect(storage.get({ empresa_id: 1, clave: other })).rejects.toThrow(DamagedFileError);
    await writeFile(first, (await readFile(first)).subarray(0, -1));
    await expect(storage.get({ empresa_id: 1, clave })).rejects.toThrow(DamagedFileError);
    expect(storage.damaged()).toBe(2);
  });
});

describe("a name that is not the company's", () => {
  it("a file name of another company leads nowhere", async () => {
    const clave = await storage.put({ empresa_id: 1, bytes, encrypted: false });
    expect(await storage.get({ empresa_id: 2, clave })).toBeUndefined();
    await storage.delete({ empresa_id: 2, clave });
    expect(await storage.exists({ empresa_id: 1, clave })).toBe(true);
  });

  it.each(["", "..", "../1/aa/x", "/etc/passwd", "0".repeat(32), `${"0".repeat(32)}.enc`, "a\0b"])(
    "the storage does not open %j",
    async (clave) => {
      expect(await storage.get({ empresa_id: 1, clave })).toBeUndefined();
      expect(await storage.exists({ empresa_id: 1, clave })).toBe(false);
      await storage.delete({ empresa_id: 1, clave });
    },
  );

  it.each([0, -1, 1.5, Number.NaN])(
    "the storage stores nothing for company %s",
    async (company) => {
      const stored = storage.put({ empresa_id: company, bytes, encrypted: false });
      await expect(stored).rejects.toThrow("Invalid company id");
    },
  );
});

describe("a disk that is nearly full", () => {
  it("a nearly full disk takes no new files, and still reads and deletes", async () => {
    const clave = await storage.put({ empresa_id: 1, bytes, encrypted: false });
    const full = openStorage(
      { storageUrl: pathToFileURL(folder).href, secrets },
      { reservedBytes: Number.MAX_SAFE_INTEGER / 2 },
    );
    const stored = full.put({ empresa_id: 1, bytes, encrypted: false });
    await expect(stored).rejects.toThrow(StorageFullError);
    expect(await full.get({ empresa_id: 1, clave })).toEqual(bytes);
    await full.delete({ empresa_id: 1, clave });
    expect(await storedPaths()).toEqual([]);
  });
});

describe("the place of the files", () => {
  it("the place of the files must be a supported one", () => {
    expect(() => openStorage({ storageUrl: "ftp://bucket", secrets })).toThrow(StartError);
  });
});

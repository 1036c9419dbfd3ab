import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { startBuckets } from "../../test/s3.ts";
import type { BucketServer } from "../../test/s3.ts";
import { fromFailure } from "../http/errors.ts";

import { openTarget } from "./backup/open-target.ts";
import { moveFiles } from "./move-files.ts";
import { openBucket } from "./s3.ts";
import { StartError } from "./start-error.ts";
import { DamagedFileError, openStorage, openStoredBytes } from "./storage.ts";

const bytes = Buffer.from("nómina de Lucía");
const secrets = { storageKey: randomBytes(32) };

let buckets: BucketServer;

beforeAll(async () => {
  buckets = await startBuckets();
});

afterAll(() => buckets.stop());

async function pathsOf(storageUrl: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of openStoredBytes({ storageUrl }).paths()) paths.push(path);
  return paths.toSorted();
}

describe("stored files in a bucket", () => {
  it.each([true, false])("a file is read back unchanged (encrypted: %s)", async (encrypted) => {
    const storage = openStorage({ storageUrl: buckets.address("read"), secrets });
    const clave = await storage.put({ empresa_id: 1, bytes, encrypted });
    expect(await storage.get({ empresa_id: 1, clave })).toEqual(bytes);
    expect(await storage.exists({ empresa_id: 1, clave })).toBe(true);
    expect(await storage.get({ empresa_id: 2, clave })).toBeUndefined();
    await storage.delete({ empresa_id: 1, clave });
    await storage.delete({ empresa_id: 1, clave });
    expect(await storage.get({ empresa_id: 1, clave })).toBeUndefined();
    expect(await storage.exists({ empresa_id: 1, clave })).toBe(false);
  });

  it("an encrypted file hides its text in the bucket, and does not open when it was altered", async () => {
    const storageUrl = buckets.address("sealed");
    const storage = openStorage({ storageUrl, secrets });
    const clave = await storage.put({ empresa_id: 1, bytes, encrypted: true });
    const stored = openStoredBytes({ storageUrl });
    const [path = ""] = await pathsOf(storageUrl);
    const sealed = (await stored.read(path)) ?? Buffer.alloc(0);
    expect(sealed.includes("nómina")).toBe(false);
    await stored.write(path, sealed.subarray(0, -1));
    await expect(storage.get({ empresa_id: 1, clave })).rejects.toThrow(DamagedFileError);
  });

  it("a folder of the bucket lists all of its files, and none of a folder whose name begins alike", async () => {
    const storage = openStorage({ storageUrl: buckets.address("list"), secrets });
    for (let index = 0; index < 12; index += 1) {
      await storage.put({ empresa_id: 1, bytes, encrypted: true });
    }
    await openStorage({ storageUrl: buckets.address("list-2"), secrets }).put({
      empresa_id: 1,
      bytes,
      encrypted: true,
    });
    expect(await pathsOf(buckets.address("list"))).toHaveLength(12);
    expect(await pathsOf(buckets.address("list-3"))).toEqual([]);
  });

  it.each([
    ["is not reached", async () => "s3://atrio/files?endpoint=http://127.0.0.1:1"],
    ["does not exist", async () => buckets.address("x").replace("//atrio/", "//nobody/")],
  ])("a bucket that %s means a busy server, no missing file", async (_, address) => {
    const storage = openStorage({ storageUrl: await address(), secrets });
    const clave = storage.newName({ encrypted: true });
    const acts = [
      async () => storage.get({ empresa_id: 1, clave }),
      async () => storage.put({ empresa_id: 1, bytes, encrypted: true }),
      async () => storage.exists({ empresa_id: 1, clave }),
    ];
    for (const act of acts) {
      const failure = await act().catch((error: unknown) => fromFailure(error)?.code);
      expect(failure).toBe("server.unavailable");
    }
  });

  it.each([
    "s3://",
    "s3://UPPER/x",
    "s3://atrio/x?endpoint=ftp://a",
    "s3://atrio/x?key=1",
    "s3://a@atrio/x",
  ])("the address %s is refused", (address) => {
    expect(() => openBucket(address)).toThrow(StartError);
  });
});

describe("a move of all files", () => {
  it("files move from a folder to a bucket and back, each once", async () => {
    const folder = await mkdtemp(join(tmpdir(), "atrio-move-"));
    try {
      const storageUrl = pathToFileURL(join(folder, "from")).href;
      const storage = openStorage({ storageUrl, secrets });
      const kept: string[] = [];
      for (const encrypted of [true, false, true]) {
        kept.push(await storage.put({ empresa_id: 7, bytes, encrypted }));
      }
      const [from, bucket] = [storageUrl, buckets.address("moved")].map((url) =>
        openStoredBytes({ storageUrl: url }),
      );
      if (from === undefined || bucket === undefined) throw new Error("No storage");
      expect(await moveFiles(from, bucket)).toMatchObject({ files: 3, copied: 3 });
      const late = await storage.put({ empresa_id: 7, bytes, encrypted: true });
      expect(await moveFiles(from, bucket)).toMatchObject({ files: 4, copied: 1 });
      const moved = openStorage({ storageUrl: buckets.address("moved"), secrets });
      for (const clave of [...kept, late]) {
        expect(await moved.get({ empresa_id: 7, clave })).toEqual(bytes);
      }
      const back = pathToFileURL(join(folder, "back")).href;
      await moveFiles(bucket, openStoredBytes({ storageUrl: back }));
      expect(await pathsOf(back)).toEqual(await pathsOf(storageUrl));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe("backups in a bucket", () => {
  const name = "atrio-20261118T120000Z-aaaaaa";
  const large = randomBytes(11 * 1024 * 1024);

  it("a backup is seen once it is finished, and is read back whole", async () => {
    const target = await openTarget(buckets.address("backups"));
    const draft = await target.draft(name);
    await draft.put("database.atrio", async (out) => {
      for (let at = 0; at < large.length; at += 300_000) {
        if (!out.write(large.subarray(at, at + 300_000))) {
          await new Promise((resolve) => void out.once("drain", resolve));
        }
      }
    });
    await draft.put("manifest.json", async (out) => void out.write("{}"));
    expect(await target.list()).toEqual([]);
    await draft.publish();
    expect(await target.list()).toEqual([name]);
    const parts = await (await target.stream(name, "database.atrio")).toArray();
    expect(Buffer.concat(parts).equals(large)).toBe(true);
    expect((await target.read(name, "manifest.json")).toString()).toBe("{}");
  }, 60_000);

  it("what a killed backup left is swept, and a removed one is gone", async () => {
    const target = await openTarget(buckets.address("backups-2"));
    for (const [index, isWhole] of [true, false].entries()) {
      const draft = await target.draft(`atrio-20261118T12000${index}Z-aaaaaa`);
      await draft.put("keys.atrio", async (out) => void out.write("k"));
      await draft.put("manifest.json", async (out) => void out.write("{}"));
      if (isWhole) await draft.publish();
    }
    await target.putFile("1/aa/x", bytes);
    await target.sweep();
    const bucket = openBucket(buckets.address("backups-2"));
    const left = async () => (await bucket.names("")).filter((one) => one.startsWith("atrio-"));
    expect(await left()).toEqual([name]);
    await target.remove(name);
    expect(await left()).toEqual([]);
    expect(await target.fileSize("1/aa/x")).toBe(bytes.length);
    expect(await target.fileSize("1/aa/y")).toBeUndefined();
    expect(await target.listFiles()).toEqual(["1/aa/x"]);
    await target.removeFile("1/aa/x");
    expect(await target.getFile("1/aa/x")).toBeUndefined();
  });

  it("a writer that fails leaves nothing", async () => {
    const target = await openTarget(buckets.address("backups-3"));
    const draft = await target.draft(name);
    const failing = draft.put("database.atrio", async () => {
      throw new Error("The snapshot ended");
    });
    await expect(failing).rejects.toThrow("The snapshot ended");
    expect(await openBucket(buckets.address("backups-3")).names("")).toEqual([]);
  });

  it("erasures are read in the order in which they were noted", async () => {
    const target = await openTarget(buckets.address("backups-4"));
    expect(await target.readErasures()).toBe("");
    await target.noteErasures('{"a":1}\n');
    await target.noteErasures('{"a":2}\n{"a":3}\n');
    expect(await target.readErasures()).toBe('{"a":1}\n{"a":2}\n{"a":3}\n');
  });
});

import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { ballastPath, freeBytes, openDisk, prepareBallast } from "./disk.ts";

const megabyte = 1024 * 1024;
const plenty = async () => Promise.resolve(10_000 * megabyte);
const nothing = async () => Promise.resolve(20 * megabyte);
const silent = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} };

let dataDir = "";

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "atrio-disk-"));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const sizeOfBallast = async (): Promise<number> =>
  stat(ballastPath(dataDir)).then(
    ({ size }) => size,
    () => 0,
  );

const prepare = async (megabytes: number, readRoom = plenty): Promise<void> =>
  prepareBallast({ dataDir, ballastBytes: megabytes * megabyte }, readRoom);

describe("the ballast", () => {
  it("the ballast is made as large as configured, private, and of bytes that take their room", async () => {
    await prepare(2);
    expect(await sizeOfBallast()).toBe(2 * megabyte);
    expect((await stat(ballastPath(dataDir))).mode & 0o777).toBe(0o600);
    await prepare(1);
    expect(await sizeOfBallast()).toBe(megabyte);
    await prepare(0);
    expect(await sizeOfBallast()).toBe(0);
  });

  it("the ballast is not made on a disk that has little room", async () => {
    await prepare(2, async () => Promise.resolve(513 * megabyte));
    expect(await sizeOfBallast()).toBe(0);
    await prepare(2, async () => Promise.resolve(0));
    expect(await sizeOfBallast()).toBe(0);
  });

  it("the ballast is released before a start on a full disk, and when a write failed", async () => {
    await prepare(1);
    await prepare(1, nothing);
    expect(await sizeOfBallast()).toBe(0);
    await prepare(1);
    const disk = openDisk({ dataDir, storageUrl: pathToFileURL(dataDir).href }, silent);
    await disk.release();
    await disk.release();
    disk.close();
    expect(await sizeOfBallast()).toBe(0);
  });
});

describe("free space", () => {
  it("free space is the disk's, and unknown for a missing folder", async () => {
    expect(await freeBytes(dataDir)).toBeGreaterThan(0);
    expect(await freeBytes(join(dataDir, "none"))).toBeUndefined();
    const disk = openDisk({ dataDir, storageUrl: "file:///no/such/folder" }, silent);
    expect([...(await disk.free()).keys()]).toEqual(["data"]);
    disk.close();
  });
});

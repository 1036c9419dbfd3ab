import { randomBytes } from "node:crypto";
import { open, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Config } from "../config.ts";

import type { Log } from "./log.ts";
import { isS3 } from "./s3.ts";
import { errorCode } from "./start-error.ts";

const MEGABYTE = 1024 * 1024;

/** Below this much somebody should make room: twice the room at which uploads stop. */
const LOW_BYTES = 512 * MEGABYTE;

/** With less than this the database's log has no room for its next two segments. */
const SPENT_BYTES = 32 * MEGABYTE;

const CHECK_MS = 15_000;

/** Free bytes on a folder's disk; undefined for a folder that does not exist yet. */
export type RoomReader = (folder: string) => Promise<number | undefined>;

/** Disks by contents: database, keys and mails, or uploaded files. */
export type DiskPlace = "data" | "files";

/** The disks that the server writes to. */
export type Disk = {
  /** Free bytes by place. */
  free(): Promise<Map<DiskPlace, number>>;
  /** True if somebody should make room soon. */
  isLow(): Promise<boolean>;
  /** Deletes the ballast to make room for the database; logs it. */
  release(): Promise<void>;
  close(): void;
};

/** Free bytes of a folder's disk for this process. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

type DiskConfig = Pick<Config, "dataDir" | "storageUrl">;

/** A file of random bytes in the data folder: deleting it is all that a full disk needs to go on. */
export function ballastPath(dataDir: string): string {
  return join(dataDir, "ballast");
}

/** Watches the disks: room is given back when the data folder's disk is all but full. */
export function openDisk(config: DiskConfig, log: Log, readRoom: RoomReader = freeBytes): Disk {
  const folders = [
    ["data", config.dataDir],
    ...(isS3(config.storageUrl) ? [] : [["files", fileURLToPath(config.storageUrl)] as const]),
  ] as const;

  async function free(): Promise<Map<DiskPlace, number>> {
    const found = await Promise.all(
      folders.map(async ([place, folder]) => [place, await readRoom(folder)] as const),
    );
    return new Map(found.flatMap(([place, room]) => (room === undefined ? [] : [[place, room]])));
  }

  async function release(): Promise<void> {
    const path = ballastPath(config.dataDir);
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (!isThere) return;
    await rm(path, { force: true });
    log.error({ event: "ballast" }, "The disk is full: the ballast was deleted; make room");
  }

  async function check(): Promise<void> {
    const room = (await free()).get("data");
    if (room !== undefined && room < SPENT_BYTES) await release();
  }

  const timer = setInterval(() => {
    check().catch((err: unknown) => log.warn({ err }, "The free space was not read"));
  }, CHECK_MS);
  timer.unref();

  return {
    free,
    isLow: async () => [...(await free()).values()].some((room) => room < LOW_BYTES),
    release,
    close: () => clearInterval(timer),
  };
}

/**
 * Creates the ballast as large as configured where there is room for it beside the uploads'
 * reserve, and deletes it before a start that would have no room without.
 */
export async function prepareBallast(
  config: Pick<Config, "dataDir" | "ballastBytes">,
  readRoom: RoomReader = freeBytes,
): Promise<void> {
  const path = ballastPath(config.dataDir);
  const room = (await readRoom(config.dataDir)) ?? 0;
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > 0 && (room < SPENT_BYTES || size !== config.ballastBytes)) await rm(path);
  else if (size > 0) return;
  if (config.ballastBytes > 0 && room >= LOW_BYTES + config.ballastBytes) {
    await writeBallast(path, config.ballastBytes);
  }
}

/** Random, because a file system that compresses gives zeros no room. */
async function writeBallast(path: string, bytes: number): Promise<void> {
  const piece = randomBytes(MEGABYTE);
  const file = await open(path, "w", 0o600);
  try {
    for (let left = bytes; left > 0; left -= piece.length) {
      await file.write(piece, 0, Math.min(left, piece.length));
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

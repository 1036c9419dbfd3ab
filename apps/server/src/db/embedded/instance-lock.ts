import { randomUUID } from "node:crypto";
import { readFileSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { z } from "zod";

import { StartError, errorCode } from "../../platform/start-error.ts";

import { isRunning, processSpace, startTicks } from "./process-table.ts";

const BEAT_MS = 1000;
// Long enough for a holder on a busy machine or a network volume to miss two beats.
const WATCH_MS = 4000;
const WATCH_STEP_MS = 250;

const holderSchema = z.object({
  id: z.string(),
  pid: z.int(),
  host: z.string(),
  space: z.string(),
  ticks: z.string().optional(),
});
type Holder = z.infer<typeof holderSchema>;

export type InstanceLock = { release(): void };

/**
 * Lock of the data folder for this process. A holder in the same process space is found by pid; one
 * elsewhere (another container on the same volume) by its heartbeat file. Throws StartError when
 * the folder is taken.
 */
export async function takeInstanceLock(dataDir: string): Promise<InstanceLock> {
  const path = lockPath(dataDir);
  const self: Holder = {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    space: processSpace(),
    ticks: startTicks(process.pid),
  };
  for (;;) {
    if (tryCreate(path, self)) return keepBeating(path, self.id);
    const holder = readHolder(path);
    if (await isHolderAlive(path, holder)) throw taken(dataDir, holder);
    removeIfStill(path, holder?.id);
  }
}

/** True if a living process holds the data folder. */
export async function isFolderHeld(dataDir: string): Promise<boolean> {
  const path = lockPath(dataDir);
  const holder = readHolder(path);
  return holder !== undefined && (await isHolderAlive(path, holder));
}

function lockPath(dataDir: string): string {
  return join(dataDir, "instance.json");
}

function tryCreate(path: string, self: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(self), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    // Absent, or cut short by a crash while it was written: nobody is known by name.
    return undefined;
  }
}

async function isHolderAlive(path: string, holder: Holder | undefined): Promise<boolean> {
  if (holder !== undefined && holder.host === hostname() && holder.space === processSpace()) {
    return isRunning(holder.pid) && startTicks(holder.pid) === holder.ticks;
  }
  return isBeating(path);
}

async function isBeating(path: string): Promise<boolean> {
  const first = modifiedAt(path);
  for (let waited = 0; waited < WATCH_MS; waited += WATCH_STEP_MS) {
    await sleep(WATCH_STEP_MS);
    const now = modifiedAt(path);
    if (now === undefined) return false;
    if (now !== first) return true;
  }
  return false;
}

function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function removeIfStill(path: string, id: string | undefined): void {
  // Another starter may have replaced the dead holder's file meanwhile; that file stays.
  if (readHolder(path)?.id !== id) return;
  try {
    unlinkSync(path);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

function keepBeating(path: string, id: string): InstanceLock {
  const timer = setInterval(() => {
    try {
      // Only the time stamp changes, so that a full disk does not stop the beat.
      const now = (performance.timeOrigin + performance.now()) / 1000;
      utimesSync(path, now, now);
    } catch {
      // The folder may be away for a moment; the next beat tries again.
    }
  }, BEAT_MS);
  timer.unref();
  return {
    release() {
      clearInterval(timer);
      removeIfStill(path, id);
    },
  };
}

function taken(dataDir: string, holder: Holder | undefined): StartError {
  const who = holder === undefined ? "Another process" : `Process ${holder.pid} on ${holder.host}`;
  return new StartError(
    `${who} already uses the data folder ${dataDir}.`,
    "Stop it first, or set DATA_DIR to another folder. Several servers on one database need DATABASE_URL.",
  );
}

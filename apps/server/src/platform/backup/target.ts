import { createReadStream, createWriteStream } from "node:fs";
import { appendFile, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";

import { writeDurably } from "../../lib/files/durable-file.ts";
import { errorCode, explainFileError } from "../start-error.ts";

/** Names of the parts of a backup. */
export type Part = "database.atrio" | "files.atrio" | "keys.atrio" | "manifest.json";

/** Place where backups are kept: a folder for each, and the stored files that they share. */
export type BackupTarget = {
  /** Address for people and for the log. */
  address: string;
  /** Names of the finished backups, oldest first. */
  list(): Promise<string[]>;
  read(name: string, part: Part): Promise<Buffer>;
  stream(name: string, part: Part): Promise<Readable>;
  /** A backup that nobody sees before its `publish`. */
  draft(name: string): Promise<Draft>;
  remove(name: string): Promise<void>;
  /** Removes what a killed backup left. */
  sweep(): Promise<void>;
  /** Size of a shared file; undefined if it is not there. */
  fileSize(path: string): Promise<number | undefined>;
  putFile(path: string, bytes: Uint8Array): Promise<void>;
  getFile(path: string): Promise<Buffer | undefined>;
  listFiles(): Promise<string[]>;
  removeFile(path: string): Promise<void>;
  /** Adds lines to the log of erasures, which outlives the backups. */
  noteErasures(lines: string): Promise<void>;
  readErasures(): Promise<string>;
};

export type Draft = {
  put(part: Part, write: (out: Writable) => Promise<void>): Promise<void>;
  publish(): Promise<void>;
};

/** Name of a finished backup. */
export const NAME_FORM = /^atrio-\d{8}T\d{6}Z-[0-9a-f]{6}$/;
const DRAFT = ".draft-";
const ERASURES = "erasures.jsonl";

/** Opens a folder for backups, made when absent. Throws StartError. */
export async function openFolderTarget(path: string): Promise<BackupTarget> {
  const folder = resolve(path);
  const files = join(folder, "files");
  try {
    await mkdir(files, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw explainFileError(error, folder);
  }
  return {
    address: folder,
    list: async () => (await readdir(folder)).filter((name) => NAME_FORM.test(name)).toSorted(),
    read: async (name, part) => readFile(join(folder, name, part)),
    stream: async (name, part) => createReadStream(join(folder, name, part)),
    draft: async (name) => openDraft(folder, name),
    async remove(name) {
      // Renamed first: killed midway, nothing half is left under a finished name.
      const doomed = join(folder, `${DRAFT}${name}`);
      await rename(join(folder, name), doomed);
      await rm(doomed, { recursive: true, force: true });
    },
    async sweep() {
      const names = await readdir(folder);
      for (const name of names.filter((one) => one.startsWith(DRAFT))) {
        await rm(join(folder, name), { recursive: true, force: true });
      }
    },
    fileSize: async (name) => sizeOf(join(files, name)),
    putFile: async (name, bytes) => writeDurably(join(files, name), bytes),
    getFile: async (name) => readIfThere(join(files, name)),
    listFiles: async () => filesBelow(files),
    removeFile: async (name) => rm(join(files, name), { force: true }),
    noteErasures: async (lines) => appendDurably(join(folder, ERASURES), lines),
    readErasures: async () => ((await readIfThere(join(folder, ERASURES))) ?? "").toString(),
  };
}

async function openDraft(folder: string, name: string): Promise<Draft> {
  const place = join(folder, `${DRAFT}${name}`);
  await mkdir(place, { mode: 0o700 });
  return {
    async put(part, write) {
      const out = createWriteStream(join(place, part), { mode: 0o600, flush: true });
      const ended = finished(out);
      await Promise.race([write(out), ended]);
      out.end();
      await ended;
    },
    async publish() {
      await syncFolder(place);
      await rename(place, join(folder, name));
      await syncFolder(folder);
    },
  };
}

/** Adds lines to the log of erasures in the data folder. */
export async function keepLocally(dataDir: string, lines: string): Promise<void> {
  await appendDurably(join(dataDir, ERASURES), lines);
}

/** Adds lines to a private file so that they survive a power cut. */
async function appendDurably(path: string, lines: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await appendFile(path, lines, { mode: 0o600, flush: true });
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(({ size }) => size, ifAbsent);
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(ifAbsent);
}

function ifAbsent(error: unknown): undefined {
  if (errorCode(error) === "ENOENT") return undefined;
  throw error;
}

/** Finished files below a folder, as paths inside it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => ifAbsent(error) ?? [],
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

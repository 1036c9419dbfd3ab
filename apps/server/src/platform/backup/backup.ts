import { randomBytes } from "node:crypto";

import type pg from "pg";

import type { Secrets } from "../../lib/crypto/secrets.ts";
import { StartError, errorCode } from "../start-error.ts";
import type { StoredBytes } from "../storage.ts";

import { beginSnapshot, dumpDatabase, openForBackup } from "./dump.ts";
import type { Dumped } from "./dump.ts";
import { copyFiles, digestOf, readList, writeList } from "./files.ts";
import type { ListedFile } from "./files.ts";
import { frameWriter } from "./frames.ts";
import { openKeys, parseManifest, sealKeys, writeManifest } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import type { BackupTarget, Draft } from "./target.ts";

export type BackupRequest = {
  databaseUrl: string;
  storage: StoredBytes;
  secrets: Secrets;
  target: BackupTarget;
  passphrase: string;
  /** Number of backups to keep, this one included; undefined keeps all. */
  keep: number | undefined;
};

export type BackupReport = { manifest: Manifest; copied: number; removed: number; bytes: number };

/** Another process makes a backup of the same database. */
class BackupRunning extends StartError {
  constructor() {
    super("A backup is being made already.", "Wait until it has ended.");
    this.name = "BackupRunning";
  }
}

/**
 * Makes a backup while people work: all tables as of one moment, the stored files, the keys. Nothing
 * is seen under its name before it is whole. Throws BackupRunning.
 */
export async function makeBackup(request: BackupRequest): Promise<BackupReport> {
  const client = await openForBackup(request.databaseUrl);
  if (client === undefined) throw new BackupRunning();
  try {
    const id = await noteBegin(client, request.target);
    try {
      await request.target.sweep();
      const report = await write(client, request);
      await noteEnd(client, id, report);
      return report;
    } catch (error) {
      await client.query("rollback").catch(() => undefined);
      await noteFailure(client, id, error).catch(() => undefined);
      throw error;
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function noteBegin(client: pg.Client, target: BackupTarget): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "insert into respaldo (destino) values ($1) returning id",
    [target.address],
  );
  return rows[0]?.id ?? 0;
}

async function noteEnd(
  client: pg.Client,
  id: number,
  { manifest, bytes }: Pick<BackupReport, "manifest" | "bytes">,
): Promise<void> {
  await client.query(
    `update respaldo set nombre = $2, terminado_en = now(), bytes = $3, archivos = $4 where id = $1`,
    [id, manifest.id, bytes + manifest.files.bytes, manifest.files.count],
  );
}

/** The kind of the failure only: a message may quote a person's data. */
async function noteFailure(client: pg.Client, id: number, error: unknown): Promise<void> {
  const reason = error instanceof Error ? (errorCode(error) ?? error.name) : "Error";
  await client.query("update respaldo set fallo = $2 where id = $1", [id, reason]);
}

async function write(client: pg.Client, request: BackupRequest): Promise<BackupReport> {
  const began = performance.now();
  const { target, storage, secrets, passphrase } = request;
  const dumped = await beginSnapshot(client);
  const name = nameOf(dumped);
  const dataKey = randomBytes(32);
  const draft = await target.draft(name);
  const database = await putFrames(draft, "database.atrio", {
    key: dataKey,
    context: `${name}/database`,
    write: async (out) => dumpDatabase(client, out, dumped),
  });
  await client.query("rollback");
  // After the rows: bytes are stored before the row that points to them.
  const { files, copied } = await copyFiles(storage, target, await lastList(request));
  const list = await putFrames(draft, "files.atrio", {
    key: dataKey,
    context: `${name}/files`,
    write: async (out) => writeList(out, files),
  });
  const sealed = await sealKeys(passphrase, name, { dataKey, secrets });
  await putBytes(draft, "keys.atrio", sealed);
  const manifest: Manifest = {
    format: 1,
    id: name,
    ...dumped,
    files: { count: files.length, bytes: files.reduce((sum, one) => sum + one.bytes, 0) },
    parts: { database, list, keys: { sha256: digestOf(sealed), bytes: sealed.length } },
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
  await putBytes(draft, "manifest.json", writeManifest(manifest, dataKey));
  await draft.publish();
  const removed = request.keep === undefined ? 0 : await prune(request, name, request.keep);
  const bytes = database.bytes + list.bytes + sealed.length;
  return { manifest, copied, removed, bytes };
}

/** `atrio-20261125T233012Z-3f9a1c`. */
function nameOf({ taken }: Dumped): string {
  const stamp = taken.slice(0, 19).replaceAll(/[-:]/g, "");
  return `atrio-${stamp}Z-${randomBytes(3).toString("hex")}`;
}

type FrameJob = {
  key: Buffer;
  context: string;
  write: (out: ReturnType<typeof frameWriter>) => Promise<void>;
};

async function putFrames(draft: Draft, part: "database.atrio" | "files.atrio", job: FrameJob) {
  let digest = { sha256: "", bytes: 0 };
  await draft.put(part, async (out) => {
    const frames = frameWriter(out, job.key, job.context);
    await job.write(frames);
    digest = frames.digest();
  });
  return digest;
}

async function putBytes(
  draft: Draft,
  part: "keys.atrio" | "manifest.json",
  bytes: Buffer,
): Promise<void> {
  await draft.put(part, async (out) => {
    out.write(bytes);
  });
}

/** Files of the newest backup that opens with the same passphrase. */
async function lastList({
  target,
  passphrase,
}: BackupRequest): Promise<ReadonlyMap<string, ListedFile>> {
  const name = (await target.list()).at(-1);
  if (name === undefined) return new Map();
  const files = await listOf(target, name, passphrase).catch(() => []);
  return new Map(files.map((one) => [one.path, one]));
}

async function listOf(
  target: BackupTarget,
  name: string,
  passphrase: string,
): Promise<ListedFile[]> {
  const { dataKey } = await openKeys(passphrase, name, await target.read(name, "keys.atrio"));
  return readList(target, name, dataKey);
}

/**
 * Removes the oldest backups but for `keep`, and the files that only they had. The newest is named: names of one second
 * are in no order. Where one that stays does not open with this passphrase no file is removed: it may need any of them.
 */
async function prune(
  { target, passphrase }: BackupRequest,
  newest: string,
  keep: number,
): Promise<number> {
  const older = (await target.list()).filter((name) => name !== newest);
  const doomed = older.slice(0, Math.max(0, older.length + 1 - keep));
  if (doomed.length === 0) return 0;
  for (const name of doomed) await target.remove(name);
  const kept = new Set<string>();
  for (const name of await target.list()) {
    const files = await listOf(target, name, passphrase).catch(() => undefined);
    if (files === undefined) return doomed.length;
    for (const { path } of files) kept.add(path);
  }
  for (const path of await target.listFiles()) {
    if (!kept.has(path)) await target.removeFile(path);
  }
  return doomed.length;
}

/** Manifests of a target's backups, oldest first. */
export async function listBackups(target: BackupTarget): Promise<Manifest[]> {
  const names = await target.list();
  return Promise.all(
    names.map(async (name) => parseManifest(await target.read(name, "manifest.json"))),
  );
}

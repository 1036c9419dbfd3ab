import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";

import { SUPERUSER } from "./cluster.ts";

const DATABASE = "atrio";
// Linux allows 107 bytes and macOS 103 for a socket's path, on any file system.
const LONGEST_SOCKET_PATH = 103;

export type SocketFolder = { path: string; remove(): void };

/** Answers a short enough path to the folder of the server's socket: itself, or a private link to it. */
export function reachSocket(clusterDir: string): SocketFolder {
  const socket = join(clusterDir, ".s.PGSQL.5432");
  if (Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH) {
    return { path: clusterDir, remove: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), "atrio-"));
  const link = join(folder, "db");
  symlinkSync(clusterDir, link);
  return { path: link, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Builds the connection string of a database of the embedded server. */
export function socketUrl(folder: string, password: string, database = DATABASE): string {
  return `postgres://${SUPERUSER}:${password}@${encodeURIComponent(folder)}/${database}`;
}

/** Creates the product's database unless it exists; throws the driver's error if the server does not answer. */
export async function ensureDatabase(folder: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: socketUrl(folder, password, "postgres") });
  await client.connect();
  try {
    const found = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

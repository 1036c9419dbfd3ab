import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

import pg from "pg";

import { findPasswdAccount } from "../src/db/embedded/server-account.ts";

const home = "/usr/lib/postgresql";

/** Newest version of PostgreSQL that the system has installed, 15 at least; undefined without one. */
export function systemPostgres(): number | undefined {
  const installed = existsSync(home) ? readdirSync(home).map(Number) : [];
  return installed
    .filter((version) => version >= 15 && existsSync(join(home, `${version}/bin/initdb`)))
    .toSorted((one, other) => other - one)[0];
}

/** Starts the system's PostgreSQL on a new, empty cluster in a temporary folder. */
export async function startSystemPostgres(
  version: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "atrio-system-"));
  const account = process.getuid?.() === 0 ? findPasswdAccount() : undefined;
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const programs = join(home, String(version), "bin");
  const options = { cwd: folder, env: { PATH: "/usr/bin:/bin", TZ: "UTC" }, ...account };
  const cluster = ["--username=atrio", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  const initdb = ["--pgdata=.", ...cluster, "--no-sync"];
  await promisify(execFile)(join(programs, "initdb"), initdb, options);
  const settings = ["-c", "listen_addresses=", "-c", "fsync=off"];
  const server = spawn(join(programs, "postgres"), ["-D.", `-k${folder}`, ...settings], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(server, "exit");
  for await (const line of createInterface(server.stderr)) {
    if (line.includes("ready to accept connections")) break;
  }
  server.stderr.resume();
  const urlOf = (name: string): string => `postgres://atrio@${encodeURIComponent(folder)}/${name}`;
  const admin = new pg.Client({ connectionString: urlOf("postgres") });
  await admin.connect();
  await admin.query("create database atrio");
  await admin.end();
  const stop = async (): Promise<void> => {
    server.kill("SIGINT");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { url: urlOf("atrio"), stop };
}

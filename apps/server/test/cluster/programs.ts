import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";

import { findPasswdAccount } from "../../src/db/embedded/server-account.ts";
import { StartError } from "../../src/platform/start-error.ts";

/** Programs of a cluster, and the packages of Debian that bring them. */
const programs = { etcd: "etcd-server", patroni: "patroni", haproxy: "haproxy" } as const;

export type ProgramName = keyof typeof programs;

/** Folder with the programs of PostgreSQL 15, which the files of `deploy/cluster` name. */
export const postgresPrograms = "/usr/lib/postgresql/15/bin";

/** Paths of the programs. Throws StartError that names the packages which lack. */
export function findPrograms(): Record<ProgramName, string> {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  const found: Partial<Record<ProgramName, string>> = {};
  const missing: string[] = [];
  for (const [name, from] of Object.entries(programs)) {
    const path = folders.map((folder) => join(folder, name)).find((one) => existsSync(one));
    if (path === undefined) missing.push(from);
    else Object.assign(found, { [name]: path });
  }
  if (!existsSync(join(postgresPrograms, "initdb"))) missing.push("postgresql-15");
  if (missing.length === 0) return found as Record<ProgramName, string>;
  throw new StartError(
    `The cluster needs ${missing.join(", ")}.`,
    `On Debian: apt-get install --no-install-recommends ${missing.join(" ")}`,
  );
}

/** Account for programs that refuse to run as root; undefined for anybody else. */
export function plainAccount(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? findPasswdAccount() : undefined;
}

type Plan = {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
  /** File that its output goes to. */
  log: string;
  account?: { uid: number; gid: number } | undefined;
};

/** A program that is started, ended and started again. */
export class Program {
  readonly #plan: Plan;
  #child: ChildProcess | undefined;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  start(): void {
    const { command, args, env = {}, log, account } = this.#plan;
    const out = openSync(log, "a", 0o666);
    this.#child = spawn(command, args, {
      env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C.UTF-8", ...env },
      cwd: "/",
      stdio: ["ignore", out, out],
      ...account,
    });
    closeSync(out);
  }

  /** Process id; 0 when it does not run. */
  get pid(): number {
    const child = this.#child;
    return child?.exitCode === null && child.signalCode === null ? (child.pid ?? 0) : 0;
  }

  signal(name: NodeJS.Signals): void {
    if (this.pid !== 0) this.#child?.kill(name);
  }

  /** Ends the program and waits for its end. */
  async end(name: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (this.pid === 0 || this.#child === undefined) return;
    const ended = once(this.#child, "exit");
    this.#child.kill(name);
    await ended;
  }

  /** Last lines of its log. */
  words(): string {
    return existsSync(this.#plan.log) ? readFileSync(this.#plan.log, "utf8").slice(-3000) : "";
  }
}

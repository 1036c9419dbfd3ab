import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, readlinkSync, realpathSync } from "node:fs";
import { basename } from "node:path";

const onLinux = process.platform === "linux";

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** True if a process runs; a zombie, alive for `kill(pid, 0)`, does not. */
export function isRunning(pid: number): boolean {
  if (onLinux) {
    const state = statFields(pid)?.[0];
    return state !== undefined && state !== "Z" && state !== "X";
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Start time of a process in clock ticks since boot, to detect a reused pid; Linux only. */
export function startTicks(pid: number): string | undefined {
  // proc(5): starttime is field 22; the first field after the name is number 3.
  return onLinux ? statFields(pid)?.[19] : undefined;
}

/** Fields of a process from its state on, proc(5): the parent is the second; undefined once it has ended. Linux only. */
export function statFields(pid: number): string[] | undefined {
  const line = attempt(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  // The name is in brackets and may hold spaces and brackets itself.
  return line?.slice(line.lastIndexOf(")") + 2).split(" ");
}

/** True if `pid` is a database server process that works in `clusterDir`. */
export function isPostgresIn(pid: number, clusterDir: string): boolean {
  if (!isRunning(pid)) return false;
  if (!onLinux) return attempt(() => commandOf(pid)) === "postgres";
  const home = attempt(() => realpathSync(clusterDir));
  if (home === undefined || attempt(() => readlinkSync(`/proc/${pid}/cwd`)) !== home) return false;
  const program = attempt(() => readlinkSync(`/proc/${pid}/exe`)) ?? "";
  return basename(program.replace(" (deleted)", "")) === "postgres";
}

function commandOf(pid: number): string {
  return basename(
    execFileSync("ps", ["-p", String(pid), "-o", "comm="], { encoding: "utf8" }).trim(),
  );
}

/** Lists the database server processes that work in `clusterDir`; empty where there is no `/proc`. */
export function postgresProcessesIn(clusterDir: string): number[] {
  return processIds().filter((pid) => isPostgresIn(pid, clusterDir));
}

/** Ids of all processes; empty where there is no `/proc`. */
export function processIds(): number[] {
  if (!onLinux) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Names the set of processes whose pids this process can compare: same boot, same container. */
export function processSpace(): string {
  if (!onLinux) return "host";
  const boot = attempt(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
  const namespace = attempt(() => readlinkSync("/proc/self/ns/pid"));
  return `${boot ?? "?"} ${namespace ?? "?"}`;
}

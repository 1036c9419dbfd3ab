import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
} from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

import { isRunning } from "../../apps/server/src/db/embedded/process-table.ts";

const memory = "/dev/shm";
const prefix = "atrio-tests-";
const GIB = 2 ** 30;

/** Five times the most that a whole run with two workers keeps there at a time. */
const room = 6 * GIB;

/**
 * A new folder for the temporary files of a run, in memory where that has room, else in the system's folder: a
 * database is copied for each test file, which takes 0.6 s on a disk and 0.03 s in memory. The caller removes it.
 */
export function makeTestFolder(): string {
  const parent = hasRoom(memory) ? memory : tmpdir();
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // As the system's own: PostgreSQL runs under other accounts where tests run as root.
  chmodSync(folder, 0o1777);
  return folder;
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= room && freemem() >= 2 * room;
}

/** Removes own folders of runs that were killed: in memory they would stay until the machine restarts. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(prefix))) {
    const folder = join(parent, name);
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
    if (owner === process.getuid?.() && !isRunning(pid)) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

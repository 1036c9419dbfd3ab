import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, it } from "vitest";

const root = dirname(import.meta.dirname);
const unit = join(root, "deploy/atrio.service");

it("the systemd unit passes systemd-analyze where the system has it, and starts npm", () => {
  expect(readFileSync(unit, "utf8")).toContain("ExecStart=/usr/bin/env npm start\n");
  const { error, status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", unit]);
  const isAbsent = error !== undefined;
  expect(isAbsent ? 0 : status, `${String(stdout)}${String(stderr)}`).toBe(0);
});

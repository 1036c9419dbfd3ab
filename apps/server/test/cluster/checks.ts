import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import pg from "pg";

import { say } from "../../src/commands/company/terminal.ts";
import { differences } from "../kills/chains.ts";
import type { Sql } from "../kills/chains.ts";
import type { Puncher, Writers } from "../kills/writers.ts";

import { superuserUrl } from "./machines.ts";
import type { Server } from "./servers.ts";

/** Groups with a writer each, and people in a group. */
export const writing = { groups: 5, people: 5 };

/** Runs statements of the superuser on the servers' database. */
export async function onDatabase<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: superuserUrl("atrio") });
  await client.connect();
  try {
    return await work(async (text, values = []) => (await client.query(text, values)).rows);
  } finally {
    await client.end();
  }
}

/** Compares receipts with the ledger, prints what is wrong, and answers the exit status. */
export async function conclude(
  servers: readonly Server[],
  {
    groups,
    writers,
    wrong: earlier,
  }: { groups: readonly Puncher[][]; writers: Writers; wrong: readonly string[] },
): Promise<number> {
  const wrong = [
    ...earlier,
    ...(await onDatabase(async (sql) => differences(sql, groups.flat(), writers.receipts))),
  ];
  const ledger = await verifyLedger(servers[0]);
  if (ledger !== "") wrong.push(ledger);
  const statuses = [...writers.statuses].map(([status, count]) => `${count} × ${status}`);
  say(
    `${writers.receipts.length} punches acknowledged; answers ${statuses.join(", ")}; the slowest took ${(writers.slowest / 1000).toFixed(1)} s.`,
    wrong.length === 0
      ? "0 lost, 0 doubled; the ledger agrees."
      : `WRONG:\n${wrong.slice(0, 40).join("\n")}`,
  );
  return wrong.length === 0 ? 0 : 1;
}

/** Findings of `npm run verify-ledger` on a server; empty when everything agrees. */
async function verifyLedger(server: Server | undefined): Promise<string> {
  const command = join(import.meta.dirname, "../../src/commands/verify-ledger.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { ...server?.variables },
  }).catch((error: unknown) => ({ stdout: String(error) }));
  return stdout.includes("Everything agrees") ? "" : `verify-ledger: ${stdout.slice(-2000)}`;
}

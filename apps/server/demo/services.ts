import type { Client } from "pg";

import type { AppContext } from "../src/context.ts";
import type { Db, Tx } from "../src/db/client.ts";
import { transactionBy } from "../src/db/statements.ts";
import { typeParsers } from "../src/db/types.ts";
import { Temporal } from "../src/lib/calendar/clock.ts";
import type { Secrets } from "../src/lib/crypto/secrets.ts";

/** The loading's own transaction as services see one. */
const transactionOf = (client: Client): Tx =>
  transactionBy(async ({ sql: text, parameters }) => {
    const values = [...parameters];
    const result = await client.query<never>({ text, values, types: typeParsers });
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  });

/** Runs `work` in the loading's transaction under a role that row security binds. */
async function underRole<T>(
  client: Client,
  role: "atrio_app" | "atrio_gate",
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await client.query(`set local role ${role}`);
  const result = await work(transactionOf(client));
  await client.query("set local role none");
  return result;
}

/**
 * Context of services that the demo calls inside its own transaction, at a moment of its choice (epoch
 * milliseconds): configuration, database and clock, nothing else.
 */
export function servicesAt(
  { client, config }: { client: Client; config: { secrets: Secrets } },
  moment: number,
): AppContext {
  // The transaction acts inside the company already.
  const tenant: Db["tenant"] = async (_id, work) => underRole(client, "atrio_app", work);
  const db = {
    tenant,
    read: tenant,
    gate: async <T>(work: (tx: Tx) => Promise<T>) => underRole(client, "atrio_gate", work),
  };
  const clock = {
    now: () => Temporal.Instant.fromEpochMilliseconds(moment),
    wait: async () => undefined,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the demo calls no service that reaches more
  return { config, db, clock } as unknown as AppContext;
}

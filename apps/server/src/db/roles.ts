import { sql } from "kysely";

import type { Tx } from "./client.ts";

/**
 * Runs a part of a company's transaction with the gate's role, for changes of accounts that must
 * commit with the company's own rows. Afterwards the transaction is the company's again.
 */
export async function asGate<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`set local role atrio_gate`.execute(tx);
  const result = await work();
  await sql`set local role atrio_app`.execute(tx);
  return result;
}

/** Continues a gate's transaction as the application inside a company, e.g. a new one. */
export async function enterCompany(tx: Tx, companyId: number): Promise<void> {
  await sql`select set_config('app.empresa_id', ${String(companyId)}, true)`.execute(tx);
  await sql`set local role atrio_app`.execute(tx);
}

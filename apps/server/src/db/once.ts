import { sql } from "kysely";
import type { Transaction } from "kysely";

import { RepeatedDifferently } from "./failures.ts";
import type { Database } from "./schema.ts";

type Tx = Transaction<Database>;

/** Idempotency of a POST: its key, its caller, and its input. */
export type Once = {
  trabajador_id: number;
  clave: string;
  operacion: string;
  peticion_hash: Buffer;
};

/**
 * Claims the key in this transaction, or answers the first call's result. A concurrent second call
 * waits on the unique key until the first one has ended. Throws RepeatedDifferently when the same
 * key came with other data.
 */
export async function recallOnce<T>(tx: Tx, companyId: number, once: Once): Promise<T | undefined> {
  const claimed = await sql`
    insert into respuesta_idempotente (empresa_id, trabajador_id, clave, operacion, peticion_hash)
    values (${companyId}, ${once.trabajador_id}, ${once.clave}, ${once.operacion}, ${once.peticion_hash})
    on conflict on constraint respuesta_idempotente_pk do nothing
    returning clave`.execute(tx);
  if (claimed.rows.length > 0) return undefined;
  const { rows } = await sql<{ operacion: string; peticion_hash: Buffer; respuesta: T }>`
    select operacion, peticion_hash, respuesta from respuesta_idempotente
    where empresa_id = ${companyId} and trabajador_id = ${once.trabajador_id}
      and clave = ${once.clave}`.execute(tx);
  const [earlier] = rows;
  if (earlier === undefined) throw new Error("The claimed key is gone");
  const same =
    earlier.operacion === once.operacion && earlier.peticion_hash.equals(once.peticion_hash);
  if (!same) throw new RepeatedDifferently();
  return earlier.respuesta;
}

/** Stores the answer beside its effects, in the same transaction. */
export async function rememberOnce(
  tx: Tx,
  companyId: number,
  once: Once,
  answer: unknown,
): Promise<void> {
  await sql`
    update respuesta_idempotente set estado = 200, respuesta = ${JSON.stringify(answer)}::jsonb
    where empresa_id = ${companyId} and trabajador_id = ${once.trabajador_id}
      and clave = ${once.clave}`.execute(tx);
}

/** Work of a transaction, and what is written with its result: sent in one packet with the COMMIT. */
export type Steps<T> = {
  work: (tx: Tx) => Promise<T>;
  last?: (tx: Tx, result: T) => Promise<void>;
};

/** Work on what `ahead` has read and locked. */
export type Prepared<A, T> = {
  ahead: (tx: Tx) => Promise<A>;
  work: (tx: Tx, ahead: A) => Promise<T>;
};

/**
 * Works, or answers the stored result of the first call with the key and drops what `ahead` has read beside the claim.
 * Without `once` it works.
 */
export function onlyOnce<A, T>(
  companyId: number,
  once: Once | undefined,
  { ahead, work }: Prepared<A, T>,
): Steps<T> {
  if (once === undefined) return { work: async (tx) => work(tx, await ahead(tx)) };
  let isFirst = false;
  return {
    work: async (tx) => {
      // First in the packet: a repeated call waits for the first one before it locks anything.
      const claimed = recallOnce<T>(tx, companyId, once);
      const [earlier, prepared] = await Promise.allSettled([claimed, ahead(tx)]);
      const known = valueOf(earlier);
      isFirst = known === undefined;
      return known ?? work(tx, valueOf(prepared));
    },
    last: async (tx, result) => {
      if (isFirst) await rememberOnce(tx, companyId, once, result);
    },
  };
}

function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}

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
  const claimed = await tx
    .insertInto("respuesta_idempotente")
    .values({ empresa_id: companyId, ...once })
    .onConflict((conflict) => conflict.constraint("respuesta_idempotente_pk").doNothing())
    .returning("clave")
    .executeTakeFirst();
  if (claimed !== undefined) return undefined;
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
  await tx
    .updateTable("respuesta_idempotente")
    .set({ estado: 200, respuesta: sql`${JSON.stringify(answer)}::jsonb` })
    .where("empresa_id", "=", companyId)
    .where("trabajador_id", "=", once.trabajador_id)
    .where("clave", "=", once.clave)
    .execute();
}

import { sql } from "kysely";

import type { Tx } from "./client.ts";
import { RepeatedDifferently } from "./failures.ts";

/** A POST that may be sent twice: its key, whose it is, and what it asked for. */
export type Once = {
  trabajador_id: number;
  clave: string;
  operacion: string;
  peticion_hash: Buffer;
};

/**
 * Claims the key in this transaction, or answers what the first call answered. A second
 * call that arrives meanwhile waits on the unique key until the first one has ended.
 * Throws RepeatedDifferently when the same key came with other data.
 */
export async function recallOnce(tx: Tx, empresa_id: number, once: Once): Promise<unknown> {
  const claimed = await tx
    .insertInto("respuesta_idempotente")
    .values({ empresa_id, ...once })
    .onConflict((conflict) => conflict.constraint("respuesta_idempotente_pk").doNothing())
    .returning("clave")
    .executeTakeFirst();
  if (claimed !== undefined) return undefined;
  const earlier = await tx
    .selectFrom("respuesta_idempotente")
    .select(["operacion", "peticion_hash", "respuesta"])
    .where("empresa_id", "=", empresa_id)
    .where("trabajador_id", "=", once.trabajador_id)
    .where("clave", "=", once.clave)
    .executeTakeFirstOrThrow();
  const same =
    earlier.operacion === once.operacion && earlier.peticion_hash.equals(once.peticion_hash);
  if (!same) throw new RepeatedDifferently();
  return earlier.respuesta;
}

/** Keeps the answer beside what it did, in the same transaction. */
export async function rememberOnce(
  tx: Tx,
  empresa_id: number,
  once: Once,
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable("respuesta_idempotente")
    .set({ estado: 200, respuesta: sql`${JSON.stringify(answer)}::jsonb` })
    .where("empresa_id", "=", empresa_id)
    .where("trabajador_id", "=", once.trabajador_id)
    .where("clave", "=", once.clave)
    .execute();
}

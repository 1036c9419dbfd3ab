import type { Tx } from "../../../../db/client.ts";

/** Administrator's session and worker of a hand-over. */
export type HandOver = {
  empresa_id: number;
  trabajador_id: number;
  administrador_id: number;
  sesion_id: string;
};

/** The worker's company and last day of work, seen from inside the company. */
export async function selectHandOverTarget(
  tx: Tx,
  key: { empresa_id: number; trabajador_id: number },
): Promise<
  { fecha_baja: string | null; zona_horaria: string; desactivada_en: string | null } | undefined
> {
  return tx
    .selectFrom("trabajador as t")
    .innerJoin("empresa as e", "e.empresa_id", "t.empresa_id")
    .innerJoin("account as a", "a.account_user_id", "t.account_user_id")
    .select(["t.fecha_baja", "e.zona_horaria", "a.desactivada_en"])
    .where("t.empresa_id", "=", key.empresa_id)
    .where("t.id", "=", key.trabajador_id)
    .executeTakeFirst();
}

/** Stores a code under its hash. */
export async function insertCode(
  tx: Tx,
  code: HandOver & { codigo_hash: Buffer; expira_en: string },
): Promise<void> {
  await tx.insertInto("codigo_suplantacion").values(code).execute();
}

/** Uses a code up: only one of two callers gets the row. */
export async function spendCode(
  tx: Tx,
  key: { codigo_hash: Buffer; now: string },
): Promise<HandOver | undefined> {
  return tx
    .updateTable("codigo_suplantacion")
    .set({ usado_en: key.now })
    .where("codigo_hash", "=", key.codigo_hash)
    .where("usado_en", "is", null)
    .where("expira_en", ">", key.now)
    .returning(["empresa_id", "trabajador_id", "administrador_id", "sesion_id"])
    .executeTakeFirst();
}

/** Removes the codes that expired before `before` (ISO 8601). */
export async function purgeCodes(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom("codigo_suplantacion").where("expira_en", "<", before).execute();
}

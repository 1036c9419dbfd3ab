import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

export type Half = "compartida" | "interna";

/** A report's private key, wrapped for a recipient. */
export type WrapRow = {
  denuncia_id: string;
  clase: Half;
  destinatario: string;
  envuelta: Buffer;
};

/** A wrapped key with the report's sealed contents, which say who must not read it. */
export type HeldRow = { denuncia_id: string; clase: Half; envuelta: Buffer; contenido: Buffer };

/** Writes wrapped keys; those that a recipient has stay. */
export async function insertWraps(tx: Tx, wraps: readonly WrapRow[]): Promise<void> {
  if (wraps.length === 0) return;
  const rows = wraps.map(
    (one) =>
      sql`(empresa_actual(), ${one.denuncia_id}::uuid, ${one.clase}, ${one.destinatario}, ${one.envuelta}::bytea)`,
  );
  await sql`
    insert into denuncia_llave (empresa_id, denuncia_id, clase, destinatario, envuelta)
    values ${sql.join(rows)} on conflict do nothing`.execute(tx);
}

/** Every key that a recipient holds. */
export async function readHeld(tx: Tx, destinatario: string): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select l.denuncia_id, l.clase, l.envuelta, d.contenido
    from denuncia_llave l
    join denuncia d on d.empresa_id = l.empresa_id and d.id = l.denuncia_id
    where l.destinatario = ${destinatario}`.execute(tx);
  return rows;
}

import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** A person who can be asked to sign. */
export type Signatory = {
  id: number;
  nombre_completo: string;
  link_foto: string | null;
  email: string;
};

/** People, of some ids, who work here on `today` or are expected to begin; by name. */
export async function readSignatories(
  tx: Tx,
  key: { ids: readonly number[]; today: string },
): Promise<Signatory[]> {
  const { rows } = await sql<Signatory>`
    select t.id, t.nombre_completo, t.link_foto, a.email
    from trabajador t
    join account a on a.account_user_id = t.account_user_id
    where t.empresa_id = empresa_actual() and t.id = any(${key.ids})
      and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/** True if the company signs electronically. */
export async function readIsEnabled(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ firma_digital: boolean }>`
    select firma_digital from empresa where empresa_id = empresa_actual()`.execute(tx);
  return rows[0]?.firma_digital === true;
}

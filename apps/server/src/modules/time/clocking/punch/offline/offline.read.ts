import { sql } from "kysely";

import type { Tx } from "../../../../../db/client.ts";

/** True if one of some people has got a notice since an instant (ISO 8601) whose key begins so. */
export async function readWasTold(
  tx: Tx,
  notice: { to: readonly number[]; key: string; since: string },
): Promise<boolean> {
  const { rows } = await sql<{ told: boolean }>`
    select exists (select from notificacion n
      where n.empresa_id = empresa_actual() and n.trabajador_id = any(${notice.to})
        and starts_with(n.clave, ${notice.key}) and n.fecha > ${notice.since}::timestamptz) as told`.execute(
    tx,
  );
  return rows[0]?.told === true;
}

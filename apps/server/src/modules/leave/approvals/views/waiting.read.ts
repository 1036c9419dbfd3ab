import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/**
 * Instants since which requests wait for administrators: sent or edited without supervisors, or left
 * by the last one who was asked.
 */
export async function readWaitingSince(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; since: string }>`
    select s.id, greatest(s.creada_en, s.editada_en, (
      select max(e.ocurrido_en) from solicitud_suceso e
      where e.empresa_id = s.empresa_id and e.solicitud_id = s.id
        and e.tipo in ('supervisor_liberado', 'a_administracion'))) as since
    from solicitud s where s.empresa_id = empresa_actual() and s.id = any(${ids})`.execute(tx);
  return new Map(rows.map(({ id, since }) => [id, since]));
}

import { sql } from "kysely";

import type { RestLevel, RestRule } from "@atrio/contract/shifts/rest-rules";

import type { Tx } from "../../../db/client.ts";

/** Sets levels of rules; the others stay. */
export async function saveLevels(
  tx: Tx,
  levels: ReadonlyArray<{ norma: RestRule; nivel: RestLevel }>,
): Promise<void> {
  await sql`
    insert into turno_norma (empresa_id, norma, nivel)
    select empresa_actual(), x.norma, x.nivel
    from json_to_recordset(${JSON.stringify(levels)}::json) as x (norma text, nivel text)
    on conflict (empresa_id, norma) do update set nivel = excluded.nivel`.execute(tx);
}

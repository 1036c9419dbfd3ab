import { sql } from "kysely";

import type { FileAccess } from "@atrio/contract/papers/payslips";

import type { Tx } from "../../../../db/client.ts";

import type { FileClass } from "./accesses.repo.ts";

/** Openings of files of a class, newest first; at most 100. A single query, fit for `db.read`. */
export async function readAccesses(
  tx: Tx,
  key: { clase: FileClass; objeto_ids: readonly number[] },
): Promise<FileAccess[]> {
  const { rows } = await sql<FileAccess>`
    select json_build_object('id', t.id, 'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) as quien,
      a.modo, a.en, a.suplantada_por is not null as suplantada
    from acceso_documento a
    join trabajador t on t.empresa_id = a.empresa_id and t.id = a.quien_id
    where a.empresa_id = empresa_actual() and a.clase = ${key.clase}
      and a.objeto_id = any(${key.objeto_ids})
    order by a.en desc, a.id desc limit 100`.execute(tx);
  return rows;
}

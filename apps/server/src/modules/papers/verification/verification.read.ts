import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { Registered } from "./verification.rules.ts";

/** Sealed documents with one of these codes or these very bytes, in the order of the codes. As the door. */
export async function readRegistered(
  tx: Tx,
  key: { codes: readonly string[]; sha256: string | null },
): Promise<Registered[]> {
  const { rows } = await sql<Registered>`
    select s.codigo, s.sha256, s.clase, e.nombre as empresa, s.emitido_en, s.huella_certificado,
      s.sello_tiempo, s.anulado_en
    from documento_sellado s
    join empresa e on e.empresa_id = s.empresa_id
    where s.codigo = any(${key.codes}) or s.sha256 = ${key.sha256}
    order by array_position(${key.codes}::text[], s.codigo)`.execute(tx);
  return rows;
}

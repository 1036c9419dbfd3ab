import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { SignedRow } from "./sealing.rules.ts";

/** A document that is signed, or undefined. */
export async function readSigned(tx: Tx, id: number): Promise<SignedRow | undefined> {
  const { rows } = await sql<SignedRow>`
    select f.id, f.trabajador_id, f.titulo, f.nombre, f.paginas, f.hash_original, f.clave_original,
      f.clave_firmado, f.fecha_firma, f.evidencia, p.nombre_completo as solicitado_por,
      e.nombre as empresa, e.cif,
      (select json_agg(json_build_object('tipo', s.tipo, 'en', s.en, 'ip', s.ip, 'detalle', s.detalle)
          order by s.en, s.id)
        from firma_suceso s
        where s.empresa_id = f.empresa_id and s.firma_documento_id = f.id) as sucesos
    from firma_documento f
    join empresa e on e.empresa_id = f.empresa_id
    join trabajador p on p.empresa_id = f.empresa_id and p.id = f.solicitado_por
    where f.empresa_id = empresa_actual() and f.id = ${id} and f.estado = 'firmado'`.execute(tx);
  return rows[0];
}

/** True if the sealed copy is still to be made; locks the document until the transaction ends. */
export async function lockUnsealed(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from firma_documento
    where empresa_id = empresa_actual() and id = ${id} and clave_firmado is null
    for update`.execute(tx);
  return rows.length > 0;
}

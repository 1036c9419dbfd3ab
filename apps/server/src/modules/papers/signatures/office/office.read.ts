import { sql } from "kysely";

import type { SignatureDocument } from "@atrio/contract/papers/signatures";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";

type OfficeFilter = {
  texto?: string | undefined;
  estado?: SignatureDocument["estado"] | undefined;
  envio_id?: number | undefined;
};

/**
 * Ids of a page of the company's signature documents, newest first, and how many there are; `today`
 * (local date) decides which have expired. Fit for `db.read`.
 */
export async function findSignatures(
  tx: Tx,
  filter: OfficeFilter & { today: string },
  page: { skip: number; take: number },
): Promise<{ ids: number[]; total: number }> {
  const { texto = "", estado = null, envio_id = null, today } = filter;
  const found = sql`
    from firma_documento f
    where f.empresa_id = empresa_actual()
      and (${envio_id}::integer is null or f.envio_id = ${envio_id})
      and (${estado}::text is null or case when f.estado = 'pendiente' and f.caduca_el < ${today}::date
        then 'caducado' else f.estado end = ${estado})
      and (${texto} = '' or f.trabajador_id = any(array(select buscar_en_directorio(${texto})))
        or f.envio_id = any(array(select e.id from firma_envio e
          where e.empresa_id = empresa_actual()
            and strpos(texto_plano(e.titulo), texto_plano(${texto})) > 0)))`;
  const [ids, count] = await Promise.all([
    sql<{ id: number }>`select f.id ${found}
      order by f.fecha_solicitud desc, f.id desc
      ${pageLimit(page)}`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(tx),
  ]);
  return { ids: ids.rows.map(({ id }) => id), total: count.rows[0]?.total ?? 0 };
}

/** A sealed copy with its person, for the evidence of the office. */
type SealedRow = {
  id: number;
  trabajador_id: number;
  nombre_completo: string;
  nombre: string;
  estado: SignatureDocument["estado"];
  clave_firmado: string | null;
};

/** Documents of some ids, or the signed ones of a sending, by name of their person. */
export async function readSealed(
  tx: Tx,
  key: { ids: readonly number[] } | { envio_id: number },
): Promise<SealedRow[]> {
  const chosen =
    "ids" in key
      ? sql`f.id = any(${key.ids}::integer[])`
      : sql`f.envio_id = ${key.envio_id} and f.estado = 'firmado'`;
  const { rows } = await sql<SealedRow>`
    select f.id, f.trabajador_id, t.nombre_completo, f.nombre, f.estado, f.clave_firmado
    from firma_documento f
    join trabajador t on t.empresa_id = f.empresa_id and t.id = f.trabajador_id
    where f.empresa_id = empresa_actual() and ${chosen}
    order by texto_plano(t.nombre_completo), f.id`.execute(tx);
  return rows;
}

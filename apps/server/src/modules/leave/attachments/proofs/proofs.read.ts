import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";

import type { Tx } from "../../../../db/client.ts";

/** A request that lacks its proof, with its local dates and the last day for it. */
export type MissingProof = {
  solicitud_id: number;
  trabajador_id: number;
  pe_solicitud_tipo_id: number;
  justificante_hasta: string;
  fechas: Array<{ desde: string; hasta: string }>;
};

/** Requests without their proof whose last day for it lies between two dates, in order. */
export async function readMissingProofs(
  tx: Tx,
  key: { desde: string; hasta: string },
): Promise<MissingProof[]> {
  const { rows } = await sql<MissingProof>`
    select s.id as solicitud_id, s.trabajador_id, s.pe_solicitud_tipo_id, s.justificante_hasta,
      (select coalesce(json_agg(json_build_object('desde', p.fecha_inicio, 'hasta', p.fecha_fin)
          order by p.fecha_inicio, p.fecha_fin), '[]')
        from solicitud_periodo p
        where p.empresa_id = s.empresa_id and p.solicitud_id = s.id) as fechas
    from solicitud s
    where s.empresa_id = empresa_actual()
      and s.justificante_hasta between ${key.desde}::date and ${key.hasta}::date
      and s.estado_id in (${requestStates.pending}, ${requestStates.approved})
      and s.sustituida_por is null and not s.borrada
      and not exists (select from solicitud_documento f
        where f.empresa_id = s.empresa_id and f.solicitud_id in (s.id, s.rectifica_id))
    order by s.justificante_hasta, s.id`.execute(tx);
  return rows;
}

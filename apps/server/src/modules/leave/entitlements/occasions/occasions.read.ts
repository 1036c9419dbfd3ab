import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";

import type { Tx } from "../../../../db/client.ts";

import type { KnownOccasion } from "./occasions.rules.ts";
import { codesSharing } from "./shared.rules.ts";

/** A rule by its id and its key in its kind. */
export type KeyedRule = { id: number; pe_solicitud_tipo_id: number; codigo: string };

/** True if an occasion `o` has a request that is pending or in force. */
const isLive = sql`exists (select from solicitud q
  where q.empresa_id = o.empresa_id and q.ocasion_id = o.id and q.sustituida_por is null
    and q.estado_id in (${sql.lit(requestStates.pending)}, ${sql.lit(requestStates.approved)}))`;

/**
 * A worker's occasions of a rule and of those that share its facts, or of all rules, with the days of their pending and approved requests;
 * newest first.
 */
export async function readKnownOccasions(
  tx: Tx,
  key: { trabajador_id: number; rule?: KeyedRule | undefined },
): Promise<KnownOccasion[]> {
  const rule = key.rule?.id ?? null;
  const kind = key.rule?.pe_solicitud_tipo_id ?? null;
  const codes = key.rule === undefined ? [] : codesSharing(key.rule);
  const { rows } = await sql<KnownOccasion>`
    select o.id, o.permiso_tipo_id, o.fecha, o.etiqueta,
      (select coalesce(json_agg(json_build_object('solicitud_id', a.solicitud_id, 'fecha', a.fecha,
          'coste', a.coste, 'aprobada', a.aprobada,
          'rectifica_id', case when a.aprobada then null else s.rectifica_id end)
          order by a.fecha, a.id), '[]')
        from solicitud s
        join ausencia a on a.empresa_id = s.empresa_id and a.solicitud_id = s.id and a.vigente
        where s.empresa_id = o.empresa_id and s.ocasion_id = o.id) as usos
    from ocasion_permiso o
    where o.empresa_id = empresa_actual() and o.trabajador_id = ${key.trabajador_id}
      and (${rule}::integer is null or o.permiso_tipo_id = ${rule}
        or o.permiso_tipo_id in (select r.id from permiso_tipo r
          where r.empresa_id = o.empresa_id and r.pe_solicitud_tipo_id = ${kind}::integer
            and r.codigo = any(${codes}::text[])))
      and ${isLive}
    order by o.fecha desc, o.id desc`.execute(tx);
  return rows;
}

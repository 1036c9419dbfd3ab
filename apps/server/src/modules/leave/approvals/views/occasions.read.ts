import { sql } from "kysely";

import { requestKinds } from "@atrio/contract/kinds";
import { deathCodes } from "@atrio/contract/leave/occasions";

/** Ids of an occasion `o` of a rule `r` and of those of rules that share its fact (Rule LEAVE-79). */
const idsOfFact = sql`array(
  select o.id
  union all
  select f.id from ocasion_permiso f
  join permiso_tipo w on w.empresa_id = f.empresa_id and w.id = f.permiso_tipo_id
    and w.pe_solicitud_tipo_id = r.pe_solicitud_tipo_id and w.codigo = any(${[...deathCodes]}::text[])
  where f.empresa_id = o.empresa_id and f.trabajador_id = o.trabajador_id
    and f.permiso_tipo_id <> o.permiso_tipo_id and f.fecha = o.fecha
    and lower(trim(coalesce(f.etiqueta, ''))) = lower(trim(coalesce(o.etiqueta, '')))
    and r.pe_solicitud_tipo_id = ${sql.lit(requestKinds.paidLeave)}
    and r.codigo = any(${[...deathCodes]}::text[]))`;

/** Days in force of the requests of an occasion `o`, summed by a condition on them. */
const sumOf = (isApproved: boolean) => sql`(
  select coalesce(sum(a.coste), 0) from solicitud q
  join ausencia a on a.empresa_id = q.empresa_id and a.solicitud_id = q.id and a.vigente
    and a.aprobada = ${isApproved}
    -- a pending rectification counts where the request that it would replace has no day
    and (a.aprobada or q.rectifica_id is null or not exists (select from ausencia b
      where b.empresa_id = a.empresa_id and b.solicitud_id = q.rectifica_id and b.vigente
        and b.fecha = a.fecha))
  where q.empresa_id = o.empresa_id and q.ocasion_id = any(${idsOfFact}))`;

/** Figures of an occasion `o` by its rule `r`, as JSON (Rule LEAVE-71). */
const occasionOf = sql`json_build_object('id', o.id, 'fecha', o.fecha, 'etiqueta', o.etiqueta,
  'total', case when r.limite_por = 'hecho' then r.limite end,
  'usado', ${sumOf(true)}, 'pendiente', ${sumOf(false)},
  'hasta', (o.fecha + make_interval(months => r.plazo_meses) - interval '1 day')::date)`;

/** Figures of the occasion of a request `s` by its rule `r`; null without one. */
export const occasionOfRequest = sql`(select ${occasionOf} from ocasion_permiso o
  where o.empresa_id = s.empresa_id and o.id = s.ocasion_id)`;

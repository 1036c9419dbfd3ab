import { sql } from "kysely";

import { deathCodes, requestKinds } from "@atrio/contract/kinds";

const ofDeath = sql.join(deathCodes.map((code) => sql.lit(code)));

/** Ids of an occasion `o` of a rule `r` and of those of rules that share its fact (Rule LEAVE-79). */
const idsOfFact = sql`array(
  select o.id
  union all
  select f.id from ocasion_permiso f
  join permiso_tipo w on w.empresa_id = empresa_actual() and w.id = f.permiso_tipo_id
    and w.pe_solicitud_tipo_id = r.pe_solicitud_tipo_id and w.codigo in (${ofDeath})
  where f.empresa_id = empresa_actual() and f.trabajador_id = o.trabajador_id
    and f.permiso_tipo_id <> o.permiso_tipo_id and f.fecha = o.fecha
    and lower(trim(coalesce(f.etiqueta, ''))) = lower(trim(coalesce(o.etiqueta, '')))
    and r.pe_solicitud_tipo_id = ${sql.lit(requestKinds.paidLeave)}
    and r.codigo in (${ofDeath}))`;

/** Days in force of the requests of an occasion `o`, approved and pending. */
const sums = sql`
  select coalesce(sum(a.coste) filter (where a.aprobada), 0) as usado,
    coalesce(sum(a.coste) filter (where not a.aprobada), 0) as pendiente
  from solicitud q
  join ausencia a on a.empresa_id = empresa_actual() and a.solicitud_id = q.id and a.vigente
    -- a pending rectification counts where the request that it would replace has no day
    and (a.aprobada or q.rectifica_id is null or not exists (select from ausencia b
      where b.empresa_id = empresa_actual() and b.solicitud_id = q.rectifica_id and b.vigente
        and b.fecha = a.fecha))
  where q.empresa_id = empresa_actual() and q.ocasion_id = any(${idsOfFact})`;

/** Figures of an occasion `o` by its rule `r`, as JSON (Rule LEAVE-71). */
const occasionOf = sql`json_build_object('id', o.id, 'fecha', o.fecha, 'etiqueta', o.etiqueta,
  'total', case when r.limite_por = 'hecho' then r.limite end,
  'usado', u.usado, 'pendiente', u.pendiente,
  'hasta', (o.fecha + make_interval(months => r.plazo_meses) - interval '1 day')::date)`;

/** Figures of the occasion of a request `s` by its rule `r`; null without one. */
export const occasionOfRequest = sql`(select ${occasionOf} from ocasion_permiso o
  cross join lateral (${sums}) u
  where o.empresa_id = empresa_actual() and o.id = s.ocasion_id)`;

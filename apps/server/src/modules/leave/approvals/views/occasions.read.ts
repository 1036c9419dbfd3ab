import { sql } from "kysely";

/** Days in force of the requests of an occasion `o`, summed by a condition on them. */
const sumOf = (isApproved: boolean) => sql`(
  select coalesce(sum(a.coste), 0) from solicitud q
  join ausencia a on a.empresa_id = q.empresa_id and a.solicitud_id = q.id and a.vigente
    and a.aprobada = ${isApproved}
    -- a pending rectification counts where the request that it would replace has no day
    and (a.aprobada or q.rectifica_id is null or not exists (select from ausencia b
      where b.empresa_id = a.empresa_id and b.solicitud_id = q.rectifica_id and b.vigente
        and b.fecha = a.fecha))
  where q.empresa_id = o.empresa_id and q.ocasion_id = o.id)`;

/** Figures of an occasion `o` by its rule `r`, as JSON (Rule LEAVE-71). */
const occasionOf = sql`json_build_object('id', o.id, 'fecha', o.fecha, 'etiqueta', o.etiqueta,
  'total', case when r.limite_por = 'hecho' then r.limite end,
  'usado', ${sumOf(true)}, 'pendiente', ${sumOf(false)},
  'hasta', (o.fecha + make_interval(months => r.plazo_meses) - interval '1 day')::date)`;

/** Figures of the occasion of a request `s` by its rule `r`; null without one. */
export const occasionOfRequest = sql`(select ${occasionOf} from ocasion_permiso o
  where o.empresa_id = s.empresa_id and o.id = s.ocasion_id)`;

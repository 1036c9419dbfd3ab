import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";

/**
 * Minutes clocked on whole days of a pending request `s`, by day; pauses that are no work are left
 * out (Rule LEAVE-74).
 */
export const workedOnDays = sql`(case when s.estado_id = ${sql.lit(requestStates.pending)} then (
  select coalesce(json_agg(json_build_object('fecha', w.dia, 'minutos', w.minutos) order by w.dia), '[]')
  from (
    select j.dia, sum(floor(extract(epoch from f.hora_fin) / 60)
      - floor(extract(epoch from f.hora_inicio) / 60))::integer as minutos
    from ausencia a
    join jornada j on j.empresa_id = empresa_actual() and j.trabajador_id = a.trabajador_id
      and j.dia = a.fecha
    join fichaje f on f.empresa_id = empresa_actual() and f.jornada_id = j.id and not f.borrado
      and f.hora_fin is not null
    left join parada p on p.empresa_id = empresa_actual() and p.id = f.parada_id
    where a.empresa_id = empresa_actual() and a.solicitud_id = s.id and a.vigente
      and a.desde_minuto = 0 and a.hasta_minuto = 1440
      and (f.parada_id is null or p.cuenta_como_trabajo)
    group by j.dia) w
  where w.minutos > 0) else '[]' end)`;

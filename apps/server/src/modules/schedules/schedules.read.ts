import { sql } from "kysely";

import type { Tx } from "../../db/client.ts";

import type { SchedulePlan } from "./schedules.rules.ts";

/** A worker and the dates of interest, both included. */
type PlanKey = { trabajador_id: number; desde: string; hasta: string };

/**
 * What says how a worker's days are scheduled between two dates, in one query: dated schedules with
 * their cycle, dated centres with their holidays. Undefined when the company has no such worker.
 */
export async function readPlan(tx: Tx, key: PlanKey): Promise<SchedulePlan | undefined> {
  const { rows } = await sql<SchedulePlan>`
    select e.zona_horaria, t.fecha_alta, t.fecha_baja,
      (select coalesce(json_agg(json_build_object(
          'desde', lower(a.vigencia), 'hasta', upper(a.vigencia),
          'nombre', h.nombre, 'semanas', h.semanas,
          'tolerancia_minutos', h.tolerancia_minutos, 'trabaja_festivos', h.trabaja_festivos,
          'tramos', (select coalesce(json_agg(json_build_object(
                'semana', r.semana, 'dia_semana', r.dia_semana,
                'inicio', to_char(r.inicio, 'HH24:MI'), 'fin', to_char(r.fin, 'HH24:MI'))
                order by r.semana, r.dia_semana, r.inicio), '[]')
              from horario_tramo r where r.empresa_id = h.empresa_id and r.horario_id = h.id))
          order by a.vigencia), '[]')
        from trabajador_horario a
        join horario h on h.empresa_id = a.empresa_id and h.id = a.horario_id
        where a.empresa_id = t.empresa_id and a.trabajador_id = t.id
          and a.vigencia && daterange(${key.desde}, ${key.hasta}, '[]')) as horarios,
      (select coalesce(json_agg(json_build_object(
          'desde', lower(a.vigencia), 'hasta', upper(a.vigencia),
          'id', c.id, 'nombre', c.nombre, 'zona_horaria', c.zona_horaria, 'rangos_ip', c.rangos_ip,
          'festivos', (select coalesce(json_agg(json_build_object(
                'fecha', f.fecha, 'tipo_festivo_id', f.tipo_festivo_id, 'nombre', f.nombre)
                order by f.fecha), '[]')
              from festivo f
              where f.empresa_id = c.empresa_id and f.calendario_festivo_id = c.calendario_festivo_id
                and f.fecha between ${key.desde}::date and ${key.hasta}::date))
          order by a.vigencia), '[]')
        from trabajador_centro a
        join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
        where a.empresa_id = t.empresa_id and a.trabajador_id = t.id
          and a.vigencia && daterange(${key.desde}, ${key.hasta}, '[]')) as centros
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0];
}

import { sql } from "kysely";

import { anyOf } from "../../../db/any-of.ts";
import type { Tx } from "../../../db/client.ts";
import { naming, valuesOf } from "../../../db/values-of.ts";
import type { Columns, Values } from "../../../db/values-of.ts";

import type { CycleItem, ScheduleAssignment, SchedulePlan } from "./schedules.rules.ts";

/** Workers and the dates of interest, both included. */
type PlansKey = { trabajador_ids: readonly number[]; desde: string; hasta: string };

type PlanRow = SchedulePlan & { trabajador_id: number };

/** A plan as PostgreSQL answers it: stretches of schedules as values without their names. */
type ValuesRow = Omit<PlanRow, "horarios"> & {
  horarios: Array<Omit<ScheduleAssignment, "tramos"> & { tramos: Values[] }>;
};

/** Columns of a stretch `r` of a schedule. */
const cycleItem: Columns<CycleItem> = {
  semana: sql`r.semana`,
  dia_semana: sql`r.dia_semana`,
  inicio: sql`to_char(r.inicio, 'HH24:MI')`,
  fin: sql`to_char(r.fin, 'HH24:MI')`,
};
const cycleItemOf = naming(cycleItem);

/** Published shifts of the worker `t` that start between two dates, in order, as JSON. */
const publishedShifts = ({ desde, hasta }: PlansKey) => sql`
  (select coalesce(json_agg(json_build_object(
      'id', s.id, 'fecha', s.fecha,
      'hora_inicio', to_char(s.hora_inicio, 'HH24:MI'), 'hora_fin', to_char(s.hora_fin, 'HH24:MI'),
      'termina_dia_siguiente', s.termina_dia_siguiente, 'turno_24h', s.turno_24h,
      'zona_horaria', s.zona_horaria, 'color', s.color, 'pe_area_trabajo_id', s.pe_area_trabajo_id,
      'num_minimo_trabajadores', s.num_minimo_trabajadores, 'observaciones', s.observaciones,
      'pe_recurrencia_id', s.pe_recurrencia_id, 'pe_patron_id', s.pe_patron_id,
      'label_ids', (select coalesce(json_agg(l.etiqueta_id order by l.etiqueta_id), '[]')
        from turno_etiqueta l where l.empresa_id = empresa_actual() and l.turno_id = s.id),
      'pausas', (select coalesce(json_agg(json_build_object('pausa_id', p.pausa_id,
            'hora_inicio', to_char(p.hora_inicio, 'HH24:MI'),
            'hora_fin', to_char(p.hora_fin, 'HH24:MI'),
            'cuenta_como_trabajo', p.cuenta_como_trabajo) order by p.pausa_id), '[]')
        from turno_pausa p where p.empresa_id = empresa_actual() and p.turno_id = s.id))
      order by lower(a.periodo)), '[]')
    from turno_trabajador a
    -- a look-up each: joined at once, the company's shifts of these days would be read
    cross join lateral (select * from turno
      where empresa_id = empresa_actual() and id = a.turno_id limit 1) s
    where a.empresa_id = empresa_actual() and a.trabajador_id = t.id and s.publicado
      and a.periodo && tstzrange(${desde}::date - 1, ${hasta}::date + 2)
      and s.fecha between ${desde}::date and ${hasta}::date)`;

/**
 * Schedules of workers between two dates, in a single query: dated schedules with their cycle,
 * dated centres with their holidays. A row for each worker of the company.
 */
export async function readPlans(tx: Tx, key: PlansKey): Promise<PlanRow[]> {
  const { rows } = await sql<ValuesRow>`
    select t.id as trabajador_id, e.zona_horaria, t.fecha_alta, t.fecha_baja,
      greatest(t.fecha_alta, t.inicio_registro, e.inicio_registro) as inicio_registro,
      (select coalesce(json_agg(json_build_object(
          'desde', lower(a.vigencia), 'hasta', upper(a.vigencia), 'horario_id', h.id,
          'ciclo', case when h.semanas > 1 then coalesce(a.ciclo_desde, lower(a.vigencia)) end,
          'nombre', h.nombre, 'semanas', h.semanas,
          'tolerancia_minutos', h.tolerancia_minutos, 'trabaja_festivos', h.trabaja_festivos,
          'tramos', (select coalesce(json_agg(${valuesOf(cycleItem)}
                order by r.semana, r.dia_semana, r.inicio), '[]')
              from horario_tramo r where r.empresa_id = empresa_actual() and r.horario_id = h.id))
          order by a.vigencia), '[]')
        from trabajador_horario a
        join horario h on h.empresa_id = empresa_actual() and h.id = a.horario_id
        where a.empresa_id = empresa_actual() and a.trabajador_id = t.id
          and a.vigencia && daterange(${key.desde}, ${key.hasta}, '[]')) as horarios,
      (select coalesce(json_agg(json_build_object(
          'desde', lower(a.vigencia), 'hasta', upper(a.vigencia),
          'id', c.id, 'nombre', c.nombre, 'zona_horaria', c.zona_horaria, 'rangos_ip', c.rangos_ip,
          'festivos', (select coalesce(json_agg(json_build_object(
                'fecha', f.fecha, 'tipo_festivo_id', f.tipo_festivo_id, 'nombre', f.nombre)
                order by f.fecha), '[]')
              from festivo f
              where f.empresa_id = empresa_actual() and f.calendario_festivo_id = c.calendario_festivo_id
                and f.fecha between ${key.desde}::date and ${key.hasta}::date))
          order by a.vigencia), '[]')
        from trabajador_centro a
        join centro_trabajo c on c.empresa_id = empresa_actual() and c.id = a.centro_trabajo_id
        where a.empresa_id = empresa_actual() and a.trabajador_id = t.id
          and a.vigencia && daterange(${key.desde}, ${key.hasta}, '[]')) as centros,
      ${publishedShifts(key)} as turnos
    from trabajador t
    join empresa e on e.empresa_id = empresa_actual()
    where t.empresa_id = empresa_actual() and ${anyOf("t.id", key.trabajador_ids)}`.execute(tx);
  return rows.map((row) => ({
    ...row,
    horarios: row.horarios.map((one) => ({ ...one, tramos: one.tramos.map(cycleItemOf) })),
  }));
}

import { sql } from "kysely";

import type { Centre, Department } from "@atrio/contract/company/centres";

import type { Tx } from "../../../db/client.ts";

/** All centres by name with the people who are there on `now` (ISO 8601), or the one with an id. */
export async function readCentres(
  tx: Tx,
  now: string,
  id: number | null = null,
): Promise<Centre[]> {
  const { rows } = await sql<Centre>`
    select c.id, c.codigo, c.nombre, c.direccion, c.municipio, c.region, c.zona_horaria,
      c.calendario_festivo_id, c.rangos_ip::text[] as rangos_ip, f.nombre as calendario, c.activo,
      (select count(*) from trabajador_centro a
        join trabajador t on t.empresa_id = a.empresa_id and t.id = a.trabajador_id
        where a.empresa_id = c.empresa_id and a.centro_trabajo_id = c.id
          and a.vigencia @> (${now}::timestamptz at time zone c.zona_horaria)::date
          and (t.fecha_baja is null
            or t.fecha_baja >= (${now}::timestamptz at time zone c.zona_horaria)::date)
      )::integer as personas
    from centro_trabajo c
    left join calendario_festivo f on f.empresa_id = c.empresa_id and f.id = c.calendario_festivo_id
    where c.empresa_id = empresa_actual() and (${id}::integer is null or c.id = ${id})
    order by c.activo desc, c.nombre, c.id`.execute(tx);
  return rows;
}

/** Calendars by name. */
export async function readCalendars(tx: Tx): Promise<Array<{ id: number; nombre: string }>> {
  const { rows } = await sql<{ id: number; nombre: string }>`
    select id, nombre from calendario_festivo where empresa_id = empresa_actual()
    order by nombre`.execute(tx);
  return rows;
}

/** Departments by name with the people who have not left at `now`. */
export async function readDepartments(tx: Tx, now: string): Promise<Department[]> {
  const { rows } = await sql<Department>`
    select t.nombre_departamento_trabajador as nombre, count(*)::integer as personas
    from trabajador t join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.nombre_departamento_trabajador is not null
      and (t.fecha_baja is null
        or t.fecha_baja >= (${now}::timestamptz at time zone e.zona_horaria)::date)
    group by 1 order by 1`.execute(tx);
  return rows;
}

/** True if people are in a centre on `now` or later. */
export async function hasPeople(tx: Tx, id: number, now: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from trabajador_centro a
      join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
      join trabajador t on t.empresa_id = a.empresa_id and t.id = a.trabajador_id
      where a.empresa_id = empresa_actual() and a.centro_trabajo_id = ${id}
        and (upper_inf(a.vigencia)
          or upper(a.vigencia) > (${now}::timestamptz at time zone c.zona_horaria)::date)
        and (t.fecha_baja is null
          or t.fecha_baja >= (${now}::timestamptz at time zone c.zona_horaria)::date)
    ) as found`.execute(tx);
  return rows[0]?.found ?? false;
}

import { sql } from "kysely";

import type { Holiday, HolidayCalendar } from "@atrio/contract/company/holidays";

import type { Tx } from "../../../db/client.ts";

/** All calendars by name with their centres and years, or the one with an id. */
export async function readCalendars(tx: Tx, id: number | null = null): Promise<HolidayCalendar[]> {
  const { rows } = await sql<HolidayCalendar>`
    select c.id, c.nombre,
      (select coalesce(json_agg(json_build_object('id', t.id, 'nombre', t.nombre, 'region', t.region)
          order by t.nombre, t.id), '[]')
        from centro_trabajo t
        where t.empresa_id = c.empresa_id and t.calendario_festivo_id = c.id) as centros,
      array(select distinct extract(year from f.fecha)::integer
        from festivo f
        where f.empresa_id = c.empresa_id and f.calendario_festivo_id = c.id
        order by 1) as anyos
    from calendario_festivo c
    where c.empresa_id = empresa_actual() and (${id}::integer is null or c.id = ${id})
    order by c.nombre, c.id`.execute(tx);
  return rows;
}

/** A centre with the calendar that it follows. */
export type CentreOfCalendar = {
  id: number;
  nombre: string;
  region: string | null;
  calendario_festivo_id: number | null;
};

/** Centres in use, by name. */
export async function readCentresInUse(tx: Tx): Promise<CentreOfCalendar[]> {
  const { rows } = await sql<CentreOfCalendar>`
    select id, nombre, region, calendario_festivo_id from centro_trabajo
    where empresa_id = empresa_actual() and activo
    order by nombre, id`.execute(tx);
  return rows;
}

/** Days of a calendar in a year, in order. */
export async function readDays(tx: Tx, id: number, year: number): Promise<Holiday[]> {
  const { rows } = await sql<Holiday>`
    select fecha, nombre, tipo_festivo_id, de_convenio from festivo
    where empresa_id = empresa_actual() and calendario_festivo_id = ${id}
      and fecha between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
    order by fecha`.execute(tx);
  return rows;
}

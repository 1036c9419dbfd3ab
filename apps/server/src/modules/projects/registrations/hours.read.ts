import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";
import { pictureLink } from "../catalogue/catalogue.read.ts";

/** Minutes of a worker in a project's activity and month. */
export type HoursRow = {
  proyecto_id: number;
  proyecto: string;
  link_imagen: string | null;
  actividad_id: number | null;
  actividad: string | null;
  month: number;
  minutos: number;
  minutos_aprobados: number;
  minutos_pendientes: number;
};

type Period = { trabajador_id: number; desde: string; hasta: string };

/** Minutes of a worker's ended registrations between two dates, by project, activity and month. */
export async function readOwnHours(tx: Tx, key: Period): Promise<HoursRow[]> {
  const { rows } = await sql<HoursRow>`
    select g.proyecto_id, p.nombre as proyecto, ${pictureLink} as link_imagen, g.actividad_id,
      a.nombre as actividad, g.month, g.minutos, g.minutos_aprobados, g.minutos_pendientes
    from (select r.empresa_id, r.proyecto_id, r.actividad_id, extract(month from r.dia)::integer as month,
        sum(r.minutos)::integer as minutos,
        coalesce(sum(r.minutos) filter (where r.aprobado), 0)::integer as minutos_aprobados,
        coalesce(sum(r.minutos) filter (where r.requiere_aprobacion and not r.aprobado), 0)::integer
          as minutos_pendientes
      from proyecto_registro r
      where r.empresa_id = empresa_actual() and r.trabajador_id = ${key.trabajador_id}
        and r.dia between ${key.desde}::date and ${key.hasta}::date
        and not r.borrado and r.hora_fin is not null
      group by 1, 2, 3, 4) g
    join proyecto p on p.empresa_id = g.empresa_id and p.id = g.proyecto_id
    left join proyecto_actividad a on a.empresa_id = g.empresa_id and a.id = g.actividad_id
    order by p.nombre, p.id, a.nombre, g.month`.execute(tx);
  return rows;
}

/** Minutes of a worker's ended signings of work between two dates. */
export async function readWorkedMinutes(tx: Tx, key: Period): Promise<number> {
  const { rows } = await sql<{ minutos: number }>`
    select coalesce(sum(extract(epoch from date_trunc('minute', f.hora_fin, 'UTC')
        - date_trunc('minute', f.hora_inicio, 'UTC')) / 60), 0)::integer as minutos
    from jornada j
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id
      and not f.borrado and f.parada_id is null and f.hora_fin is not null
    where j.empresa_id = empresa_actual() and j.trabajador_id = ${key.trabajador_id}
      and j.dia between ${key.desde}::date and ${key.hasta}::date`.execute(tx);
  return rows[0]?.minutos ?? 0;
}

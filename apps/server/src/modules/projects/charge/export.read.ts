import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** A registration as a row of a file. */
export type ExportRow = {
  dia: string;
  zona_horaria: string;
  trabajador: string;
  codigo: string;
  actividad: string | null;
  hora_inicio: string;
  hora_fin: string | null;
  minutos: number | null;
  requiere_aprobacion: boolean;
  aprobado: boolean;
  aprobado_por: string | null;
  aprobado_en: string | null;
  partes: Array<{ parte_id: number; valor: string | number }>;
  observaciones: string | null;
};

type Period = { proyecto_id: number; desde: string; hasta: string };

/** Registrations of a project in a period, in order; at most `take`. */
export async function readExport(tx: Tx, key: Period & { take: number }): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select r.dia, j.zona_horaria, w.nombre_completo as trabajador, w.codigo, a.nombre as actividad,
      r.hora_inicio, r.hora_fin, r.minutos, r.requiere_aprobacion, r.aprobado,
      q.nombre_completo as aprobado_por, r.aprobado_en, r.partes, r.observaciones
    from proyecto_registro r
    join fichaje f on f.empresa_id = r.empresa_id and f.id = r.fichaje_id
    join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
    join trabajador w on w.empresa_id = r.empresa_id and w.id = r.trabajador_id
    left join proyecto_actividad a on a.empresa_id = r.empresa_id and a.id = r.actividad_id
    left join trabajador q on q.empresa_id = r.empresa_id and q.id = r.aprobado_por
    where r.empresa_id = empresa_actual() and r.proyecto_id = ${key.proyecto_id} and not r.borrado
      and r.dia between ${key.desde}::date and ${key.hasta}::date
    order by r.dia, w.nombre_completo, w.id, r.hora_inicio, r.id
    limit ${key.take}`.execute(tx);
  return rows;
}

/** Minutes of a person in a month and an activity. */
export type MonthRow = {
  trabajador: string;
  codigo: string;
  actividad: string | null;
  mes: string;
  minutos: number;
  minutos_aprobados: number;
};

/** Minutes of a project in a period by person, month and activity. */
export async function readMonths(tx: Tx, key: Period): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select w.nombre_completo as trabajador, w.codigo, a.nombre as actividad, g.mes, g.minutos,
      g.minutos_aprobados
    from (select r.empresa_id, r.trabajador_id, r.actividad_id, to_char(r.dia, 'YYYY-MM') as mes,
        sum(r.minutos)::integer as minutos,
        coalesce(sum(r.minutos) filter (where r.aprobado), 0)::integer as minutos_aprobados
      from proyecto_registro r
      where r.empresa_id = empresa_actual() and r.proyecto_id = ${key.proyecto_id} and not r.borrado
        and r.hora_fin is not null and r.dia between ${key.desde}::date and ${key.hasta}::date
      group by 1, 2, 3, 4) g
    join trabajador w on w.empresa_id = g.empresa_id and w.id = g.trabajador_id
    left join proyecto_actividad a on a.empresa_id = g.empresa_id and a.id = g.actividad_id
    order by w.nombre_completo, w.id, g.mes, a.nombre`.execute(tx);
  return rows;
}

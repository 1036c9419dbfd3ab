import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { ActivityRow, PartRow, ProjectRow } from "./snapshot/snapshot.rules.ts";

/** Adds fields, or writes over those of the same name. */
export async function saveParts(tx: Tx, parts: readonly PartRow[]): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    insert into parte (empresa_id, nombre, tipo, obligatorio, opciones)
    select empresa_actual(), x.nombre, x.tipo, x.obligatorio, x.opciones
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      x (nombre text, tipo text, obligatorio boolean, opciones text[])
    on conflict on constraint parte_nombre do update set
      obligatorio = excluded.obligatorio, opciones = excluded.opciones, activo = true`.execute(tx);
}

/** Adds projects, or writes over those of the same code; people who are missing end the day before. */
export async function saveProjects(
  tx: Tx,
  projects: readonly ProjectRow[],
  today: string,
): Promise<void> {
  if (projects.length === 0) return;
  const json = JSON.stringify(projects);
  await sql`
    insert into proyecto (empresa_id, codigo, nombre, descripcion, estado, fecha_inicio, fecha_fin,
      presupuesto_minutos, todos_trabajadores)
    select empresa_actual(), x.codigo, x.nombre, x.descripcion, x.estado, x.fecha_inicio, x.fecha_fin,
      x.presupuesto_minutos, x.todos_trabajadores
    from jsonb_to_recordset(${json}::jsonb)
      x (codigo text, nombre text, descripcion text, estado text, fecha_inicio date, fecha_fin date,
        presupuesto_minutos integer, todos_trabajadores boolean)
    on conflict on constraint proyecto_codigo do update set
      nombre = excluded.nombre, descripcion = excluded.descripcion, estado = excluded.estado,
      fecha_inicio = excluded.fecha_inicio, fecha_fin = excluded.fecha_fin,
      presupuesto_minutos = excluded.presupuesto_minutos,
      todos_trabajadores = excluded.todos_trabajadores`.execute(tx);
  for (const [table, people] of [
    [sql`proyecto_trabajador`, sql`trabajadores`],
    [sql`proyecto_responsable`, sql`responsables`],
  ] as const) {
    const missing = sql`m.empresa_id = empresa_actual() and not exists (select
      from trabajador t where t.empresa_id = m.empresa_id and t.id = m.trabajador_id
        and t.codigo = any(x.${people}))`;
    const rows = sql`jsonb_to_recordset(${json}::jsonb) x (codigo text, fecha_inicio date,
      trabajadores text[], responsables text[])
      join proyecto p on p.empresa_id = empresa_actual() and p.codigo = x.codigo`;
    await sql`
      delete from ${table} m using ${rows}
      where m.proyecto_id = p.id and lower(m.vigencia) >= ${today}::date and ${missing}`.execute(
      tx,
    );
    await sql`
      update ${table} m set vigencia = daterange(lower(m.vigencia), ${today}::date)
      from ${rows}
      where m.proyecto_id = p.id and m.vigencia @> ${today}::date and ${missing}`.execute(tx);
    await sql`
      insert into ${table} (empresa_id, proyecto_id, trabajador_id, vigencia)
      select p.empresa_id, p.id, t.id, daterange(greatest(x.fecha_inicio,
        (select max(upper(m.vigencia)) from ${table} m where m.empresa_id = p.empresa_id
          and m.proyecto_id = p.id and m.trabajador_id = t.id)), null)
      from ${rows}
      cross join unnest(x.${people}) n (codigo)
      join trabajador t on t.empresa_id = p.empresa_id and t.codigo = n.codigo
      where not exists (select from ${table} m where m.empresa_id = p.empresa_id
        and m.proyecto_id = p.id and m.trabajador_id = t.id
        and (upper(m.vigencia) is null or upper(m.vigencia) > ${today}::date))`.execute(tx);
  }
}

/** Adds activities, or writes over those of the same project and name; their fields are replaced. */
export async function saveActivities(tx: Tx, activities: readonly ActivityRow[]): Promise<void> {
  if (activities.length === 0) return;
  const json = JSON.stringify(activities);
  await sql`
    insert into proyecto_actividad (empresa_id, proyecto_id, nombre, requiere_aprobacion,
      presupuesto_minutos, activo)
    select p.empresa_id, p.id, x.nombre, x.requiere_aprobacion, x.presupuesto_minutos, x.activo
    from jsonb_to_recordset(${json}::jsonb)
      x (proyecto text, nombre text, requiere_aprobacion boolean, presupuesto_minutos integer,
        activo boolean)
    join proyecto p on p.empresa_id = empresa_actual() and p.codigo = x.proyecto
    on conflict on constraint proyecto_actividad_nombre do update set
      requiere_aprobacion = excluded.requiere_aprobacion,
      presupuesto_minutos = excluded.presupuesto_minutos, activo = excluded.activo`.execute(tx);
  const rows = sql`jsonb_to_recordset(${json}::jsonb) x (proyecto text, nombre text, partes text[])
    join proyecto p on p.empresa_id = empresa_actual() and p.codigo = x.proyecto
    join proyecto_actividad a on a.empresa_id = p.empresa_id and a.proyecto_id = p.id
      and a.nombre = x.nombre`;
  await sql`
    delete from proyecto_actividad_parte l using ${rows}
    where l.empresa_id = a.empresa_id and l.actividad_id = a.id`.execute(tx);
  await sql`
    insert into proyecto_actividad_parte (empresa_id, actividad_id, parte_id, orden)
    select a.empresa_id, a.id, f.id, n.place
    from ${rows}
    cross join unnest(x.partes) with ordinality n (nombre, place)
    join parte f on f.empresa_id = a.empresa_id and f.nombre = n.nombre`.execute(tx);
}

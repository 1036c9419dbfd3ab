import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type {
  Activity,
  ProjectDocument,
  ProjectPart,
  UsableProject,
} from "@atrio/contract/projects/shapes";

import type { Tx } from "../../../db/client.ts";
import { hasAllWords } from "../../../db/text-match.ts";

/** Address of a project's picture for browsers. */
export const pictureLink = sql<string | null>`
  (select '/api/v1/proyecto-imagen/' || i.nombre from proyecto_imagen i
    where i.empresa_id = p.empresa_id and i.proyecto_id = p.id)`;

/** Place of a date in the dates of a project `p`. */
export const situationOn = (today: string) => sql`
  case when p.estado = 'inactivo' then 'inactivo' when ${today}::date < p.fecha_inicio then 'sin_empezar'
    when ${today}::date > p.fecha_fin then 'terminado' else 'en_marcha' end`;

/** Head of a project `p` with its place in time on a date. */
export const projectHead = (today: string) => sql`
  p.id, p.codigo, p.nombre, p.descripcion, ${pictureLink} as link_imagen, p.fecha_inicio, p.fecha_fin,
  p.estado, ${situationOn(today)} as situacion`;

/** True if a worker may use a project `p` on a date (Rule PROJECTS-3). */
export const usableOn = (trabajadorId: number, dia: string) => sql<boolean>`
  (p.estado = 'activo' and ${dia}::date between p.fecha_inicio and coalesce(p.fecha_fin, 'infinity')
    and (p.todos_trabajadores or exists (select from proyecto_trabajador t
      where t.empresa_id = p.empresa_id and t.proyecto_id = p.id and t.trabajador_id = ${trabajadorId}
        and t.vigencia @> ${dia}::date)))`;

/** Ids of the fields of an activity `a`, in order. */
const partIds = sql<number[]>`array(select l.parte_id from proyecto_actividad_parte l
  where l.empresa_id = a.empresa_id and l.actividad_id = a.id order by l.orden, l.parte_id)`;

/** Columns of an activity `a`. */
const activityColumns = sql`
  a.id, a.proyecto_id, a.nombre, a.requiere_aprobacion, a.activo, ${partIds} as parte_ids`;

/** Fields of the company, former ones too, by name. */
export async function readParts(tx: Tx): Promise<ProjectPart[]> {
  const { rows } = await sql<ProjectPart>`
    select id, nombre, tipo, obligatorio, opciones, activo from parte
    where empresa_id = empresa_actual() order by nombre, id`.execute(tx);
  return rows;
}

/** An activity with its budget. */
export type BudgetedActivity = Activity & { presupuesto_minutos: number | null };

/** Activities of projects, former ones too, by name. */
export async function readActivities(
  tx: Tx,
  proyectoIds: readonly number[],
): Promise<BudgetedActivity[]> {
  const { rows } = await sql<BudgetedActivity>`
    select ${activityColumns}, a.presupuesto_minutos from proyecto_actividad a
    where a.empresa_id = empresa_actual() and a.proyecto_id = any(${proyectoIds})
    order by a.nombre, a.id`.execute(tx);
  return rows;
}

/** Activities of the projects that a worker may use on a date or is in charge of, by name. */
export async function readOwnActivities(
  tx: Tx,
  key: { trabajador_id: number; today: string },
): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    select ${activityColumns} from proyecto_actividad a
    join proyecto p on p.empresa_id = a.empresa_id and p.id = a.proyecto_id
    where a.empresa_id = empresa_actual() and a.activo
      and (${usableOn(key.trabajador_id, key.today)}
        or exists (select from proyecto_responsable c where c.empresa_id = p.empresa_id
          and c.proyecto_id = p.id and c.trabajador_id = ${key.trabajador_id}
          and c.vigencia @> ${key.today}::date))
    order by a.nombre, a.id`.execute(tx);
  return rows;
}

type UsableRow = Omit<UsableProject, "actividades">;
type UsedActivity = Activity & { favorita: boolean; usada_en: string | null };

/** Projects that a worker may use on a date, by name, with their activities. */
export async function readUsable(
  tx: Tx,
  key: { trabajador_id: number; dia: string; today: string },
): Promise<{ projects: UsableRow[]; activities: UsedActivity[] }> {
  const own = sql`r.empresa_id = empresa_actual() and r.trabajador_id = ${key.trabajador_id}
    and r.dia > ${key.today}::date - 92 and not r.borrado`;
  const marked = (activity: RawBuilder<unknown>) => sql`exists (select from proyecto_favorito v
    where v.empresa_id = p.empresa_id and v.trabajador_id = ${key.trabajador_id}
      and v.proyecto_id = p.id and v.actividad = ${activity})`;
  const [projects, activities] = await Promise.all([
    sql<UsableRow>`
      select ${projectHead(key.today)}, ${marked(sql`0`)} as favorito,
        (select max(r.hora_inicio) from proyecto_registro r
          where ${own} and r.proyecto_id = p.id) as usado_en
      from proyecto p
      where p.empresa_id = empresa_actual() and ${usableOn(key.trabajador_id, key.dia)}
      order by p.nombre, p.id`.execute(tx),
    sql<UsedActivity>`
      select ${activityColumns}, ${marked(sql`a.id`)} as favorita,
        (select max(r.hora_inicio) from proyecto_registro r
          where ${own} and r.actividad_id = a.id) as usada_en
      from proyecto_actividad a
      join proyecto p on p.empresa_id = a.empresa_id and p.id = a.proyecto_id
      where a.empresa_id = empresa_actual() and a.activo and ${usableOn(key.trabajador_id, key.dia)}
      order by a.nombre, a.id`.execute(tx),
  ]);
  return { projects: projects.rows, activities: activities.rows };
}

/** Projects that a worker may use on a date and whose name or code has all plain words, by name. */
export async function readUsableNamed(
  tx: Tx,
  key: { trabajador_id: number; dia: string; words: readonly string[]; take: number },
): Promise<Array<{ id: number; nombre: string }>> {
  const { rows } = await sql<{ id: number; nombre: string }>`
    select p.id, p.nombre from proyecto p
    where p.empresa_id = empresa_actual() and ${usableOn(key.trabajador_id, key.dia)}
      and ${hasAllWords(sql<string>`texto_plano(p.codigo || ' ' || p.nombre)`, key.words)}
    order by p.nombre, p.id limit ${key.take}`.execute(tx);
  return rows;
}

/** A project as a registration of a worker's day needs it. */
export type StatedProject = {
  id: number;
  usable: boolean;
  /** The worker was, is or will be among those who may use it. */
  known: boolean;
  actividades: Array<{ id: number; requiere_aprobacion: boolean; partes: ProjectPart[] }>;
};

/** Projects by id, as registrations of a worker's day need them. */
export async function readStated(
  tx: Tx,
  key: { trabajador_id: number; dia: string; ids: readonly number[] },
): Promise<StatedProject[]> {
  const { rows } = await sql<StatedProject>`
    select p.id, ${usableOn(key.trabajador_id, key.dia)} as usable,
      p.todos_trabajadores or exists (select from proyecto_trabajador t
        where t.empresa_id = p.empresa_id and t.proyecto_id = p.id
          and t.trabajador_id = ${key.trabajador_id}) as known,
      (select coalesce(json_agg(json_build_object('id', a.id,
          'requiere_aprobacion', a.requiere_aprobacion,
          'partes', (select coalesce(json_agg(json_build_object('id', f.id, 'nombre', f.nombre,
              'tipo', f.tipo, 'obligatorio', f.obligatorio, 'opciones', f.opciones,
              'activo', f.activo) order by l.orden, f.id), '[]')
            from proyecto_actividad_parte l
            join parte f on f.empresa_id = l.empresa_id and f.id = l.parte_id and f.activo
            where l.empresa_id = a.empresa_id and l.actividad_id = a.id))), '[]')
        from proyecto_actividad a
        where a.empresa_id = p.empresa_id and a.proyecto_id = p.id and a.activo) as actividades
    from proyecto p
    where p.empresa_id = empresa_actual() and p.id = any(${key.ids})`.execute(tx);
  return rows;
}

/** Documents of a project, newest first. */
export async function readDocuments(
  tx: Tx,
  proyectoIds: readonly number[],
): Promise<Array<ProjectDocument & { proyecto_id: number }>> {
  const { rows } = await sql<ProjectDocument & { proyecto_id: number }>`
    select id, proyecto_id, titulo, nombre_archivo, tamanyo, subido_en from proyecto_documento
    where empresa_id = empresa_actual() and proyecto_id = any(${proyectoIds})
    order by subido_en desc, id desc`.execute(tx);
  return rows;
}

import { sql } from "kysely";

import type { ProjectPart } from "@atrio/contract/projects/shapes";

import type { Db, Tx } from "../../../db/client.ts";

/** Facts of a project that an administrator states. */
export type StatedFacts = {
  codigo: string;
  nombre: string;
  descripcion: string | null;
  fecha_inicio: string;
  fecha_fin: string | null;
  estado: "activo" | "inactivo";
  presupuesto_minutos: number | null;
};

/** Somebody in charge between dates, both included. */
export type StatedCharge = { trabajador_id: number; desde: string; hasta: string | null };

/** Adds a project; answers its id. */
export async function insertProject(tx: Tx, facts: StatedFacts): Promise<number> {
  const { id } = await tx
    .insertInto("proyecto")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...facts })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a project; false for an unknown one. */
export async function updateProject(tx: Tx, id: number, facts: StatedFacts): Promise<boolean> {
  const row = await tx
    .updateTable("proyecto")
    .set(facts)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks a project; false for an unknown one. */
export async function lockProject(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from proyecto where empresa_id = empresa_actual() and id = ${id} for update`.execute(tx);
  return rows.length > 0;
}

/** Sets the people in charge of a project. */
export async function replaceCharges(
  tx: Tx,
  id: number,
  charges: readonly StatedCharge[],
): Promise<void> {
  await sql`
    delete from proyecto_responsable
    where empresa_id = empresa_actual() and proyecto_id = ${id}`.execute(tx);
  if (charges.length === 0) return;
  await sql`
    insert into proyecto_responsable (empresa_id, proyecto_id, trabajador_id, vigencia)
    select empresa_actual(), ${id}, c.trabajador_id, daterange(c.desde, c.hasta, '[]')
    from jsonb_to_recordset(${JSON.stringify(charges)}::jsonb)
      as c (trabajador_id integer, desde date, hasta date)`.execute(tx);
}

/** Which of some people work in the company, and who of them supervises. */
export async function readPeopleFacts(
  tx: Tx,
  ids: readonly number[],
  today: string,
): Promise<Array<{ id: number; permiso_supervisor: boolean }>> {
  const { rows } = await sql<{ id: number; permiso_supervisor: boolean }>`
    select id, permiso_supervisor from trabajador
    where empresa_id = empresa_actual() and id = any(${ids})
      and (fecha_baja is null or fecha_baja >= ${today}::date)`.execute(tx);
  return rows;
}

/**
 * Sets who may use a project from a date on: those who are not named end the day before, new ones begin
 * at `desde`. Nobody loses past days.
 */
export async function replaceWorkers(
  tx: Tx,
  assigned: {
    proyecto_id: number;
    trabajador_ids: readonly number[];
    today: string;
    desde: string;
  },
): Promise<void> {
  const { proyecto_id, trabajador_ids, today, desde } = assigned;
  await sql`
    delete from proyecto_trabajador
    where empresa_id = empresa_actual() and proyecto_id = ${proyecto_id}
      and lower(vigencia) >= ${today}::date and trabajador_id <> all(${trabajador_ids})`.execute(
    tx,
  );
  await sql`
    update proyecto_trabajador set vigencia = daterange(lower(vigencia), ${today}::date)
    where empresa_id = empresa_actual() and proyecto_id = ${proyecto_id}
      and vigencia @> ${today}::date and trabajador_id <> all(${trabajador_ids})`.execute(tx);
  await sql`
    insert into proyecto_trabajador (empresa_id, proyecto_id, trabajador_id, vigencia)
    select empresa_actual(), ${proyecto_id}, n.id,
      daterange(greatest(${desde}::date, (select max(upper(t.vigencia)) from proyecto_trabajador t
        where t.empresa_id = empresa_actual() and t.proyecto_id = ${proyecto_id}
          and t.trabajador_id = n.id)), null)
    from unnest(${trabajador_ids}::integer[]) n (id)
    where not exists (select from proyecto_trabajador t
      where t.empresa_id = empresa_actual() and t.proyecto_id = ${proyecto_id}
        and t.trabajador_id = n.id and (upper(t.vigencia) is null or upper(t.vigencia) > ${today}::date))`.execute(
    tx,
  );
}

/** Saves whether everybody in the company may use a project. */
export async function saveAllWorkers(tx: Tx, id: number, everybody: boolean): Promise<void> {
  await sql`
    update proyecto set todos_trabajadores = ${everybody}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Facts of an activity that an administrator states. */
export type StatedActivity = {
  nombre: string;
  requiere_aprobacion: boolean;
  presupuesto_minutos: number | null;
  activo: boolean;
};

/** Adds an activity; answers its id. */
export async function insertActivity(
  tx: Tx,
  proyectoId: number,
  facts: StatedActivity,
): Promise<number> {
  const { id } = await tx
    .insertInto("proyecto_actividad")
    .values({ empresa_id: sql<number>`empresa_actual()`, proyecto_id: proyectoId, ...facts })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes an activity; answers its project, undefined for an unknown one. */
export async function updateActivity(
  tx: Tx,
  id: number,
  facts: StatedActivity,
): Promise<number | undefined> {
  const row = await tx
    .updateTable("proyecto_actividad")
    .set(facts)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .returning("proyecto_id")
    .executeTakeFirst();
  return row?.proyecto_id;
}

/** Sets the fields that an activity asks for, in order; false if one is unknown. */
export async function replaceActivityParts(
  tx: Tx,
  id: number,
  parteIds: readonly number[],
): Promise<boolean> {
  await sql`
    delete from proyecto_actividad_parte
    where empresa_id = empresa_actual() and actividad_id = ${id}`.execute(tx);
  const { rows } = await sql`
    insert into proyecto_actividad_parte (empresa_id, actividad_id, parte_id, orden)
    select f.empresa_id, ${id}, f.id, n.place
    from unnest(${[...new Set(parteIds)]}::integer[]) with ordinality n (id, place)
    join parte f on f.empresa_id = empresa_actual() and f.id = n.id
    returning parte_id`.execute(tx);
  return rows.length === new Set(parteIds).size;
}

const partColumns = ["id", "nombre", "tipo", "obligatorio", "opciones", "activo"] as const;

/** Adds a field. */
export async function insertPart(tx: Tx, part: Omit<ProjectPart, "id">): Promise<number> {
  const { id } = await tx
    .insertInto("parte")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...part })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a field; its kind stays. False for an unknown one. */
export async function updatePart(
  tx: Tx,
  { id, tipo: _stays, ...part }: ProjectPart,
): Promise<boolean> {
  const row = await tx
    .updateTable("parte")
    .set(part)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .returning(partColumns)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets a project's picture. */
export async function savePicture(
  tx: Tx,
  picture: { proyecto_id: number; nombre: string; imagen: Buffer },
): Promise<void> {
  const { proyecto_id, nombre, imagen } = picture;
  await sql`
    insert into proyecto_imagen (empresa_id, proyecto_id, nombre, imagen)
    values (empresa_actual(), ${proyecto_id}, ${nombre}, ${imagen})
    on conflict on constraint proyecto_imagen_pk
      do update set nombre = excluded.nombre, imagen = excluded.imagen`.execute(tx);
}

/** Forgets a project's picture. */
export async function deletePicture(tx: Tx, id: number): Promise<void> {
  await sql`
    delete from proyecto_imagen
    where empresa_id = empresa_actual() and proyecto_id = ${id}`.execute(tx);
}

/** The picture with a name, of any company: pages show it without a session. */
export async function readPicture(db: Db, nombre: string): Promise<Buffer | undefined> {
  const [found] = await db.gateLookup<{ imagen: Buffer }>({
    name: "project-picture",
    text: "select imagen from proyecto_imagen where nombre = $1",
    values: [nombre],
  });
  return found?.imagen;
}

/** A document of a project that is written. */
export type WrittenDocument = {
  proyecto_id: number;
  titulo: string;
  nombre_archivo: string;
  tipo: string;
  tamanyo: number;
  clave: string;
  subido_en: string;
  subido_por: number;
};

/** Adds a document to a project; answers its id. */
export async function insertDocument(tx: Tx, document: WrittenDocument): Promise<number> {
  const { id } = await tx
    .insertInto("proyecto_documento")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...document })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Forgets a document; answers the name of its bytes, undefined for an unknown one. */
export async function deleteDocument(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("proyecto_documento")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .returning("clave")
    .executeTakeFirst();
  return row?.clave;
}

/** Marks a favourite of a worker, or takes the mark off; `actividad` 0 is the project itself. */
export async function saveFavourite(
  tx: Tx,
  mark: { trabajador_id: number; proyecto_id: number; actividad: number; isOn: boolean },
): Promise<void> {
  const { trabajador_id, proyecto_id, actividad } = mark;
  if (mark.isOn) {
    await sql`
      insert into proyecto_favorito (empresa_id, trabajador_id, proyecto_id, actividad)
      values (empresa_actual(), ${trabajador_id}, ${proyecto_id}, ${actividad})
      on conflict do nothing`.execute(tx);
    return;
  }
  await sql`
    delete from proyecto_favorito
    where empresa_id = empresa_actual() and trabajador_id = ${trabajador_id}
      and proyecto_id = ${proyecto_id} and actividad = ${actividad}`.execute(tx);
}

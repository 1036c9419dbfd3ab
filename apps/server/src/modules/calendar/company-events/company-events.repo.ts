import { sql } from "kysely";

import type { CompanyEvent } from "@atrio/contract/calendar/company-events";

import type { Tx } from "../../../db/client.ts";

/** Input of an event; without times it lasts whole days. */
export type StatedEvent = {
  titulo: string;
  descripcion: string | null;
  desde: string;
  hasta: string;
  hora_inicio: string | null;
  hora_fin: string | null;
  centro_id: number | null;
  color: string;
};

const columns = sql`
  e.id, e.titulo, e.descripcion, e.desde, e.hasta, e.hora_inicio is null as todo_el_dia,
  to_char(e.hora_inicio, 'HH24:MI') as hora_inicio, to_char(e.hora_fin, 'HH24:MI') as hora_fin,
  e.centro_id,
  (select c.nombre from centro_trabajo c
    where c.empresa_id = e.empresa_id and c.id = e.centro_id) as centro_trabajo,
  e.color, e.actualizado_en`;

/** Events that touch a year, in order. */
export async function listEvents(tx: Tx, year: number): Promise<CompanyEvent[]> {
  const { rows } = await sql<CompanyEvent>`
    select ${columns} from evento_empresa e
    where e.empresa_id = empresa_actual()
      and e.desde <= make_date(${year}, 12, 31) and e.hasta >= make_date(${year}, 1, 1)
    order by e.desde, e.hora_inicio nulls first, e.id`.execute(tx);
  return rows;
}

/** True if the company has a work centre. */
export async function hasCentre(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from centro_trabajo where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  return rows.length > 0;
}

/** Adds an event. */
export async function insertEvent(
  tx: Tx,
  event: StatedEvent,
  by: { trabajador_id: number; now: string },
): Promise<CompanyEvent> {
  const { rows } = await sql<CompanyEvent>`
    insert into evento_empresa as e (empresa_id, titulo, descripcion, desde, hasta, hora_inicio,
      hora_fin, centro_id, color, creado_por, actualizado_en)
    values (empresa_actual(), ${event.titulo}, ${event.descripcion}, ${event.desde}, ${event.hasta},
      ${event.hora_inicio}, ${event.hora_fin}, ${event.centro_id}, ${event.color},
      ${by.trabajador_id}, ${by.now})
    returning ${columns}`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error("The event was not added");
  return made;
}

/** Changes an event and raises its version; undefined when it is not there. */
export async function updateEvent(
  tx: Tx,
  event: StatedEvent & { id: number },
  now: string,
): Promise<CompanyEvent | undefined> {
  const { rows } = await sql<CompanyEvent>`
    update evento_empresa e set titulo = ${event.titulo}, descripcion = ${event.descripcion},
      desde = ${event.desde}, hasta = ${event.hasta}, hora_inicio = ${event.hora_inicio},
      hora_fin = ${event.hora_fin}, centro_id = ${event.centro_id}, color = ${event.color},
      version = e.version + 1, actualizado_en = ${now}
    where e.empresa_id = empresa_actual() and e.id = ${event.id}
    returning ${columns}`.execute(tx);
  return rows[0];
}

/** Deletes an event; answers its title, or undefined for an unknown one. */
export async function deleteEvent(tx: Tx, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ titulo: string }>`
    delete from evento_empresa where empresa_id = empresa_actual() and id = ${id}
    returning titulo`.execute(tx);
  return rows[0]?.titulo;
}

/** Work centres of the company, by name. */
export async function readCentres(tx: Tx): Promise<Array<{ id: number; nombre: string }>> {
  const { rows } = await sql<{ id: number; nombre: string }>`
    select id, nombre from centro_trabajo
    where empresa_id = empresa_actual() order by nombre, id`.execute(tx);
  return rows;
}

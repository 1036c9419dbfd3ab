import { sql } from "kysely";

import type { PartValue } from "@atrio/contract/projects/shapes";

import type { Tx } from "../../../db/client.ts";

/** Facts of a registration that are written: instants in ISO 8601, whole minutes. */
export type WrittenRegistration = {
  fichaje_id: number;
  proyecto_id: number;
  actividad_id: number | null;
  hora_inicio: string;
  hora_fin: string | null;
  partes: readonly PartValue[];
  observaciones: string | null;
  requiere_aprobacion: boolean;
};

/** Author (null: the portal), moment (ISO 8601) and reason of a change. */
export type Author = { cambiado_por: number | null; cambiado_en: string; motivo: string | null };

/** Lets registrations trade places: only the result of the transaction must not overlap. */
export async function deferRegistrations(tx: Tx): Promise<void> {
  await sql`set constraints proyecto_registro_sin_solape deferred`.execute(tx);
}

/** Looks at overlaps and places now, so that the error is this call's. */
export async function checkRegistrations(tx: Tx): Promise<void> {
  await sql`set constraints proyecto_registro_sin_solape, proyecto_registro_en_fichaje immediate`.execute(
    tx,
  );
  await sql`set constraints proyecto_registro_en_fichaje deferred`.execute(tx);
}

/** Adds a registration; answers its id. */
export async function insertRegistration(
  tx: Tx,
  trabajador_id: number,
  one: WrittenRegistration,
  by: Author & { ajustado?: boolean },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into proyecto_registro (empresa_id, trabajador_id, fichaje_id, dia, proyecto_id, actividad_id,
      hora_inicio, hora_fin, partes, observaciones, requiere_aprobacion, ajustado, cambiado_por,
      cambiado_en, motivo)
    values (empresa_actual(), ${trabajador_id}, ${one.fichaje_id}, '2000-01-01', ${one.proyecto_id},
      ${one.actividad_id}, ${one.hora_inicio}, ${one.hora_fin}, ${JSON.stringify(one.partes)}::jsonb,
      ${one.observaciones}, ${one.requiere_aprobacion}, ${by.ajustado === true}, ${by.cambiado_por},
      ${by.cambiado_en}, ${by.motivo})
    returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("The registration was not added");
  return row.id;
}

/** Writes what a registration states anew; it counts as looked at. */
export async function updateRegistration(
  tx: Tx,
  id: number,
  one: WrittenRegistration,
  by: Author,
): Promise<void> {
  await sql`
    update proyecto_registro set fichaje_id = ${one.fichaje_id}, proyecto_id = ${one.proyecto_id},
      actividad_id = ${one.actividad_id}, hora_inicio = ${one.hora_inicio}, hora_fin = ${one.hora_fin},
      partes = ${JSON.stringify(one.partes)}::jsonb, observaciones = ${one.observaciones},
      requiere_aprobacion = ${one.requiere_aprobacion}, ajustado = false, version = version + 1,
      cambiado_por = ${by.cambiado_por}, cambiado_en = ${by.cambiado_en}, motivo = ${by.motivo}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Moves a registration with a change of its signing; approval goes. */
export async function moveRegistration(
  tx: Tx,
  id: number,
  place: { fichaje_id: number; hora_inicio: string; hora_fin: string | null },
  cambiado_en: string,
): Promise<void> {
  await sql`
    update proyecto_registro set fichaje_id = ${place.fichaje_id}, hora_inicio = ${place.hora_inicio},
      hora_fin = ${place.hora_fin}, aprobado = false, aprobado_por = null, aprobado_en = null,
      ajustado = true, version = version + 1, cambiado_por = null, cambiado_en = ${cambiado_en},
      motivo = null
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Ends a running registration, or one that reaches beyond a moment, at that moment. */
export async function endRegistration(
  tx: Tx,
  id: number,
  hora_fin: string,
  by: Author,
): Promise<void> {
  await sql`
    update proyecto_registro set hora_fin = ${hora_fin}, version = version + 1,
      cambiado_por = ${by.cambiado_por}, cambiado_en = ${by.cambiado_en}, motivo = ${by.motivo}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Approves a registration, or takes its approval back. */
export async function saveApproval(
  tx: Tx,
  id: number,
  { aprobado, ...by }: Author & { aprobado: boolean },
): Promise<void> {
  await sql`
    update proyecto_registro set aprobado = ${aprobado},
      aprobado_por = ${aprobado ? by.cambiado_por : null},
      aprobado_en = ${aprobado ? by.cambiado_en : null}, version = version + 1,
      cambiado_por = ${by.cambiado_por}, cambiado_en = ${by.cambiado_en}, motivo = ${by.motivo}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Deletes registrations; rows and history stay. A change of a signing takes approval along. */
export async function deleteRegistrations(
  tx: Tx,
  ids: readonly number[],
  by: Author,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update proyecto_registro set borrado = true, aprobado = false, aprobado_por = null,
      aprobado_en = null, version = version + 1, cambiado_por = ${by.cambiado_por},
      cambiado_en = ${by.cambiado_en}, motivo = ${by.motivo}
    where empresa_id = empresa_actual() and id = any(${ids})`.execute(tx);
}

/**
 * Goes on with the project that a pause interrupted: the one that ended with the signing before it
 * (Rule PROJECTS-5). `hora_inicio` is the start of the pause.
 */
export async function resumeRegistration(
  tx: Tx,
  input: { trabajador_id: number; hora_inicio: string; fichaje_id: number; cambiado_en: string },
): Promise<void> {
  await sql`
    insert into proyecto_registro (empresa_id, trabajador_id, fichaje_id, dia, proyecto_id, actividad_id,
      hora_inicio, partes, observaciones, requiere_aprobacion, cambiado_por, cambiado_en)
    select r.empresa_id, r.trabajador_id, n.id, r.dia, r.proyecto_id, r.actividad_id,
      date_trunc('minute', n.hora_inicio, 'UTC'), r.partes, null, r.requiere_aprobacion,
      r.trabajador_id, ${input.cambiado_en}
    from fichaje f
    join proyecto_registro r on r.empresa_id = f.empresa_id and r.fichaje_id = f.id and not r.borrado
      and r.hora_fin = date_trunc('minute', f.hora_fin, 'UTC')
    join proyecto p on p.empresa_id = r.empresa_id and p.id = r.proyecto_id and p.estado = 'activo'
    join fichaje n on n.empresa_id = f.empresa_id and n.id = ${input.fichaje_id}
    where f.empresa_id = empresa_actual() and f.trabajador_id = ${input.trabajador_id}
      and f.hora_fin = ${input.hora_inicio} and not f.borrado and f.parada_id is null`.execute(tx);
}

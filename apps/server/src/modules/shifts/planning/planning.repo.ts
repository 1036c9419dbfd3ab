import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";
import type { TimedPause } from "../../../lib/calendar/stretches.ts";

import type { PlacedShift } from "./planning.rules.ts";

/** A shift with its times placed in the zone of its area. */
export type StatedShift = PlacedShift & {
  pe_area_trabajo_id: number;
  zona_horaria: string;
  color: string;
  num_minimo_trabajadores: number;
  observaciones: string | null;
  publicado: boolean;
  label_ids: readonly number[];
  pausas: ReadonlyArray<TimedPause & { pausa_id: number }>;
};

/** Author and instant (ISO 8601) of a change. */
export type Author = { trabajador_id: number; now: string };

const periodOf = ({ periodo }: StatedShift) =>
  sql`tstzrange(
    to_timestamp(${periodo.start}::float8 / 1000), to_timestamp(${periodo.end}::float8 / 1000))`;

/** Adds a shift with its labels and pauses; answers its id. */
export async function insertShift(tx: Tx, shift: StatedShift, by: Author): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into turno (empresa_id, pe_area_trabajo_id, fecha, hora_inicio, hora_fin,
      termina_dia_siguiente, turno_24h, zona_horaria, periodo, color, num_minimo_trabajadores,
      observaciones, publicado, cambiado_por, cambiado_en)
    values (empresa_actual(), ${shift.pe_area_trabajo_id}, ${shift.fecha}, ${shift.hora_inicio},
      ${shift.hora_fin}, ${shift.termina_dia_siguiente}, ${shift.turno_24h}, ${shift.zona_horaria},
      ${periodOf(shift)}, ${shift.color}, ${shift.num_minimo_trabajadores}, ${shift.observaciones},
      ${shift.publicado}, ${by.trabajador_id}, ${by.now})
    returning id`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error("The shift was not added");
  await insertParts(tx, made.id, shift);
  return made.id;
}

/** Changes a shift and raises its version; its assignments follow its period. */
export async function updateShiftRow(
  tx: Tx,
  { id, ...shift }: StatedShift & { id: number },
  by: Author,
): Promise<void> {
  await sql`
    update turno set pe_area_trabajo_id = ${shift.pe_area_trabajo_id}, fecha = ${shift.fecha},
      hora_inicio = ${shift.hora_inicio}, hora_fin = ${shift.hora_fin},
      termina_dia_siguiente = ${shift.termina_dia_siguiente}, turno_24h = ${shift.turno_24h},
      zona_horaria = ${shift.zona_horaria}, periodo = ${periodOf(shift)}, color = ${shift.color},
      num_minimo_trabajadores = ${shift.num_minimo_trabajadores},
      observaciones = ${shift.observaciones}, publicado = ${shift.publicado},
      version = version + 1, cambiado_por = ${by.trabajador_id}, cambiado_en = ${by.now}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  await sql`
    delete from turno_etiqueta where empresa_id = empresa_actual() and turno_id = ${id}`.execute(
    tx,
  );
  await sql`
    delete from turno_pausa where empresa_id = empresa_actual() and turno_id = ${id}`.execute(tx);
  await insertParts(tx, id, shift);
}

async function insertParts(tx: Tx, id: number, shift: StatedShift): Promise<void> {
  await insertLabels(tx, [id], shift.label_ids);
  if (shift.pausas.length === 0) return;
  await sql`
    insert into turno_pausa (empresa_id, turno_id, pausa_id, hora_inicio, hora_fin,
      cuenta_como_trabajo)
    select empresa_actual(), ${id}, p.*
    from json_to_recordset(${JSON.stringify(shift.pausas)}::json)
      as p (pausa_id integer, hora_inicio time, hora_fin time, cuenta_como_trabajo boolean)`.execute(
    tx,
  );
}

async function insertLabels(
  tx: Tx,
  shiftIds: readonly number[],
  labelIds: readonly number[],
): Promise<void> {
  if (labelIds.length === 0) return;
  await sql`
    insert into turno_etiqueta (empresa_id, turno_id, etiqueta_id)
    select empresa_actual(), s.id, l.id
    from unnest(${shiftIds}::integer[]) s (id), unnest(${labelIds}::integer[]) l (id)`.execute(tx);
}

/** Replaces the labels of shifts and raises their versions. */
export async function relabelShifts(
  tx: Tx,
  { ids, label_ids }: { ids: readonly number[]; label_ids: readonly number[] },
  by: Author,
): Promise<void> {
  await sql`
    delete from turno_etiqueta
    where empresa_id = empresa_actual() and turno_id = any(${ids}::integer[])`.execute(tx);
  await insertLabels(tx, ids, label_ids);
  await sql`
    update turno set version = version + 1, cambiado_por = ${by.trabajador_id}, cambiado_en = ${by.now}
    where empresa_id = empresa_actual() and id = any(${ids}::integer[])`.execute(tx);
}

/** Publishes or withdraws shifts and raises their versions. */
export async function publishShifts(
  tx: Tx,
  { ids, publicado }: { ids: readonly number[]; publicado: boolean },
  by: Author,
): Promise<void> {
  await sql`
    update turno set publicado = ${publicado}, version = version + 1,
      cambiado_por = ${by.trabajador_id}, cambiado_en = ${by.now}
    where empresa_id = empresa_actual() and id = any(${ids}::integer[])`.execute(tx);
}

/** Deletes shifts with their assignments, labels and pauses. */
export async function deleteShifts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    delete from turno where empresa_id = empresa_actual() and id = any(${ids}::integer[])`.execute(
    tx,
  );
}

type Assignments = { turno_id: number; trabajador_ids: readonly number[]; motivo: string | null };

/** Assigns workers to a shift and raises its version. Errors: shift.overlap, of the database itself. */
export async function insertAssignments(
  tx: Tx,
  { turno_id, trabajador_ids, motivo }: Assignments,
  by: Author,
): Promise<void> {
  await sql`
    insert into turno_trabajador (empresa_id, turno_id, trabajador_id, periodo, motivo, asignado_por,
      asignado_en)
    select s.empresa_id, s.id, w.id, s.periodo, ${motivo}, ${by.trabajador_id}, ${by.now}
    from turno s, unnest(${trabajador_ids}::integer[]) w (id)
    where s.empresa_id = empresa_actual() and s.id = ${turno_id}`.execute(tx);
  await raiseVersion(tx, turno_id, by);
}

/** Takes a shift from workers and raises its version. */
export async function deleteAssignments(
  tx: Tx,
  { turno_id, trabajador_ids }: Omit<Assignments, "motivo">,
  by: Author,
): Promise<void> {
  await sql`
    delete from turno_trabajador
    where empresa_id = empresa_actual() and turno_id = ${turno_id}
      and trabajador_id = any(${trabajador_ids}::integer[])`.execute(tx);
  await raiseVersion(tx, turno_id, by);
}

async function raiseVersion(tx: Tx, id: number, by: Author): Promise<void> {
  await sql`
    update turno set version = version + 1, cambiado_por = ${by.trabajador_id}, cambiado_en = ${by.now}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Locks shifts until the transaction ends, in a fixed order. */
export async function lockShifts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    select from turno where empresa_id = empresa_actual() and id = any(${ids}::integer[])
    order by id for update`.execute(tx);
}

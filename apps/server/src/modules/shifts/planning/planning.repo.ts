import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Tx } from "../../../db/client.ts";
import { failureCode } from "../../../db/failures.ts";
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

/** Series of a shift, with the date and the place in its sequence for which it stands. */
export type SeriesLink = {
  pe_recurrencia_id: number | null;
  pe_patron_id: number | null;
  fecha_serie: string;
  lugar_serie: number;
};

/** Adds a shift with its labels and pauses; answers its id. */
export async function insertShift(tx: Tx, shift: StatedShift, by: Author): Promise<number> {
  const [id] = await insertShifts(tx, [shift], by);
  if (id === undefined) throw new Error("The shift was not added");
  return id;
}

/** Adds shifts with their labels and pauses in three statements; answers their ids in order. */
export async function insertShifts(
  tx: Tx,
  shifts: ReadonlyArray<StatedShift & Partial<SeriesLink>>,
  by: Author,
): Promise<number[]> {
  if (shifts.length === 0) return [];
  const lines = shifts.map(({ periodo, ...shift }) => ({
    ...shift,
    ...periodo,
  }));
  const { rows } = await sql<{ id: number }>`
    insert into turno (empresa_id, pe_area_trabajo_id, fecha, hora_inicio, hora_fin,
      termina_dia_siguiente, turno_24h, zona_horaria, periodo, color, num_minimo_trabajadores,
      observaciones, publicado, pe_recurrencia_id, pe_patron_id, fecha_serie, lugar_serie,
      cambiado_por, cambiado_en)
    select empresa_actual(), s.pe_area_trabajo_id, s.fecha, s.hora_inicio, s.hora_fin,
      s.termina_dia_siguiente, s.turno_24h, s.zona_horaria,
      tstzrange(to_timestamp(s.start / 1000), to_timestamp(s."end" / 1000)), s.color,
      s.num_minimo_trabajadores, s.observaciones, s.publicado, s.pe_recurrencia_id, s.pe_patron_id,
      s.fecha_serie, s.lugar_serie, ${by.trabajador_id}, ${by.now}::timestamptz
    from rows from (json_to_recordset(${JSON.stringify(lines)}::json) as (
      pe_area_trabajo_id integer, fecha date, hora_inicio time, hora_fin time,
      termina_dia_siguiente boolean, turno_24h boolean, zona_horaria text, start float8, "end" float8,
      color text, num_minimo_trabajadores integer, observaciones text, publicado boolean,
      pe_recurrencia_id integer, pe_patron_id integer, fecha_serie date, lugar_serie integer))
      with ordinality s
    order by s.ordinality
    returning id`.execute(tx);
  // The ids are drawn in the order of the rows.
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  await insertParts(
    tx,
    shifts.map(({ label_ids, pausas }, index) => ({
      turno_id: ids[index] ?? 0,
      label_ids,
      pausas,
    })),
  );
  return ids;
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
  await insertParts(tx, [{ turno_id: id, ...shift }]);
}

type Parts = Pick<StatedShift, "label_ids" | "pausas"> & { turno_id: number };

async function insertParts(tx: Tx, shifts: readonly Parts[]): Promise<void> {
  const labels = shifts.flatMap(({ turno_id, label_ids }) =>
    label_ids.map((etiqueta_id) => ({ turno_id, etiqueta_id })),
  );
  const pausas = shifts.flatMap((shift) =>
    shift.pausas.map((pausa) => ({ turno_id: shift.turno_id, ...pausa })),
  );
  await insertLabels(tx, labels);
  if (pausas.length === 0) return;
  await sql`
    insert into turno_pausa (empresa_id, turno_id, pausa_id, hora_inicio, hora_fin,
      cuenta_como_trabajo)
    select empresa_actual(), p.*
    from json_to_recordset(${JSON.stringify(pausas)}::json)
      as p (turno_id integer, pausa_id integer, hora_inicio time, hora_fin time,
        cuenta_como_trabajo boolean)`.execute(tx);
}

async function insertLabels(
  tx: Tx,
  labels: ReadonlyArray<{ turno_id: number; etiqueta_id: number }>,
): Promise<void> {
  if (labels.length === 0) return;
  await sql`
    insert into turno_etiqueta (empresa_id, turno_id, etiqueta_id)
    select empresa_actual(), l.*
    from unnest(${labels.map((one) => one.turno_id)}::integer[],
      ${labels.map((one) => one.etiqueta_id)}::integer[]) l`.execute(tx);
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
  await insertLabels(
    tx,
    ids.flatMap((turno_id) => label_ids.map((etiqueta_id) => ({ turno_id, etiqueta_id }))),
  );
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

/** A worker of a shift. */
export type Pair = { turno_id: number; trabajador_id: number };

/** Constraints that a worker's second shift at the same time breaks. */
const overlapCodes = new Set(["23P01", "23505"]);

/**
 * Assigns workers to new shifts where no other shift of theirs stands at the same time; answers the
 * pairs that were assigned. In a fixed order, so that two callers do not deadlock. Mostly all are free: a
 * look at each pair's conflicts beforehand costs a fifth more and follows only a refusal.
 */
export async function assignWhereFree(
  tx: Tx,
  pairs: readonly Pair[],
  by: Author & { motivo: string | null },
): Promise<Pair[]> {
  if (pairs.length === 0) return [];
  await sql`savepoint asignaciones`.execute(tx);
  try {
    await insertPairs(tx, { pairs, more: sql`` }, by);
    await sql`release savepoint asignaciones`.execute(tx);
    return [...pairs];
  } catch (error) {
    if (!overlapCodes.has(failureCode(error) ?? "")) throw error;
    await sql`rollback to savepoint asignaciones`.execute(tx);
    const more = sql`on conflict do nothing returning turno_id, trabajador_id`;
    return insertPairs(tx, { pairs, more }, by);
  }
}

async function insertPairs(
  tx: Tx,
  { pairs, more }: { pairs: readonly Pair[]; more: RawBuilder<unknown> },
  { motivo, ...by }: Author & { motivo: string | null },
): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    insert into turno_trabajador (empresa_id, turno_id, trabajador_id, periodo, motivo, asignado_por,
      asignado_en)
    select s.empresa_id, s.id, w.trabajador_id, s.periodo, ${motivo}, ${by.trabajador_id}, ${by.now}
    from unnest(${pairs.map((one) => one.turno_id)}::integer[],
      ${pairs.map((one) => one.trabajador_id)}::integer[]) w (turno_id, trabajador_id)
    join turno s on s.empresa_id = empresa_actual() and s.id = w.turno_id
    order by w.trabajador_id, lower(s.periodo)
    ${more}`.execute(tx);
  return rows;
}

/** Takes new shifts from workers again, without a new version. */
export async function dropAssignments(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    delete from turno_trabajador a
    using unnest(${pairs.map((one) => one.turno_id)}::integer[],
      ${pairs.map((one) => one.trabajador_id)}::integer[]) w (turno_id, trabajador_id)
    where a.empresa_id = empresa_actual() and a.turno_id = w.turno_id
      and a.trabajador_id = w.trabajador_id`.execute(tx);
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

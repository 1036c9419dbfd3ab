import { sql } from "kysely";

import type { RestLevel, RestRule } from "@atrio/contract/shifts/rest-rules";

import type { Tx } from "../../../db/client.ts";

/** A shift with its pauses; instants in epoch milliseconds. */
export type JudgedShiftRow = {
  turno_id: number;
  fecha: string;
  hora_inicio: string;
  hora_fin: string;
  zona_horaria: string;
  start: number;
  end: number;
  pausas: Array<{ hora_inicio: string; hora_fin: string; cuenta_como_trabajo: boolean }>;
};

/** Columns of a shift `s` without its pauses. */
const judgedColumns = sql`
  s.id as turno_id, s.fecha,
  to_char(s.hora_inicio, 'HH24:MI') as hora_inicio, to_char(s.hora_fin, 'HH24:MI') as hora_fin,
  s.zona_horaria, (extract(epoch from lower(s.periodo)) * 1000)::float8 as start,
  (extract(epoch from upper(s.periodo)) * 1000)::float8 as end`;

/** Pauses of shifts by the shifts' ids, in order; a row for each shift that has any. */
export const pausesOf = (ids: readonly number[]) => sql`
  select p.turno_id, json_agg(json_build_object('pausa_id', p.pausa_id,
      'hora_inicio', to_char(p.hora_inicio, 'HH24:MI'), 'hora_fin', to_char(p.hora_fin, 'HH24:MI'),
      'cuenta_como_trabajo', p.cuenta_como_trabajo) order by p.hora_inicio, p.pausa_id) as pausas
  from turno_pausa p
  where p.empresa_id = empresa_actual() and p.turno_id = any(${ids}::integer[])
  group by p.turno_id`;

/** The shifts with their pauses. */
async function withPauses<Row extends Omit<JudgedShiftRow, "pausas">>(
  tx: Tx,
  shifts: readonly Row[],
): Promise<Array<Row & Pick<JudgedShiftRow, "pausas">>> {
  const ids = shifts.map(({ turno_id }) => turno_id);
  const { rows } = await sql<Pick<JudgedShiftRow, "turno_id" | "pausas">>`
    ${pausesOf(ids)}`.execute(tx);
  const pauses = new Map(rows.map(({ turno_id, pausas }) => [turno_id, pausas]));
  return shifts.map((shift) => ({ ...shift, pausas: pauses.get(shift.turno_id) ?? [] }));
}

/** Shifts by their ids. */
export async function readJudgedShifts(tx: Tx, ids: readonly number[]): Promise<JudgedShiftRow[]> {
  const { rows } = await sql<Omit<JudgedShiftRow, "pausas">>`
    select ${judgedColumns} from turno s
    where s.empresa_id = empresa_actual() and s.id = any(${ids}::integer[])`.execute(tx);
  return withPauses(tx, rows);
}

/**
 * Shifts of workers that start between two dates, of any area, drafts too; each once, with those of
 * the workers who have it: a recurrence gives one shift to many.
 */
export async function readWorkerShifts(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; from: string; to: string },
): Promise<Array<JudgedShiftRow & { worker_ids: number[] }>> {
  const { rows } = await sql<Omit<JudgedShiftRow, "pausas"> & { worker_ids: number[] }>`
    with held as materialized (
      select a.turno_id, array_agg(a.trabajador_id) as worker_ids
      from turno_trabajador a
      where a.empresa_id = empresa_actual()
        and a.trabajador_id = any(${key.trabajador_ids}::integer[])
        and a.periodo && tstzrange(${key.from}::date - 1, ${key.to}::date + 2)
      group by a.turno_id)
    select ${judgedColumns}, h.worker_ids
    from held h
    join turno s on s.empresa_id = empresa_actual() and s.id = h.turno_id
    where s.fecha between ${key.from}::date and ${key.to}::date
    order by lower(s.periodo)`.execute(tx);
  return withPauses(tx, rows);
}

/** Dates of birth of workers who have stated one. */
export async function readBirths(
  tx: Tx,
  trabajador_ids: readonly number[],
): Promise<Array<{ trabajador_id: number; fecha_nacimiento: string }>> {
  const { rows } = await sql<{ trabajador_id: number; fecha_nacimiento: string }>`
    select id as trabajador_id, fecha_nacimiento from trabajador
    where empresa_id = empresa_actual() and id = any(${trabajador_ids}::integer[])
      and fecha_nacimiento is not null`.execute(tx);
  return rows;
}

/** Levels that the company has set. */
export async function readLevels(tx: Tx): Promise<Array<{ norma: RestRule; nivel: RestLevel }>> {
  const { rows } = await sql<{ norma: RestRule; nivel: RestLevel }>`
    select norma, nivel from turno_norma where empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

import { sql } from "kysely";

import type { RestLevel, RestRule } from "@atrio/contract/shifts/rest-rules";

import type { Tx } from "../../../db/client.ts";

/** A shift of a worker with its pauses; instants in epoch milliseconds. */
export type WorkerShiftRow = {
  trabajador_id: number;
  fecha_nacimiento: string | null;
  turno_id: number;
  fecha: string;
  hora_inicio: string;
  hora_fin: string;
  zona_horaria: string;
  start: number;
  end: number;
  pausas: Array<{ hora_inicio: string; hora_fin: string; cuenta_como_trabajo: boolean }>;
};

const shiftColumns = sql`
  t.fecha_nacimiento, s.id as turno_id, s.fecha,
  to_char(s.hora_inicio, 'HH24:MI') as hora_inicio, to_char(s.hora_fin, 'HH24:MI') as hora_fin,
  s.zona_horaria, (extract(epoch from lower(s.periodo)) * 1000)::float8 as start,
  (extract(epoch from upper(s.periodo)) * 1000)::float8 as end,
  (select coalesce(json_agg(json_build_object(
      'hora_inicio', to_char(p.hora_inicio, 'HH24:MI'),
      'hora_fin', to_char(p.hora_fin, 'HH24:MI'),
      'cuenta_como_trabajo', p.cuenta_como_trabajo)), '[]')
    from turno_pausa p where p.empresa_id = s.empresa_id and p.turno_id = s.id) as pausas`;

/** Shifts as if they were assigned to the given workers. */
export async function readShiftsFor(
  tx: Tx,
  pairs: ReadonlyArray<{ turno_id: number; trabajador_id: number }>,
): Promise<WorkerShiftRow[]> {
  const { rows } = await sql<WorkerShiftRow>`
    select x.trabajador_id, ${shiftColumns}
    from unnest(${pairs.map((one) => one.turno_id)}::integer[],
      ${pairs.map((one) => one.trabajador_id)}::integer[]) x (turno_id, trabajador_id)
    join turno s on s.empresa_id = empresa_actual() and s.id = x.turno_id
    join trabajador t on t.empresa_id = s.empresa_id and t.id = x.trabajador_id`.execute(tx);
  return rows;
}

/** Shifts of workers that start between two dates, of any area, drafts too. */
export async function readWorkerShifts(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; from: string; to: string },
): Promise<WorkerShiftRow[]> {
  const { rows } = await sql<WorkerShiftRow>`
    select a.trabajador_id, ${shiftColumns}
    from turno_trabajador a
    join turno s on s.empresa_id = a.empresa_id and s.id = a.turno_id
    join trabajador t on t.empresa_id = a.empresa_id and t.id = a.trabajador_id
    where a.empresa_id = empresa_actual() and a.trabajador_id = any(${key.trabajador_ids}::integer[])
      and a.periodo && tstzrange(${key.from}::date - 1, ${key.to}::date + 2)
      and s.fecha between ${key.from}::date and ${key.to}::date
    order by a.trabajador_id, lower(s.periodo)`.execute(tx);
  return rows;
}

/** Levels that the company has set. */
export async function readLevels(tx: Tx): Promise<Array<{ norma: RestRule; nivel: RestLevel }>> {
  const { rows } = await sql<{ norma: RestRule; nivel: RestLevel }>`
    select norma, nivel from turno_norma where empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

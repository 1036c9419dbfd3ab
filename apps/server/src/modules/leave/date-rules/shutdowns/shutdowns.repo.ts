import { sql } from "kysely";

import type { ShutdownState } from "@atrio/contract/leave/shutdowns";

import type { Tx } from "../../../../db/client.ts";

import type { Place } from "./shutdowns.rules.ts";

/** A closure as it is stored. */
export type ShutdownRow = {
  id: number;
  nombre: string;
  desde: string;
  hasta: string;
  descuenta: boolean;
  centro_trabajo_id: number | null;
  departamento: string | null;
  autor_id: number;
  anulado_por: number | null;
};

/** Stores a closure; answers its id. */
export async function insertShutdown(
  tx: Tx,
  row: Omit<ShutdownRow, "id" | "anulado_por"> & { creado_en: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into cierre_empresa (empresa_id, nombre, fechas, descuenta, centro_trabajo_id,
      departamento, autor_id, creado_en)
    values (empresa_actual(), ${row.nombre},
      daterange(${row.desde}::date, ${row.hasta}::date, '[]'), ${row.descuenta},
      ${row.centro_trabajo_id}, ${row.departamento}, ${row.autor_id}, ${row.creado_en})
    returning id`.execute(tx);
  const [saved] = rows;
  if (saved === undefined) throw new Error("The closure was not stored");
  return saved.id;
}

/** Adds people of a closure who are not in it yet, all but the exceptions to be entered. */
export async function insertPlaces(
  tx: Tx,
  input: { id: number; trabajador_ids: readonly number[]; exceptuados: readonly number[] },
): Promise<void> {
  await sql`
    insert into cierre_empresa_persona (empresa_id, cierre_id, trabajador_id, exceptuado)
    select empresa_actual(), ${input.id}, w.id, w.id = any(${[...input.exceptuados]}::integer[])
    from unnest(${[...input.trabajador_ids]}::integer[]) w (id)
    on conflict on constraint cierre_empresa_persona_pk do nothing`.execute(tx);
}

/** A closure by its id; undefined for an unknown one. */
export async function findShutdown(tx: Tx, id: number): Promise<ShutdownRow | undefined> {
  const { rows } = await sql<ShutdownRow>`
    select id, nombre, lower(fechas) as desde, upper(fechas) - 1 as hasta, descuenta,
      centro_trabajo_id, departamento, autor_id, anulado_por
    from cierre_empresa where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  return rows[0];
}

/** Ids of closures that are not over on a day and not undone. */
export async function listOpenShutdowns(tx: Tx, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from cierre_empresa
    where empresa_id = empresa_actual() and anulado_en is null and upper(fechas) > ${today}::date
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes that a closure is undone; false if it was already. */
export async function noteUndone(
  tx: Tx,
  input: { id: number; anulado_en: string; anulado_por: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cierre_empresa set anulado_en = ${input.anulado_en}, anulado_por = ${input.anulado_por}
    where empresa_id = empresa_actual() and id = ${input.id} and anulado_en is null`.execute(tx);
  return numAffectedRows === 1n;
}

/** People of a closure; `worker` narrows to one, whose row is locked. */
export async function readPlaces(tx: Tx, id: number, worker: number | null): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select trabajador_id, exceptuado, estado, solicitud_id from cierre_empresa_persona
    where empresa_id = empresa_actual() and cierre_id = ${id}
      and (${worker}::integer is null or trabajador_id = ${worker}::integer)
    order by trabajador_id for update`.execute(tx);
  return rows;
}

/** Leaves somebody out of a closure or takes them in, to be tried again; false for somebody not in it. */
export async function saveException(
  tx: Tx,
  input: { id: number; trabajador_id: number; exceptuado: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cierre_empresa_persona set exceptuado = ${input.exceptuado},
      estado = case when estado = 'registrada' then estado else 'pendiente' end, problema = null
    where empresa_id = empresa_actual() and cierre_id = ${input.id}
      and trabajador_id = ${input.trabajador_id}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Marks people whose absence could not be entered, to be tried again. */
export async function retryImpossible(tx: Tx, id: number): Promise<void> {
  await sql`update cierre_empresa_persona set estado = 'pendiente'
    where empresa_id = empresa_actual() and cierre_id = ${id} and estado = 'imposible'`.execute(tx);
}

/** Stores the outcome of an attempt; `problema` is an error code. */
export async function savePlace(
  tx: Tx,
  input: {
    id: number;
    trabajador_id: number;
    estado: ShutdownState;
    problema?: string | null;
    solicitud_id?: number | null;
  },
): Promise<void> {
  const { estado, problema = null, solicitud_id = null } = input;
  await sql`update cierre_empresa_persona
    set estado = ${estado}, problema = ${problema}, solicitud_id = ${solicitud_id}
    where empresa_id = empresa_actual() and cierre_id = ${input.id}
      and trabajador_id = ${input.trabajador_id}`.execute(tx);
}

import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { GivenBack, Piece } from "./displacing.rules.ts";

/** Cuts a kept day into pieces; answers their ids, in order. The first one keeps the day's row. */
export async function cutDay(tx: Tx, id: number, pieces: readonly Piece[]): Promise<number[]> {
  const [first, ...rest] = pieces;
  if (first === undefined || rest.length === 0) return [id];
  await sql`
    update ausencia set desde_minuto = ${first.desde_minuto}, hasta_minuto = ${first.hasta_minuto},
      minutos = ${first.minutos}, coste = ${first.coste}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into ausencia (empresa_id, solicitud_id, trabajador_id, grupo_id, fecha, desde_minuto,
      hasta_minuto, minutos, coste, motivo_no_cuenta, vigente, aprobada, devuelta_por, devolucion)
    select a.empresa_id, a.solicitud_id, a.trabajador_id, a.grupo_id, a.fecha, p.*,
      a.motivo_no_cuenta, a.vigente, a.aprobada, a.devuelta_por, a.devolucion
    from ausencia a
    cross join jsonb_to_recordset(${JSON.stringify(rest)}::jsonb) p (desde_minuto integer,
      hasta_minuto integer, minutos integer, coste numeric)
    where a.empresa_id = empresa_actual() and a.id = ${id}
    order by p.desde_minuto
    returning id`.execute(tx);
  return [id, ...rows.map((row) => row.id).toSorted((a, b) => a - b)];
}

/** Days leave force: given back by a request. */
export async function giveBack(
  tx: Tx,
  ids: readonly number[],
  by: { devuelta_por: number; devolucion: GivenBack },
): Promise<void> {
  await sql`update ausencia set vigente = false, aprobada = false,
      devuelta_por = ${by.devuelta_por}, devolucion = ${by.devolucion}
    where empresa_id = empresa_actual() and id = any(${ids}::integer[])`.execute(tx);
}

/** Days of a pending request leave their dates free. */
export async function freeDates(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update ausencia set vigente = false
    where empresa_id = empresa_actual() and id = any(${ids}::integer[])`.execute(tx);
}

/** Displaced days are in force again. */
export async function putInForce(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update ausencia
    set vigente = true, aprobada = true, devuelta_por = null, devolucion = null
    where empresa_id = empresa_actual() and id = any(${ids}::integer[])`.execute(tx);
}

/** The days of an approved request are in force, but for those given back. */
export async function approveDays(tx: Tx, requestId: number): Promise<void> {
  await sql`update ausencia set vigente = true, aprobada = true
    where empresa_id = empresa_actual() and solicitud_id = ${requestId}
      and devuelta_por is null`.execute(tx);
}

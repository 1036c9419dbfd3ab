import { sql } from "kysely";

import { requestKinds, requestStates } from "@atrio/contract/kinds";

import type { Tx } from "../../../db/client.ts";

const { holidays, medicalLeave } = requestKinds;

type Key = { solicitud_id: number; trabajador_id: number };

/** A period as it is kept; hours as `HH:mm`, cost in days or minutes. */
export type PeriodRow = {
  fecha_inicio: string;
  fecha_fin: string;
  pe_tipo_periodo_id: number;
  hora_inicio: string | null;
  hora_fin: string | null;
  diferencia_dias: number;
};

/** A day as it is kept. */
export type DayRow = {
  fecha: string;
  desde_minuto: number;
  hasta_minuto: number;
  minutos: number;
  coste: number;
  motivo_no_cuenta: string | null;
};

/** Stores the periods of a request as its worker sent them. */
export async function insertPeriods(
  tx: Tx,
  key: Key,
  periods: readonly PeriodRow[],
): Promise<void> {
  await sql`
    insert into solicitud_periodo (empresa_id, solicitud_id, trabajador_id, fecha_inicio, fecha_fin,
      pe_tipo_periodo_id, hora_inicio, hora_fin, diferencia_dias)
    select empresa_actual(), ${key.solicitud_id}, ${key.trabajador_id}, p.*
    from jsonb_to_recordset(${JSON.stringify(periods)}::jsonb) p (fecha_inicio date, fecha_fin date,
      pe_tipo_periodo_id integer, hora_inicio time, hora_fin time, diferencia_dias numeric)`.execute(
    tx,
  );
}

/**
 * Stores the days of a pending request, reserved at once. Days of a medical leave over holidays
 * wait for its approval, which gives the holidays back.
 */
export async function insertDays(
  tx: Tx,
  key: Key & { grupo_id: number; pe_solicitud_tipo_id: number },
  days: readonly DayRow[],
): Promise<void> {
  await sql`
    insert into ausencia (empresa_id, solicitud_id, trabajador_id, grupo_id, fecha, desde_minuto,
      hasta_minuto, minutos, coste, motivo_no_cuenta, vigente)
    select empresa_actual(), ${key.solicitud_id}, ${key.trabajador_id}, ${key.grupo_id}, p.*,
      not (${key.pe_solicitud_tipo_id === medicalLeave} and exists (
        select from ausencia a
        join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
          and s.pe_solicitud_tipo_id = ${holidays}
        where a.empresa_id = empresa_actual() and a.trabajador_id = ${key.trabajador_id}
          and a.vigente and a.fecha = p.fecha
          and a.desde_minuto < p.hasta_minuto and p.desde_minuto < a.hasta_minuto))
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) p (fecha date, desde_minuto integer,
      hasta_minuto integer, minutos integer, coste numeric, motivo_no_cuenta text)`.execute(tx);
}

/** Removes the input of a pending request, before it is written anew. */
export async function deleteAsked(tx: Tx, requestId: number): Promise<void> {
  await sql`delete from ausencia
    where empresa_id = empresa_actual() and solicitud_id = ${requestId}`.execute(tx);
  await sql`delete from solicitud_periodo
    where empresa_id = empresa_actual() and solicitud_id = ${requestId}`.execute(tx);
}

/** The days of a request are in force no longer: rejected, cancelled, taken back or replaced. */
export async function releaseDays(tx: Tx, requestId: number): Promise<void> {
  await sql`update ausencia set vigente = false, aprobada = false, devuelta_por = null
    where empresa_id = empresa_actual() and solicitud_id = ${requestId}`.execute(tx);
}

/** Charged days given back to a request by a medical leave. */
export type Returned = { solicitud_id: number; dias: number };

/**
 * Moves holidays out of the way of a medical leave: approved days are given back (ET 38.3); pending
 * ones only leave the dates free, and are given back once approved.
 */
export async function displaceHolidays(
  tx: Tx,
  leave: { id: number; trabajador_id: number },
): Promise<Returned[]> {
  const { rows } = await sql<Returned>`
    with displaced as (
      update ausencia h
      set vigente = false, aprobada = false,
        devuelta_por = case when h.aprobada then ${leave.id}::integer end
      from solicitud s, ausencia m
      where h.empresa_id = empresa_actual() and h.trabajador_id = ${leave.trabajador_id}
        and h.vigente
        and s.empresa_id = h.empresa_id and s.id = h.solicitud_id
        and s.pe_solicitud_tipo_id = ${holidays}
        and m.empresa_id = h.empresa_id and m.solicitud_id = ${leave.id} and m.fecha = h.fecha
        and m.desde_minuto < h.hasta_minuto and h.desde_minuto < m.hasta_minuto
      returning h.solicitud_id, h.coste, h.devuelta_por)
    select solicitud_id, sum(coste)::float8 as dias from displaced
    where devuelta_por is not null
    group by solicitud_id having sum(coste) > 0 order by solicitud_id`.execute(tx);
  return rows;
}

/**
 * An approved request is in force. Holidays under a medical leave approved meanwhile are given back
 * at once.
 */
export async function approveDays(
  tx: Tx,
  request: { id: number; trabajador_id: number; pe_solicitud_tipo_id: number },
): Promise<Returned[]> {
  const { rows } = await sql<Returned>`
    with settled as (
      update ausencia a
      set vigente = l.id is null, aprobada = l.id is null, devuelta_por = l.id
      from ausencia b
      left join lateral (
        select m.solicitud_id as id from ausencia m
        join solicitud s on s.empresa_id = m.empresa_id and s.id = m.solicitud_id
          and s.pe_solicitud_tipo_id = ${medicalLeave}
        where ${request.pe_solicitud_tipo_id === holidays}
          and m.empresa_id = b.empresa_id and m.trabajador_id = b.trabajador_id
          and m.aprobada and m.fecha = b.fecha
          and m.desde_minuto < b.hasta_minuto and b.desde_minuto < m.hasta_minuto
        limit 1) l on true
      where a.empresa_id = empresa_actual() and a.solicitud_id = ${request.id}
        and b.empresa_id = a.empresa_id and b.id = a.id
      returning a.solicitud_id, a.coste, a.devuelta_por)
    select solicitud_id, sum(coste)::float8 as dias from settled
    where devuelta_por is not null
    group by solicitud_id having sum(coste) > 0`.execute(tx);
  return rows;
}

/** Days given back by a medical leave belong to its replacement, where both lie on them. */
export async function handOverReturned(tx: Tx, leave: { from: number; to: number }): Promise<void> {
  await sql`
    update ausencia h set devuelta_por = ${leave.to}
    from ausencia m
    where h.empresa_id = empresa_actual() and h.devuelta_por = ${leave.from}
      and m.empresa_id = h.empresa_id and m.solicitud_id = ${leave.to} and m.fecha = h.fecha
      and m.desde_minuto < h.hasta_minuto and h.desde_minuto < m.hasta_minuto`.execute(tx);
}

/**
 * Holidays that a medical leave no longer covers are holidays again, where nothing else lies on
 * their dates.
 */
export async function restoreReturned(tx: Tx, leaveId: number): Promise<void> {
  await sql`
    update ausencia h set vigente = true, aprobada = true, devuelta_por = null
    where h.empresa_id = empresa_actual() and h.devuelta_por = ${leaveId}
      and not exists (select from ausencia o
        where o.empresa_id = h.empresa_id and o.trabajador_id = h.trabajador_id and o.vigente
          and o.fecha = h.fecha and o.grupo_id <> h.grupo_id
          and o.desde_minuto < h.hasta_minuto and h.desde_minuto < o.hasta_minuto)`.execute(tx);
}

/**
 * Days of a worker's pending medical leaves that waited for holidays are reserved once those are
 * gone.
 */
export async function reserveWaiting(tx: Tx, workerId: number): Promise<void> {
  await sql`
    update ausencia w set vigente = true
    from solicitud s
    where w.empresa_id = empresa_actual() and w.trabajador_id = ${workerId} and not w.vigente
      and s.empresa_id = w.empresa_id and s.id = w.solicitud_id
      and s.estado_id = ${requestStates.pending} and s.pe_solicitud_tipo_id = ${medicalLeave}
      and not exists (select from ausencia o
        where o.empresa_id = w.empresa_id and o.trabajador_id = w.trabajador_id and o.vigente
          and o.fecha = w.fecha and o.grupo_id <> w.grupo_id
          and o.desde_minuto < w.hasta_minuto and w.desde_minuto < o.hasta_minuto)`.execute(tx);
}

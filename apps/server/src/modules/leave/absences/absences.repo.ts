import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";

import type { Tx } from "../../../db/client.ts";

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
 * Stores the days of a request, reserved at once. Days of an absence that displaces others wait for
 * its approval where something lies on them (Rule LEAVE-40).
 */
export async function insertDays(
  tx: Tx,
  key: Key & { grupo_id: number; displaces: boolean },
  days: readonly DayRow[],
): Promise<void> {
  await sql`
    insert into ausencia (empresa_id, solicitud_id, trabajador_id, grupo_id, fecha, desde_minuto,
      hasta_minuto, minutos, coste, motivo_no_cuenta, vigente)
    select empresa_actual(), ${key.solicitud_id}, ${key.trabajador_id}, ${key.grupo_id}, p.*,
      not (${key.displaces} and exists (
        select from ausencia a
        where a.empresa_id = empresa_actual() and a.trabajador_id = ${key.trabajador_id}
          and a.vigente and a.fecha = p.fecha and a.grupo_id <> ${key.grupo_id}
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
  await sql`update ausencia set vigente = false, aprobada = false, devuelta_por = null,
      devolucion = null
    where empresa_id = empresa_actual() and solicitud_id = ${requestId}`.execute(tx);
}

/**
 * Days of a worker's pending requests that waited for others are reserved once those are gone; of
 * several on the same part of a day, those of the first.
 */
export async function reserveWaiting(tx: Tx, workerId: number): Promise<void> {
  await sql`
    with libres as (
      select w.* from ausencia w
      join solicitud s on s.empresa_id = w.empresa_id and s.id = w.solicitud_id
        and s.estado_id = ${requestStates.pending}
      where w.empresa_id = empresa_actual() and w.trabajador_id = ${workerId} and not w.vigente
        and w.devuelta_por is null
        and not exists (select from ausencia o
          where o.empresa_id = w.empresa_id and o.trabajador_id = w.trabajador_id and o.vigente
            and o.fecha = w.fecha and o.grupo_id <> w.grupo_id
            and o.desde_minuto < w.hasta_minuto and w.desde_minuto < o.hasta_minuto))
    update ausencia a set vigente = true
    from libres w
    where a.empresa_id = w.empresa_id and a.id = w.id
      and not exists (select from libres o
        where o.fecha = w.fecha and o.grupo_id <> w.grupo_id and o.solicitud_id < w.solicitud_id
          and o.desde_minuto < w.hasta_minuto and w.desde_minuto < o.hasta_minuto)`.execute(tx);
}

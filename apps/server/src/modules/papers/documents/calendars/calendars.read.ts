import { sql } from "kysely";

import type { WorkerCalendar } from "@atrio/contract/papers/documents";

import type { Tx } from "../../../../db/client.ts";
import type { OwnedFile } from "../contracts/contracts.read.ts";

type Stored = Omit<WorkerCalendar, "horas_semanales_antes" | "horas_semanales"> & {
  horas_semanales_antes: string | null;
  horas_semanales: string | null;
};

const hoursOf = (value: string | null): number | null => (value === null ? null : Number(value));

/** A worker's calendars and agreements, newest first; filtered by kind or id. */
export async function readCalendars(
  tx: Tx,
  key: { trabajador_id: number; agreements?: boolean | undefined; id?: number },
): Promise<WorkerCalendar[]> {
  const { agreements, id } = key;
  const { rows } = await sql<Stored>`
    select c.id, c.anyo, c.titulo, c.acuerdo_cambio_jornada, c.fecha_inicio, c.fecha_fin,
      c.horas_semanales_antes, c.horas_semanales, c.motivo, d.nombre as path
    from calendario_trabajador c
    join documento d on d.empresa_id = c.empresa_id and d.id = c.documento_id
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id}
      and ${agreements === undefined ? sql`true` : sql`c.acuerdo_cambio_jornada = ${agreements}`}
      and ${id === undefined ? sql`true` : sql`c.id = ${id}`}
    order by c.fecha_inicio desc, c.id desc`.execute(tx);
  return rows.map((row) => ({
    ...row,
    horas_semanales_antes: hoursOf(row.horas_semanales_antes),
    horas_semanales: hoursOf(row.horas_semanales),
  }));
}

/** Files of a worker's calendars and agreements; `id` is the calendar's. */
export async function readCalendarFiles(
  tx: Tx,
  key: { trabajador_id: number; ids: readonly number[] },
): Promise<OwnedFile[]> {
  const { rows } = await sql<OwnedFile>`
    select c.id, c.trabajador_id, d.nombre, d.tipo, d.clave
    from calendario_trabajador c
    join documento d on d.empresa_id = c.empresa_id and d.id = c.documento_id
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id}
      and c.id = any(${key.ids}) and d.retirado_en is null`.execute(tx);
  return rows;
}

import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { SeriesDefinition } from "./series.rules.ts";

/** A series as it is saved, with the last day for which its shifts are made. */
export type StatedSeries = SeriesDefinition & {
  nombre: string;
  pe_area_trabajo_id: number;
  observaciones: string | null;
  publicado: boolean;
  motivo: string | null;
  hecho_hasta: string;
};

type Author = { trabajador_id: number; now: string };

/** Adds a series; answers its id. */
export async function insertSeries(tx: Tx, series: StatedSeries, by: Author): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into turno_serie (empresa_id, tipo, nombre, pe_area_trabajo_id, fecha_inicio, tipo_fin,
      num_veces, fecha_fin, frecuencia_intervalo, tipo_intervalo, dias_semana, observaciones,
      publicado, secuencia, motivo, hecho_hasta, cambiado_por, cambiado_en)
    values (empresa_actual(), ${series.tipo}, ${series.nombre}, ${series.pe_area_trabajo_id},
      ${series.fecha_inicio}, ${series.tipo_fin}, ${series.num_veces}, ${series.fecha_fin},
      ${series.frecuencia_intervalo}, ${series.tipo_intervalo}, ${series.dias_semana}::integer[],
      ${series.observaciones}, ${series.publicado}, ${JSON.stringify(series.secuencia)}::jsonb,
      ${series.motivo}, ${series.hecho_hasta}, ${by.trabajador_id}, ${by.now})
    returning id`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error("The series was not added");
  await insertWorkers(tx, made.id, series.rotacion);
  return made.id;
}

/** Changes a series and raises its version. */
export async function updateSeries(
  tx: Tx,
  { id, ...series }: StatedSeries & { id: number },
  by: Author,
): Promise<void> {
  await sql`
    update turno_serie set nombre = ${series.nombre},
      pe_area_trabajo_id = ${series.pe_area_trabajo_id}, fecha_inicio = ${series.fecha_inicio},
      tipo_fin = ${series.tipo_fin}, num_veces = ${series.num_veces},
      fecha_fin = ${series.fecha_fin}, frecuencia_intervalo = ${series.frecuencia_intervalo},
      tipo_intervalo = ${series.tipo_intervalo}, dias_semana = ${series.dias_semana}::integer[],
      observaciones = ${series.observaciones}, publicado = ${series.publicado},
      secuencia = ${JSON.stringify(series.secuencia)}::jsonb, motivo = ${series.motivo},
      hecho_hasta = ${series.hecho_hasta}, version = version + 1,
      cambiado_por = ${by.trabajador_id}, cambiado_en = ${by.now}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  await sql`
    delete from turno_serie_trabajador
    where empresa_id = empresa_actual() and serie_id = ${id}`.execute(tx);
  await insertWorkers(tx, id, series.rotacion);
}

async function insertWorkers(
  tx: Tx,
  id: number,
  workers: SeriesDefinition["rotacion"],
): Promise<void> {
  if (workers.length === 0) return;
  await sql`
    insert into turno_serie_trabajador (empresa_id, serie_id, trabajador_id, desplazamiento)
    select empresa_actual(), ${id}, w.*
    from json_to_recordset(${JSON.stringify(workers)}::json)
      as w (trabajador_id integer, desplazamiento integer)`.execute(tx);
}

/** Ends a series; its remaining shifts stay linked to it. */
export async function endSeries(tx: Tx, id: number, by: Author): Promise<void> {
  await sql`
    update turno_serie set borrada = true, version = version + 1,
      cambiado_por = ${by.trabajador_id}, cambiado_en = ${by.now}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Notes the last day for which the shifts of a series are made. */
export async function noteMade(
  tx: Tx,
  { id, hecho_hasta }: { id: number; hecho_hasta: string },
): Promise<void> {
  await sql`
    update turno_serie set hecho_hasta = ${hecho_hasta}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Locks a series until the transaction ends. */
export async function lockSeries(tx: Tx, id: number): Promise<void> {
  await sql`
    select from turno_serie where empresa_id = empresa_actual() and id = ${id} for update`.execute(
    tx,
  );
}

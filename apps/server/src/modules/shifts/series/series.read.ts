import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Db, Tx } from "../../../db/client.ts";
import { managedAreas, selectShifts } from "../board/board.read.ts";
import type { ShiftRow } from "../board/board.read.ts";

import type { SeriesDefinition } from "./series.rules.ts";

export type SeriesKind = SeriesDefinition["tipo"];

/** A series as stored; `turnos` have not begun, `hecho_hasta` is the last day with shifts made. */
export type SeriesRow = SeriesDefinition & {
  id: number;
  nombre: string;
  pe_area_trabajo_id: number;
  observaciones: string | null;
  publicado: boolean;
  motivo: string | null;
  hecho_hasta: string;
  turnos: number;
  version: number;
  cambiado_por: number;
  cambiado_en: string;
};

const seriesColumns = (now: string): RawBuilder<unknown> => sql`
  s.id, s.tipo, s.nombre, s.pe_area_trabajo_id, s.fecha_inicio, s.tipo_fin, s.num_veces, s.fecha_fin,
  s.frecuencia_intervalo, s.tipo_intervalo, s.dias_semana, s.observaciones, s.publicado, s.secuencia,
  s.motivo, s.hecho_hasta, s.version, s.cambiado_por, s.cambiado_en,
  (select count(*)::integer from turno t where t.empresa_id = s.empresa_id
    and case s.tipo when 'patron' then t.pe_patron_id else t.pe_recurrencia_id end = s.id
    and lower(t.periodo) > ${now}::timestamptz) as turnos,
  (select coalesce(json_agg(json_build_object('trabajador_id', w.trabajador_id,
      'desplazamiento', w.desplazamiento) order by w.trabajador_id), '[]')
    from turno_serie_trabajador w
    where w.empresa_id = s.empresa_id and w.serie_id = s.id) as rotacion`;

type Key = { trabajador_id: number; tipo: SeriesKind; now: string };

/** Series of a kind in the areas of a manager, by name. */
export async function listSeries(tx: Tx, key: Key): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    select ${seriesColumns(key.now)} from turno_serie s
    where s.empresa_id = empresa_actual() and s.tipo = ${key.tipo} and not s.borrada
      and s.pe_area_trabajo_id = any(${managedAreas(key.trabajador_id)})
    order by s.nombre, s.id`.execute(tx);
  return rows;
}

/** A series of a manager; undefined for another or a deleted one. */
export async function findSeries(
  tx: Tx,
  key: Key & { id: number },
): Promise<SeriesRow | undefined> {
  const { rows } = await sql<SeriesRow>`
    select ${seriesColumns(key.now)} from turno_serie s
    where s.empresa_id = empresa_actual() and s.id = ${key.id} and s.tipo = ${key.tipo}
      and not s.borrada and s.pe_area_trabajo_id = any(${managedAreas(key.trabajador_id)})`.execute(
    tx,
  );
  return rows[0];
}

export type LinkedRow = ShiftRow & {
  fecha_serie: string;
  lugar_serie: number;
  editado: boolean;
  hasBegun: boolean;
};

/** Shifts of a series that stand for a date from `today` on or have not begun, of any area. */
export async function readLinked(
  tx: Tx,
  { id, tipo, today, now }: { id: number; tipo: SeriesKind; today: string; now: string },
): Promise<LinkedRow[]> {
  const column = tipo === "patron" ? sql`s.pe_patron_id` : sql`s.pe_recurrencia_id`;
  return selectShifts(
    tx,
    sql`s.empresa_id = empresa_actual() and ${column} = ${id}
      and (s.fecha_serie >= ${today}::date or lower(s.periodo) > ${now}::timestamptz)`,
    sql`, s.fecha_serie, s.lugar_serie, s.editado,
      lower(s.periodo) <= ${now}::timestamptz as "hasBegun"`,
  );
}

/** A series to continue, with the zone of its area. */
export type DueRow = SeriesRow & { zona_horaria: string };

/** Series whose shifts end before a date and that may go on, in active areas. */
export async function readDue(tx: Tx, before: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from turno_serie s
    join area_trabajo a on a.empresa_id = s.empresa_id and a.id = s.pe_area_trabajo_id and a.activa
    where s.empresa_id = empresa_actual() and not s.borrada and s.hecho_hasta < ${before}::date
      and (s.fecha_fin is null or s.fecha_fin > s.hecho_hasta)
    order by s.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A series to continue; undefined once it is deleted or continued. */
export async function findDue(
  tx: Tx,
  { id, before, now }: { id: number; before: string; now: string },
): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    select ${seriesColumns(now)}, c.zona_horaria from turno_serie s
    join area_trabajo a on a.empresa_id = s.empresa_id and a.id = s.pe_area_trabajo_id and a.activa
    join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
    where s.empresa_id = empresa_actual() and s.id = ${id} and not s.borrada
      and s.hecho_hasta < ${before}::date`.execute(tx);
  return rows[0];
}

/** Every company of the installation, with its zone. */
export async function readCompanies(
  db: Db,
): Promise<Array<{ empresa_id: number; zona_horaria: string }>> {
  return db.gateLookup({
    name: "shift_series_companies",
    text: "select empresa_id, zona_horaria from empresa order by empresa_id",
    values: [],
  });
}

import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";
import type { Signing } from "@atrio/contract/time/time";

import { anyOf } from "../../../db/any-of.ts";
import type { Tx } from "../../../db/client.ts";
import { opaqueInteger } from "../../../db/opaque.ts";

import type { WorkerMarks } from "./clocking.rules.ts";

/** A signing of the sheet, without figures that only the clock knows (minutes so far). */
export type SigningRow = Omit<Signing, "minutos" | "abierto_mas_de_un_dia">;

/** Times of a signing: the part of it that figures of a day are made of. */
export type SigningTimesRow = Pick<
  SigningRow,
  | "trabajador_id"
  | "jornada_id"
  | "dia"
  | "hora_inicio"
  | "hora_fin"
  | "parada_id"
  | "cuenta_como_trabajo"
>;

type MarksRow = WorkerMarks & { trabajador_id: number };

const columns = sql`
  f.id, f.trabajador_id, f.jornada_id, j.dia, f.hora_inicio, f.hora_fin, f.fichador_id, f.parada_id,
  coalesce(p.cuenta_como_trabajo, true) as cuenta_como_trabajo, f.teletrabajo,
  f.latitud_inicio::float8, f.longitud_inicio::float8, f.latitud_fin::float8, f.longitud_fin::float8,
  f.geolocalizacion_inicio, f.geolocalizacion_fin, host(f.account_user_ip) as account_user_ip,
  f.ip_invalida_inicio, f.ip_invalida_fin, f.sin_conexion_inicio, f.sin_conexion_fin,
  f.fin_declarado, f.observaciones,
  json_build_object('seq', f.seq_inicio, 'hash', encode(si.eslabon, 'hex')) as recibo_inicio,
  case when sf.seq is null then null
    else json_build_object('seq', sf.seq, 'hash', encode(sf.eslabon, 'hex')) end as recibo_fin`;

const daySignings = sql`
  jornada j
  join fichaje f on f.empresa_id = empresa_actual() and f.jornada_id = j.id and not f.borrado
  left join parada p on p.empresa_id = empresa_actual() and p.id = f.parada_id`;

const tables = sql`${daySignings}
  join fichaje_evento si on si.empresa_id = empresa_actual() and si.trabajador_id = f.trabajador_id and si.seq = f.seq_inicio
  left join fichaje_evento sf on sf.empresa_id = empresa_actual() and sf.trabajador_id = f.trabajador_id and sf.seq = f.seq_fin`;

/** Workers and the dates of interest, both included. */
export type SheetKey = { trabajador_ids: readonly number[]; desde: string; hasta: string };

/** Condition on signings of days `j` of a range, and their order. */
const inRange = ({ trabajador_ids, desde, hasta }: SheetKey) => sql`
  j.empresa_id = empresa_actual() and ${anyOf("j.trabajador_id", trabajador_ids)}
    and j.dia between ${desde}::date and ${hasta}::date
  order by f.hora_inicio, f.id`;

/** Signings of workers on the days of a range, in order. */
export async function readSignings(tx: Tx, key: SheetKey): Promise<SigningRow[]> {
  const { rows } = await sql<SigningRow>`
    select ${columns} from ${tables} where ${inRange(key)}`.execute(tx);
  return rows;
}

/** Their times only, without the receipts, which take two look-ups in the ledger each. */
export async function readSigningTimes(tx: Tx, key: SheetKey): Promise<SigningTimesRow[]> {
  const { rows } = await sql<SigningTimesRow>`
    select f.trabajador_id, f.jornada_id, j.dia, f.hora_inicio, f.hora_fin, f.parada_id,
      coalesce(p.cuenta_como_trabajo, true) as cuenta_como_trabajo
    from ${daySignings} where ${inRange(key)}`.execute(tx);
  return rows;
}

/**
 * Marks of each worker in a range, one row a worker: closed months, the newest incidence of a day,
 * changes of days, pending corrections, supervisors' changes without an answer, and approved
 * absences in order.
 */
export async function readMarks(tx: Tx, key: SheetKey): Promise<MarksRow[]> {
  const { rows } = await sql<MarksRow>`
    select t.id as trabajador_id,
      (select coalesce(json_agg(to_char(make_date(c.anyo, c.mes, 1), 'YYYY-MM')), '[]')
        from cierre_mes c
        where c.empresa_id = empresa_actual() and c.trabajador_id = t.id and c.vigente
          and make_date(c.anyo, c.mes, 1)
            between date_trunc('month', ${key.desde}::date)::date and ${key.hasta}::date) as meses_cerrados,
      (select coalesce(json_agg(n), '[]') from (
        select distinct on (i.dia) i.dia, i.id, i.estado_id, i.minutos, incidencia_retiene(i) as retiene
        from incidencia i
        where i.empresa_id = empresa_actual() and i.trabajador_id = t.id
          and i.dia between ${key.desde}::date and ${key.hasta}::date
        order by i.dia, i.id desc) n) as incidencias,
      (select coalesce(json_agg(json_build_object('dia', r.dia, 'solicitud_id', r.solicitud_id)), '[]')
        from correccion r
        where r.empresa_id = empresa_actual() and r.trabajador_id = t.id and r.pendiente
          and r.dia between ${key.desde}::date and ${key.hasta}::date) as correcciones,
      (select coalesce(json_agg(c), '[]') from (
        select d.dia, count(*)::integer as cambios, bool_or(d.objetado_en is not null) as objetado
        from cambio_dia d
        where d.empresa_id = empresa_actual() and d.trabajador_id = t.id
          and d.dia between ${key.desde}::date and ${key.hasta}::date
        group by d.dia) c) as cambiados,
      (select coalesce(json_agg(s), '[]') from (
        select x.dia, count(*)::integer as cambios from cambio_fichaje x
        where x.empresa_id = empresa_actual() and x.trabajador_id = t.id and x.respuesta is null
          and x.dia between ${key.desde}::date and ${key.hasta}::date
        group by x.dia) s) as sin_responder,
      (select coalesce(json_agg(json_build_object(
          'dia', a.fecha, 'solicitud_id', a.solicitud_id,
          'pe_solicitud_tipo_id', q.pe_solicitud_tipo_id, 'desde_minuto', a.desde_minuto,
          'hasta_minuto', a.hasta_minuto, 'minutos', a.minutos) order by a.fecha, a.desde_minuto), '[]')
        from ausencia a
        join solicitud q on q.empresa_id = empresa_actual() and q.id = a.solicitud_id
        where a.empresa_id = empresa_actual() and a.trabajador_id = t.id and a.aprobada
          and a.fecha between ${key.desde}::date and ${key.hasta}::date) as ausencias
    from trabajador t
    where t.empresa_id = empresa_actual() and ${anyOf("t.id", key.trabajador_ids)}`.execute(tx);
  return rows;
}

/** A month's newest closure request that was not taken back; `mes` is 1 to 12. */
export type MonthRow = {
  mes: number;
  estado_id: number;
  vigente: boolean;
  minutos_previstos: number;
  minutos_trabajados: number;
  saldo_minutos: number;
};

/** Closure requests of a worker's year, a row for each month that has one. */
export async function readMonths(
  tx: Tx,
  key: { trabajador_id: number; year: number },
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select distinct on (c.mes) c.mes, s.estado_id, c.vigente,
      c.minutos_previstos, c.minutos_trabajados, c.saldo_minutos
    from cierre_mes c
    join solicitud s on s.empresa_id = empresa_actual() and s.id = c.solicitud_id
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id}
      and c.anyo = ${opaqueInteger(key.year)} and s.estado_id <> ${sql.lit(requestStates.cancelled)}
    order by c.mes, c.solicitud_id desc`.execute(tx);
  return rows;
}

/** The worker's open signing, if any. */
export async function readOpenSigning(tx: Tx, workerId: number): Promise<SigningRow | undefined> {
  const { rows } = await sql<SigningRow>`
    select ${columns} from ${tables}
    where j.empresa_id = empresa_actual() and f.trabajador_id = ${workerId} and f.hora_fin is null`.execute(
    tx,
  );
  return rows[0];
}

/** The worker and date of a working day's id. */
export async function readWorkdayKey(
  tx: Tx,
  id: number,
): Promise<{ trabajador_id: number; dia: string } | undefined> {
  return tx
    .selectFrom("jornada")
    .select(["trabajador_id", "dia"])
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .executeTakeFirst();
}

import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type {
  ChangeLine,
  Compensation,
  ContractShare,
  RecordClosure,
  RecordHeader,
  RecordReceipts,
  SigningKind,
} from "./time-sheets.rules.ts";

type RecordKey = { trabajador_id: number; desde: string; hasta: string };

/** Company and worker of a record; undefined when the company has no such worker. */
export async function readRecordHeader(
  tx: Tx,
  workerId: number,
): Promise<RecordHeader | undefined> {
  const { rows } = await sql<RecordHeader>`
    select e.nombre as empresa, e.cif, t.nombre_completo as trabajador, t.nif, t.codigo, t.puesto,
      t.fecha_alta, t.fecha_baja, t.jornada_porcentaje::float8
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.id = ${workerId}`.execute(tx);
  return rows[0];
}

/** The names of every clock-in type and kind of pause of the company. */
export async function readSigningKinds(tx: Tx): Promise<SigningKind[]> {
  const { rows } = await sql<SigningKind>`
    select 'fichador' as clase, id, nombre, tipo, clase_tiempo from fichador
    where empresa_id = empresa_actual()
    union all
    select 'parada', id, nombre, tipo, clase_tiempo from parada where empresa_id = empresa_actual()`.execute(
    tx,
  );
  return rows;
}

/**
 * Ledger entries about the signings of a period other than punches, deleted signings included, in
 * the order of writing. Entries with erased contents are left out.
 */
export async function readLedgerLines(tx: Tx, key: RecordKey): Promise<ChangeLine[]> {
  const { rows } = await sql<ChangeLine>`
    select v.seq, v.fichaje_id, j.dia, c.entrada ->> 'tipo' as tipo, a.nombre_completo as autor,
      array(select t.nombre_completo from jsonb_array_elements_text(c.entrada -> 'aprobada_por') p(id)
        join trabajador t on t.empresa_id = v.empresa_id and t.id = p.id::integer
        order by t.nombre_completo) as aprobado_por,
      nullif(c.entrada ->> 'motivo', '') as motivo, v.registrado_en as hecho_en,
      nullif(c.entrada -> 'antes', 'null') as antes, nullif(c.entrada -> 'despues', 'null') as despues,
      (c.entrada ->> 'responde_a_seq')::integer as responde_a_seq,
      coalesce((c.entrada ->> 'cambio_id')::integer, p.cambio_id) as cambio_id
    from jornada j
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id
    join fichaje_evento v on v.empresa_id = f.empresa_id and v.fichaje_id = f.id
    join lateral fichaje_entradas(v.fichaje_id) c on c.seq = v.seq
    left join trabajador a on a.empresa_id = v.empresa_id
      and a.id = (c.entrada -> 'actor' ->> 'trabajador_id')::integer
    left join cambio_dia_apunte p on p.empresa_id = v.empresa_id
      and p.trabajador_id = v.trabajador_id and p.seq = v.seq
    where j.empresa_id = empresa_actual() and j.trabajador_id = ${key.trabajador_id}
      and j.dia between ${key.desde}::date and ${key.hasta}::date
      and v.contenido !~ '"tipo":"(entrada|salida|pausa|reanudar|importacion)"'
    order by v.seq`.execute(tx);
  return rows;
}

/** First and last link of the worker's chain about the days of each month, deleted signings included. */
export async function readRecordReceipts(tx: Tx, key: RecordKey): Promise<RecordReceipts[]> {
  const { rows } = await sql<RecordReceipts>`
    with mes as (
      select to_char(j.dia, 'YYYY-MM') as mes, count(*)::integer as anotaciones,
        min(v.seq) as primero, max(v.seq) as ultimo
      from jornada j
      join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id
      join fichaje_evento v on v.empresa_id = f.empresa_id and v.fichaje_id = f.id
      where j.empresa_id = empresa_actual() and j.trabajador_id = ${key.trabajador_id}
        and j.dia between ${key.desde}::date and ${key.hasta}::date
      group by 1)
    select m.mes, m.anotaciones,
      jsonb_build_object('seq', p.seq, 'hash', encode(p.eslabon, 'hex')) as primero,
      jsonb_build_object('seq', u.seq, 'hash', encode(u.eslabon, 'hex')) as ultimo
    from mes m
    join fichaje_evento p on p.empresa_id = empresa_actual()
      and p.trabajador_id = ${key.trabajador_id} and p.seq = m.primero
    join fichaje_evento u on u.empresa_id = empresa_actual()
      and u.trabajador_id = ${key.trabajador_id} and u.seq = m.ultimo
    order by m.mes`.execute(tx);
  return rows;
}

/** Last closure requests and decisions of a period's months; none for open months. */
export async function readRecordClosures(tx: Tx, key: RecordKey): Promise<RecordClosure[]> {
  const { rows } = await sql<RecordClosure>`
    select to_char(make_date(n.anyo, n.mes, 1), 'YYYY-MM') as mes,
      case n.estado_id when 1 then 'pendiente' when 2 then 'aprobado' else 'rechazado' end as estado,
      coalesce(n.decidida_en, n.creada_en) as fecha,
      n.minutos_previstos, n.minutos_trabajados, n.saldo_minutos
    from (
      select distinct on (c.anyo, c.mes) c.*, s.estado_id, s.decidida_en, s.creada_en
      from cierre_mes c
      join solicitud s on s.empresa_id = c.empresa_id and s.id = c.solicitud_id
      where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id}
        and make_date(c.anyo, c.mes, 1)
          between date_trunc('month', ${key.desde}::date) and ${key.hasta}::date
      order by c.anyo, c.mes, s.id desc) n
    where n.reabierto_en is null and n.estado_id in (1, 2, 3)`.execute(tx);
  return rows;
}

/** Contracts of a worker that touch a period, with their percentage of full time. */
export async function readContractShares(tx: Tx, key: RecordKey): Promise<ContractShare[]> {
  const { rows } = await sql<ContractShare>`
    select fecha_inicio, fecha_fin, jornada_porcentaje::float8 from contrato
    where empresa_id = empresa_actual() and trabajador_id = ${key.trabajador_id}
      and daterange(fecha_inicio, fecha_fin, '[]')
        && daterange(${key.desde}::date, ${key.hasta}::date, '[]')
    order by fecha_inicio`.execute(tx);
  return rows;
}

/** Compensation of each day's excess; rejected ones are left out. */
export async function readCompensations(tx: Tx, key: RecordKey): Promise<Compensation[]> {
  const { rows } = await sql<Compensation>`
    select dia, minutos, pe_compensacion_id, estado_id from incidencia
    where empresa_id = empresa_actual() and trabajador_id = ${key.trabajador_id}
      and dia between ${key.desde}::date and ${key.hasta}::date
      -- 2: rejected
      and estado_id <> 2 and minutos > 0
    order by dia`.execute(tx);
  return rows;
}

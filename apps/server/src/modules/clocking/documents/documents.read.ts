import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type {
  RecordChange,
  RecordClosure,
  RecordHeader,
  RecordReceipts,
  SigningKind,
} from "./documents.rules.ts";

type RecordKey = { trabajador_id: number; desde: string; hasta: string };

/** Company and worker of a record; undefined when the company has no such worker. */
export async function readRecordHeader(
  tx: Tx,
  workerId: number,
): Promise<RecordHeader | undefined> {
  const { rows } = await sql<RecordHeader>`
    select e.nombre as empresa, e.cif, t.nombre_completo as trabajador, t.nif, t.codigo, t.puesto,
      t.fecha_alta, t.fecha_baja
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.id = ${workerId}`.execute(tx);
  return rows[0];
}

/** The names of every clock-in type and kind of pause of the company. */
export async function readSigningKinds(tx: Tx): Promise<SigningKind[]> {
  const { rows } = await sql<SigningKind>`
    select 'fichador' as clase, id, nombre, tipo from fichador where empresa_id = empresa_actual()
    union all
    select 'parada', id, nombre, tipo from parada where empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

/** Supervisors' changes of the signings of a period, in the order they were made. */
export async function readRecordChanges(tx: Tx, key: RecordKey): Promise<RecordChange[]> {
  const { rows } = await sql<RecordChange>`
    select c.fichaje_id, c.dia, c.tipo, a.nombre_completo as autor, c.motivo, c.hecho_en,
      c.respuesta, c.comentario
    from cambio_fichaje c
    join trabajador a on a.empresa_id = c.empresa_id and a.id = c.autor_id
    where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id}
      and c.dia between ${key.desde}::date and ${key.hasta}::date
    order by c.seq`.execute(tx);
  return rows;
}

/** Signings of a period that their worker edited, cloned or had corrected. */
export async function readEditedIds(tx: Tx, key: RecordKey): Promise<number[]> {
  const { rows } = await sql<{ fichaje_id: number }>`
    select distinct v.fichaje_id
    from jornada j
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id and not f.borrado
    join fichaje_evento v on v.empresa_id = f.empresa_id and v.fichaje_id = f.id
    where j.empresa_id = empresa_actual() and j.trabajador_id = ${key.trabajador_id}
      and j.dia between ${key.desde}::date and ${key.hasta}::date
      and v.contenido ~ '"tipo":"(edicion|clonacion|correccion)"'`.execute(tx);
  return rows.map((row) => row.fichaje_id);
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

/** What was asked and decided last about closing the months of a period; none for open months. */
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

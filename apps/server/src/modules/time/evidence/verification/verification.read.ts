import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import type { CurrentRow, KeptHead, StoredEvent } from "./verification.rules.ts";

/** Links that one query answers. */
const pageLength = 2000;

/** Links of a worker's chain after a number, at most 2,000, in order. */
export async function readEvents(
  tx: Tx,
  key: { trabajador_id: number; after: number },
): Promise<StoredEvent[]> {
  return tx
    .selectFrom("fichaje_evento")
    .select(["seq", "fichaje_id", "registrado_en", "sal", "contenido", "hoja", "eslabon"])
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("trabajador_id", "=", key.trabajador_id)
    .where("seq", ">", key.after)
    .orderBy("seq")
    .limit(pageLength)
    .execute();
}

/** A worker with a chain or signings, and the stored head of the chain. */
export type ChainOwner = { trabajador_id: number } & KeptHead;

/**
 * People of the company with a chain, events or signings. Steps from person to person in the key of the events, which
 * are most of a database.
 */
export async function listChainOwners(tx: Tx): Promise<ChainOwner[]> {
  const nextAfter = (before: RawBuilder<number>) => sql`(
    select v.trabajador_id from fichaje_evento v
    where v.empresa_id = empresa_actual() and v.trabajador_id > ${before}
    order by v.trabajador_id limit 1)`;
  const { rows } = await sql<ChainOwner>`
    with recursive con_evento (trabajador_id) as (
      select ${nextAfter(sql<number>`0`)}
      union all
      select ${nextAfter(sql<number>`e.trabajador_id`)} from con_evento e
      where e.trabajador_id is not null)
    select p.trabajador_id, c.seq, c.eslabon
    from (select trabajador_id from cadena where empresa_id = empresa_actual()
      union select trabajador_id from con_evento where trabajador_id is not null
      union select trabajador_id from fichaje where empresa_id = empresa_actual()) p
    left join cadena c on c.empresa_id = empresa_actual() and c.trabajador_id = p.trabajador_id
    order by p.trabajador_id`.execute(tx);
  return rows;
}

/**
 * Current signings of a worker on days of their own, deleted ones included. Found by the worker's days: signings have no
 * index by worker.
 */
export async function readCurrentRows(tx: Tx, workerId: number): Promise<CurrentRow[]> {
  const { rows } = await sql<CurrentRow>`
    select f.id, j.dia, to_jsonb(f) as fila from jornada j
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id
    where j.empresa_id = empresa_actual() and j.trabajador_id = ${workerId}
      and f.trabajador_id = ${workerId}`.execute(tx);
  return rows;
}

/** Current signings of the company on days of somebody else, by worker: only the owner of a database can make one. */
export async function readMisplacedRows(tx: Tx): Promise<Map<number, CurrentRow[]>> {
  const { rows } = await sql<CurrentRow & { trabajador_id: number }>`
    select f.trabajador_id, f.id, j.dia, to_jsonb(f) as fila from fichaje f
    join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
    where f.empresa_id = empresa_actual() and f.trabajador_id <> j.trabajador_id`.execute(tx);
  return Map.groupBy(rows, (row) => row.trabajador_id);
}

/**
 * True if the company's checkpoints can leave the house: addresses that get them, and how many were
 * mailed.
 */
export type Deliveries = { correos: number; enviados: number };

/** Addresses that get the company's checkpoints, and checkpoints that were mailed so far. */
export async function readDeliveries(tx: Tx): Promise<Deliveries> {
  const { rows } = await sql<Deliveries>`
    select cardinality(e.correos_puntos_control) as correos,
      (select count(*)::integer from punto_control p
        where p.empresa_id = e.empresa_id and p.enviado_en is not null) as enviados
    from empresa e where e.empresa_id = empresa_actual()`.execute(tx);
  return rows[0] ?? { correos: 0, enviados: 0 };
}

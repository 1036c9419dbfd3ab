import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** A link with everything it is recomputed from. */
export type StoredEvent = {
  seq: number;
  fichaje_id: number;
  sal: Buffer | null;
  contenido: string | null;
  hoja: Buffer;
  eslabon: Buffer;
};

/** Links that one query answers. */
const pageLength = 2000;

/** Links of a worker's chain after a number, at most 2,000, in order. */
export async function readEvents(
  tx: Tx,
  key: { trabajador_id: number; after: number },
): Promise<StoredEvent[]> {
  return tx
    .selectFrom("fichaje_evento")
    .select(["seq", "fichaje_id", "sal", "contenido", "hoja", "eslabon"])
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("trabajador_id", "=", key.trabajador_id)
    .where("seq", ">", key.after)
    .orderBy("seq")
    .limit(pageLength)
    .execute();
}

/** A worker who has a chain or signings, and the head that is kept of it. */
export type ChainOwner = { trabajador_id: number; seq: number | null; eslabon: Buffer | null };

/** Everybody of the company who has a chain, events or signings. */
export async function listChainOwners(tx: Tx): Promise<ChainOwner[]> {
  const { rows } = await sql<ChainOwner>`
    select t.id as trabajador_id, c.seq, c.eslabon from trabajador t
    left join cadena c on c.empresa_id = t.empresa_id and c.trabajador_id = t.id
    where t.empresa_id = empresa_actual()
      and (c.seq is not null
        or exists (select from fichaje_evento e where e.empresa_id = t.empresa_id and e.trabajador_id = t.id)
        or exists (select from fichaje f where f.empresa_id = t.empresa_id and f.trabajador_id = t.id))
    order by t.id`.execute(tx);
  return rows;
}

/** A current signing: its columns by name, and the day it belongs to. */
export type CurrentRow = { id: number; dia: string; fila: Record<string, unknown> };

/** The current signings of a worker, deleted ones included. */
export async function readCurrentRows(tx: Tx, workerId: number): Promise<CurrentRow[]> {
  const { rows } = await sql<CurrentRow>`
    select f.id, j.dia, to_jsonb(f) as fila from fichaje f
    join jornada j on j.empresa_id = f.empresa_id and j.id = f.jornada_id
    where f.empresa_id = empresa_actual() and f.trabajador_id = ${workerId}`.execute(tx);
  return rows;
}

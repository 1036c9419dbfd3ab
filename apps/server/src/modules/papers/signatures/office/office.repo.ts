import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Documents of an act: those of some ids, or all of a sending. */
export type Chosen = { ids: readonly number[] } | { envio_id: number };

/** A pending document with its person. */
type Touched = { id: number; trabajador_id: number };

function choice(chosen: Chosen): RawBuilder<unknown> {
  return "ids" in chosen
    ? sql`f.id = any(${chosen.ids}::integer[])`
    : sql`f.envio_id = ${chosen.envio_id}`;
}

/** Number of chosen documents, in any state. */
export async function countChosen(tx: Tx, chosen: Chosen): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from firma_documento f
    where f.empresa_id = empresa_actual() and ${choice(chosen)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** Takes chosen pending documents back, with a line in their history. */
export async function cancelChosen(
  tx: Tx,
  chosen: Chosen,
  by: { now: string; quien_id: number },
): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    with anulados as (
      update firma_documento f set estado = 'anulado', anulado_en = ${by.now},
        anulado_por = ${by.quien_id}
      where f.empresa_id = empresa_actual() and f.estado = 'pendiente' and ${choice(chosen)}
      returning f.empresa_id, f.id, f.trabajador_id),
    sucesos as (
      insert into firma_suceso (empresa_id, firma_documento_id, tipo, en, quien_id)
      select empresa_id, id, 'anulado', ${by.now}, ${by.quien_id} from anulados)
    select id, trabajador_id from anulados order by id`.execute(tx);
  return rows;
}

/**
 * Chosen pending documents that nobody was asked about or reminded of since an instant, of people who
 * work here on `today`: reminded from now on, with a line in their history.
 */
export async function remindChosen(
  tx: Tx,
  chosen: Chosen,
  by: { now: string; since: string; today: string; quien_id: number },
): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    with debidos as (
      update firma_documento f set recordado_en = ${by.now}
      from trabajador t
      where f.empresa_id = empresa_actual() and f.estado = 'pendiente' and ${choice(chosen)}
        and (f.caduca_el is null or f.caduca_el >= ${by.today}::date)
        and coalesce(f.recordado_en, f.fecha_solicitud) <= ${by.since}::timestamptz
        and t.empresa_id = f.empresa_id and t.id = f.trabajador_id
        and (t.fecha_baja is null or t.fecha_baja >= ${by.today}::date)
      returning f.empresa_id, f.id, f.trabajador_id),
    sucesos as (
      insert into firma_suceso (empresa_id, firma_documento_id, tipo, en, quien_id)
      select empresa_id, id, 'recordado', ${by.now}, ${by.quien_id} from debidos)
    select id, trabajador_id from debidos order by id`.execute(tx);
  return rows;
}

/** Number of chosen documents that are pending. */
export async function countPending(tx: Tx, chosen: Chosen): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from firma_documento f
    where f.empresa_id = empresa_actual() and f.estado = 'pendiente'
      and ${choice(chosen)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

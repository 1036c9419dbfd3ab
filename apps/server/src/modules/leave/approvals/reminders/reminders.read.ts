import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";

import type { Db, Tx } from "../../../../db/client.ts";
import { opaqueDate } from "../../../../db/opaque.ts";
import { delegateOf, stillSupervises } from "../approvals.read.ts";

// Written into the text: with a parameter, the index of pending requests is not found.
const pending = sql.lit(requestStates.pending);

/** Every company of the installation, with its zone. */
export async function readCompanies(
  db: Db,
): Promise<Array<{ empresa_id: number; zona_horaria: string }>> {
  return db.gateLookup({
    name: "reminders_companies",
    text: "select empresa_id, zona_horaria from empresa order by empresa_id",
    values: [],
  });
}

/** Pending requests that wait for a supervisor who has left or no longer supervises on a day. */
export async function readStale(tx: Tx, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct s.id from solicitud s
    join solicitud_aprobacion a on a.empresa_id = s.empresa_id and a.solicitud_id = s.id
    where s.empresa_id = empresa_actual() and s.estado_id = ${pending}
      and a.aprobada is null and not ${stillSupervises(opaqueDate(today))}
    order by s.id`.execute(tx);
  return rows.map((row) => row.id);
}

/** A request that has waited for long; `personas` may decide it now, none: the administrators. */
export type DueRow = {
  id: number;
  trabajador_id: number;
  pe_solicitud_tipo_id: number;
  personas: number[];
};

/**
 * Requests waiting since `asked` for a decision, without a reminder since `reminded` (instants, ISO
 * 8601), oldest first. Requests being decided at this moment are left out; later decisions wait
 * until the transaction ends.
 */
export async function lockDue(
  tx: Tx,
  key: { today: string; asked: string; reminded: string },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with candidatas as (
      select s.empresa_id, s.id, s.trabajador_id, s.pe_solicitud_tipo_id,
        greatest(s.creada_en, s.editada_en, (select max(e.ocurrido_en) from solicitud_suceso e
          where e.empresa_id = s.empresa_id and e.solicitud_id = s.id
            and e.tipo = 'a_administracion')) as desde,
        (select max(e.ocurrido_en) from solicitud_suceso e
          where e.empresa_id = s.empresa_id and e.solicitud_id = s.id
            and e.tipo = 'recordada') as recordada
      from solicitud s
      where s.empresa_id = empresa_actual() and s.estado_id = ${pending}
        and s.creada_en <= ${key.asked}::timestamptz
      for update skip locked)
    select c.id, c.trabajador_id, c.pe_solicitud_tipo_id,
      (select coalesce(json_agg(distinct p.id), '[]')
        from solicitud_aprobacion a
        cross join lateral (values (a.supervisor_id), (${delegateOf(opaqueDate(key.today))})) p (id)
        where a.empresa_id = c.empresa_id and a.solicitud_id = c.id and a.aprobada is null
          and p.id is not null and ${stillSupervises(opaqueDate(key.today))}) as personas
    from candidatas c
    where c.desde <= ${key.asked}::timestamptz
      and (c.recordada is null or c.recordada < c.desde
        or c.recordada <= ${key.reminded}::timestamptz)
    order by c.id`.execute(tx);
  return rows;
}

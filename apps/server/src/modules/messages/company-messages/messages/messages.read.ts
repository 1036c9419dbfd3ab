import { sql } from "kysely";

import type { CompanyMessage } from "@atrio/contract/messages/company-messages";

import type { Tx } from "../../../../db/client.ts";

import type { Audience } from "./messages.rules.ts";

/** People of an audience who work here on `today` (local date), by id. */
export async function readRecipients(
  tx: Tx,
  audience: Audience & { today: string },
): Promise<number[]> {
  const { today, centro_ids, departamentos, trabajador_ids } = audience;
  const { rows } = await sql<{ id: number }>`
    select t.id from trabajador t
    where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
      and (${trabajador_ids === undefined} or t.id = any(${trabajador_ids ?? []}::integer[]))
      and (${departamentos === undefined} or lower(unaccent(t.nombre_departamento_trabajador)) in
        (select lower(unaccent(d)) from unnest(${departamentos ?? []}::text[]) d))
      and (${centro_ids === undefined} or exists (select from trabajador_centro tc
        where tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
          and tc.vigencia @> ${today}::date and tc.centro_trabajo_id = any(${centro_ids ?? []}::integer[])))
    order by t.id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Number of ids that are work centres of the company. */
export async function countCentres(tx: Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from centro_trabajo
    where empresa_id = empresa_actual() and id = any(${ids})`.execute(tx);
  return rows[0]?.total ?? 0;
}

const columns = sql`c.id, c.titulo, c.contenido, c.importante, c.fecha, c.destinatarios,
  c.total_destinatarios,
  json_build_object('id', a.id, 'nombre_completo', a.nombre_completo, 'link_foto', a.link_foto) as autor,
  (select count(*)::integer from notificacion n where n.empresa_id = c.empresa_id
    and n.comunicado_id = c.id and n.leida_en is not null) as leidos,
  case when c.clave is not null then
    json_build_object('nombre', c.nombre, 'tipo', c.tipo, 'bytes', c.bytes) end as documento_notificacion`;

const fromMessages = sql`from comunicado c
  join trabajador a on a.empresa_id = c.empresa_id and a.id = c.autor_id
  where c.empresa_id = empresa_actual()`;

/** A page of the company's messages, newest first, and how many have read each. One query. */
export async function readMessages(
  tx: Tx,
  page: { skip: number; take: number },
): Promise<CompanyMessage[]> {
  const { rows } = await sql<CompanyMessage>`
    select ${columns} ${fromMessages}
    order by c.fecha desc, c.id desc limit ${page.take} offset ${page.skip}`.execute(tx);
  return rows;
}

/** A message of the company; undefined where there is none. One query. */
export async function readMessage(tx: Tx, id: number): Promise<CompanyMessage | undefined> {
  const { rows } = await sql<CompanyMessage>`
    select ${columns} ${fromMessages} and c.id = ${id}`.execute(tx);
  return rows[0];
}

/** Number of messages sent by the company. A single query. */
export async function countMessages(tx: Tx): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from comunicado where empresa_id = empresa_actual()`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

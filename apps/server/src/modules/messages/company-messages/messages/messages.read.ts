import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type {
  CompanyMessage,
  MessageGroups,
  MessageReader,
} from "@atrio/contract/messages/company-messages";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";

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
  c.total_destinatarios, c.idioma, c.retirado_en,
  (select coalesce(json_agg(json_build_object('idioma', x.idioma, 'titulo', x.titulo,
      'contenido', x.contenido) order by x.idioma), '[]')
    from comunicado_texto x where x.empresa_id = c.empresa_id and x.comunicado_id = c.id) as textos,
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
    order by c.fecha desc, c.id desc ${pageLimit(page)}`.execute(tx);
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

/** Groups of the people who work here on `today`, with their numbers. One query. */
export async function readGroups(tx: Tx, today: string): Promise<MessageGroups> {
  const { rows } = await sql<MessageGroups>`
    with gente as (
      select t.nombre_departamento_trabajador as departamento,
        (select tc.centro_trabajo_id from trabajador_centro tc
          where tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
            and tc.vigencia @> ${today}::date) as centro_id
      from trabajador t
      where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today}::date
        and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
    )
    select (select count(*)::integer from gente) as total,
      (select coalesce(json_agg(json_build_object('id', c.id, 'nombre', c.nombre, 'total', g.total)
          order by c.nombre), '[]')
        from (select centro_id, count(*)::integer as total from gente group by 1) g
        join centro_trabajo c on c.empresa_id = empresa_actual() and c.id = g.centro_id) as centros,
      (select coalesce(json_agg(json_build_object('nombre', d.departamento, 'total', d.total)
          order by d.departamento), '[]')
        from (select departamento, count(*)::integer as total from gente
          where departamento is not null group by 1) d) as departamentos`.execute(tx);
  return rows[0] ?? { total: 0, centros: [], departamentos: [] };
}

/** A page of the people whom a message has reached, by name, and how many they are. */
export async function readReaders(
  tx: Tx,
  key: { id: number; leida: boolean | null; skip: number; take: number },
): Promise<{ data: MessageReader[]; total: number }> {
  const found = sql`
    from notificacion n
    join trabajador t on t.empresa_id = n.empresa_id and t.id = n.trabajador_id
    where n.empresa_id = empresa_actual() and n.comunicado_id = ${key.id}
      and (${key.leida}::boolean is null or (n.leida_en is not null) = ${key.leida})`;
  const [page, count] = await Promise.all([
    sql<MessageReader>`
      select t.id, t.nombre_completo, t.link_foto, n.leida_en
      ${found} order by texto_plano(t.nombre_completo), t.id
      ${pageLimit(key)}`.execute(tx),
    sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(tx),
  ]);
  return { data: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** Languages of some people. */
export async function readLanguages(
  tx: Tx,
  ids: readonly number[],
): Promise<Array<{ id: number; idioma: Language }>> {
  const { rows } = await sql<{ id: number; idioma: Language }>`
    select t.id, coalesce(t.idioma_trabajador, e.idioma) as idioma
    from trabajador t join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.id = any(${ids})`.execute(tx);
  return rows;
}

import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { OfficeAct } from "@atrio/contract/access/activity";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";

/** Filter of the trail: instants in ISO 8601, and first parts of the acts' keys. */
export type ActFilter = {
  from: string | null;
  to: string | null;
  parts: readonly string[] | null;
  autor_id: number | null;
};

/** A line of the trail before its words. */
export type ActRow = Omit<OfficeAct, "grupo" | "texto">;

/** The most lines that a list counts: an older one is found by its day. */
const mostCounted = 10_000;

const filtered = ({ from, to, parts, autor_id }: ActFilter): RawBuilder<unknown> => sql`
  from auditoria u
  where u.empresa_id = empresa_actual()
    and (${from}::timestamptz is null or u.ocurrida_en >= ${from}::timestamptz)
    and (${to}::timestamptz is null or u.ocurrida_en < ${to}::timestamptz)
    and (${parts}::text[] is null or split_part(u.accion, '.', 1) = any(${parts}::text[]))
    and (${autor_id}::integer is null or u.actor_id = ${autor_id}::integer
      or u.suplantada_por = ${autor_id}::integer)`;

const personOf = (alias: string): RawBuilder<unknown> => sql`
  case when ${sql.ref(`${alias}.id`)} is not null then json_build_object('id', ${sql.ref(`${alias}.id`)},
    'nombre_completo', ${sql.ref(`${alias}.nombre_completo`)}, 'link_foto', ${sql.ref(`${alias}.link_foto`)}) end`;

/** Id of the person whom a line is about. Beside the line: row security keeps an index from comparing what may fail. */
const subject = sql`case when u.objeto = 'trabajador' and u.objeto_id ~ '^[0-9]{1,9}$'
  then u.objeto_id::integer end`;

/** Lines of the trail, newest first. */
export async function readActs(
  tx: Tx,
  filter: ActFilter,
  { skip, take }: { skip: number; take: number },
): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select u.id, u.ocurrida_en as en, u.accion, ${personOf("w")} as autor,
      ${personOf("s")} as suplantada_por, ${personOf("o")} as sobre
    from (select u.*, ${subject} as sobre_id ${filtered(filter)} order by u.ocurrida_en desc, u.id desc
      ${pageLimit({ skip, take })}) u
    left join trabajador w on w.empresa_id = u.empresa_id and w.id = u.actor_id
    left join trabajador s on s.empresa_id = u.empresa_id and s.id = u.suplantada_por
    left join trabajador o on o.empresa_id = u.empresa_id and o.id = u.sobre_id
    order by u.ocurrida_en desc, u.id desc`.execute(tx);
  return rows;
}

/** Number of lines, 10,000 for more. */
export async function countActs(tx: Tx, filter: ActFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select 1 ${filtered(filter)} limit ${mostCounted}) u`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { InboxRow } from "@atrio/contract/company/inbox";
import type { InboxKind } from "@atrio/contract/company/inbox-kinds";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";

/** Rows of kinds that wait, each with the columns of `waitingColumns`. */
export type WaitingSource = { tipo: InboxKind; rows: RawBuilder<unknown> };

const joined = (sources: readonly WaitingSource[]): RawBuilder<unknown> =>
  sql.join(
    sources.map(({ rows }) => sql`(${rows})`),
    sql` union all `,
  );

/** Days before a day from which a thing is near it. */
const nearDays = 3;

type Counted = { tipo: InboxKind; total: number; oldest: string };

/** Number of each kind that waits, each with since when the oldest of all does. */
export async function countWaiting(tx: Tx, sources: readonly WaitingSource[]): Promise<Counted[]> {
  if (sources.length === 0) return [];
  const { rows } = await sql<Counted>`
    select r.tipo, count(*)::integer as total, 
      min(min(r.espera_desde)) over () as oldest
    from (${joined(sources)}) r group by r.tipo`.execute(tx);
  return rows;
}

/** A thing that waits, as the database knows it. */
type WaitingThing = Omit<InboxRow, "acto" | "link">;

type Page = {
  today: string;
  skip: number;
  take: number;
  rankOf: (kind: InboxKind) => number;
};

/**
 * Page of the things that wait, by rank of the kind: conflicts first, then things near their day, then the
 * oldest; in a single statement for any kinds.
 */
export async function readWaitingThings(
  tx: Tx,
  sources: readonly WaitingSource[],
  { today, skip, take, rankOf }: Page,
): Promise<WaitingThing[]> {
  if (sources.length === 0) return [];
  const ranks = sources.map(({ tipo }) => sql`when ${sql.lit(tipo)} then ${sql.lit(rankOf(tipo))}`);
  const order = sql`case x.tipo ${sql.join(ranks, sql` `)} end,
    case when x.bloqueo is not null then 0 when x.ausentes > 0 then 1 else 2 end,
    coalesce(x.hasta <= ${today}::date + ${sql.lit(nearDays)}, false) desc,
    x.espera_desde, x.tipo, x.id`;
  const { rows } = await sql<WaitingThing>`
    select x.tipo, x.id, case when t.id is not null then json_build_object('id', t.id,
        'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) end as persona,
      x.pe_solicitud_tipo_id, x.texto, x.fecha_inicio, x.fecha_fin, x.coste, x.unidad, x.importe,
      x.minutos, x.espera_desde, x.hasta, x.ausentes, x.ausente, x.bloqueo
    from (select x.* from (${joined(sources)}) x
      order by ${order} ${pageLimit({ skip, take })}) x
    left join trabajador t on t.empresa_id = empresa_actual() and t.id = x.persona_id
    order by ${order}`.execute(tx);
  return rows;
}

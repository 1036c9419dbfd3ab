import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";
import type { ApprovedExpense } from "@atrio/contract/leave/office-inbox";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import { findsWorker } from "../../../../db/people-match.ts";

/** Approved expenses, paid or to be paid, of people whom a text finds. */
export type PayFilter = { pagado: boolean; texto: string };

/** Expenses `g`: since when they wait to be paid is kept beside them. */
const found = ({ pagado, texto }: PayFilter) => sql`
  from gasto g
  where g.empresa_id = empresa_actual() and ${pagado ? isPaid : sql`g.por_pagar_desde is not null`}
    and ${findsWorker(sql`g.trabajador_id`, texto)}`;

const isPaid = sql`g.pagado_en is not null and exists (select from solicitud s
  where s.empresa_id = g.empresa_id and s.id = g.solicitud_id
    and s.estado_id = ${sql.lit(requestStates.approved)} and not s.borrada and s.sustituida_por is null)`;

type Row = Omit<ApprovedExpense, "can">;

/** A page of approved expenses: the longest waiting first, of the paid ones the newest. */
export async function readApproved(
  tx: Tx,
  filter: PayFilter & { skip: number; take: number },
): Promise<Row[]> {
  const order = filter.pagado
    ? sql`g.pagado_en desc, g.solicitud_id desc`
    : sql`g.por_pagar_desde, g.solicitud_id`;
  const { rows } = await sql<Row>`
    select s.id as solicitud_id, json_build_object('id', t.id,
        'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) as trabajador,
      g.pe_gasto_tipo_id, s.titulo, g.fecha_gasto, g.importe::float8 as importe,
      g.kilometros::float8 as kilometros, s.decidida_en as aprobado_en, g.pagado_en
    from (select g.* ${found(filter)}
      order by ${order} ${pageLimit(filter)}) g
    join solicitud s on s.empresa_id = g.empresa_id and s.id = g.solicitud_id
    join trabajador t on t.empresa_id = s.empresa_id and t.id = s.trabajador_id
    order by ${order}`.execute(tx);
  return rows;
}

/** Number and euros of approved expenses on all pages; those of everybody to be paid are kept. */
export async function sumApproved(
  tx: Tx,
  filter: PayFilter,
): Promise<{ total: number; importe_total: number }> {
  const { rows } = await sql<{ total: number; importe_total: number }>`
    select ${
      filter.pagado || filter.texto !== ""
        ? sql`count(*)::integer as total, coalesce(sum(g.importe), 0)::float8 as importe_total ${found(filter)}`
        : sql`coalesce(sum(c.total), 0)::integer as total, coalesce(sum(c.importe), 0)::float8 as importe_total
            from gastos_de_bloque c where c.empresa_id = empresa_actual()`
    }`.execute(tx);
  return rows[0] ?? { total: 0, importe_total: 0 };
}

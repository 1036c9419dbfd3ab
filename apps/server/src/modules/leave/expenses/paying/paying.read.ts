import { sql } from "kysely";

import { requestKinds, requestStates } from "@atrio/contract/kinds";
import type { ApprovedExpense } from "@atrio/contract/leave/office-inbox";

import type { Tx } from "../../../../db/client.ts";
import { findsWorker } from "../../../../db/people-match.ts";

/** Approved expenses, paid or to be paid, of people whom a text finds. */
export type PayFilter = { pagado: boolean; texto: string };

const found = ({ pagado, texto }: PayFilter) => sql`
  from solicitud s
  join gasto g on g.empresa_id = s.empresa_id and g.solicitud_id = s.id
  where s.empresa_id = empresa_actual() and s.pe_solicitud_tipo_id = ${requestKinds.expenses}
    and s.estado_id = ${requestStates.approved} and not s.borrada and s.sustituida_por is null
    and (g.pagado_en is not null) = ${pagado}
    and ${findsWorker(sql`s.trabajador_id`, texto)}`;

type Row = Omit<ApprovedExpense, "can">;

/** A page of approved expenses: the longest waiting first, of the paid ones the newest. */
export async function readApproved(
  tx: Tx,
  filter: PayFilter & { skip: number; take: number },
): Promise<Row[]> {
  const order = filter.pagado ? sql`g.pagado_en desc, s.id desc` : sql`s.decidida_en, s.id`;
  const { rows } = await sql<Row>`
    select s.id as solicitud_id, json_build_object('id', t.id,
        'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto) as trabajador,
      g.pe_gasto_tipo_id, s.titulo, g.fecha_gasto, g.importe::float8 as importe,
      g.kilometros::float8 as kilometros, s.decidida_en as aprobado_en, g.pagado_en
    from (select s.empresa_id, s.id as solicitud_id ${found(filter)}
      order by ${order} offset ${filter.skip} limit ${filter.take}) p
    join solicitud s on s.empresa_id = p.empresa_id and s.id = p.solicitud_id
    join gasto g on g.empresa_id = s.empresa_id and g.solicitud_id = s.id
    join trabajador t on t.empresa_id = s.empresa_id and t.id = s.trabajador_id
    order by ${order}`.execute(tx);
  return rows;
}

/** Number and euros of approved expenses on all pages. */
export async function sumApproved(
  tx: Tx,
  filter: PayFilter,
): Promise<{ total: number; importe_total: number }> {
  const { rows } = await sql<{ total: number; importe_total: number }>`
    select count(*)::integer as total, coalesce(sum(g.importe), 0)::float8 as importe_total
    ${found(filter)}`.execute(tx);
  return rows[0] ?? { total: 0, importe_total: 0 };
}

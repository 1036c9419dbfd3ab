import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** Facts that recipients of a request's news need. */
export type NewsRow = {
  solicitud_id: number;
  trabajador_id: number;
  pe_solicitud_tipo_id: number;
  estado_id: number;
  /** True if it would replace an approved request, or withdraw it. */
  rectifica: boolean;
  retira: boolean;
  administrador_id: number | null;
  /** Delegates who decided. */
  decidida_por: number[];
  /** Local dates that it is about, in order; null for an end that nobody knows. */
  fechas: Array<{ desde: string; hasta: string | null }>;
  zona_horaria: string;
};

/** A rectification without days withdraws the approved absence `s.rectifica_id`. */
const isWithdrawal = sql`(s.rectifica_id is not null and not exists (select from solicitud_periodo v
  where v.empresa_id = s.empresa_id and v.solicitud_id = s.id))`;

/** A request of any kind as its news tell it, with the company's zone. */
export async function readNews(tx: Tx, requestId: number): Promise<NewsRow | undefined> {
  const { rows } = await sql<NewsRow>`
    select s.id as solicitud_id, s.trabajador_id, s.pe_solicitud_tipo_id, s.estado_id,
      s.rectifica_id is not null as rectifica, ${isWithdrawal} as retira, s.administrador_id,
      e.zona_horaria,
      (select coalesce(json_agg(a.decidida_por), '[]') from solicitud_aprobacion a
        where a.empresa_id = s.empresa_id and a.solicitud_id = s.id
          and a.decidida_por is not null) as decidida_por,
      (select coalesce(json_agg(json_build_object('desde', d.desde, 'hasta', d.hasta)
          order by d.desde, d.hasta), '[]')
        from (
          select p.fecha_inicio, case when q.sin_fecha_fin then null else p.fecha_fin end
            from solicitud_periodo p
            join solicitud q on q.empresa_id = p.empresa_id and q.id = p.solicitud_id
            where p.empresa_id = s.empresa_id
              and p.solicitud_id = case when ${isWithdrawal} then s.rectifica_id else s.id end
          union select g.fecha_gasto, g.fecha_gasto from gasto g
            where g.empresa_id = s.empresa_id and g.solicitud_id = s.id
          union select c.dia, c.dia from correccion c
            where c.empresa_id = s.empresa_id and c.solicitud_id = s.id
          union select make_date(m.anyo, m.mes, 1),
              (make_date(m.anyo, m.mes, 1) + interval '1 month - 1 day')::date
            from cierre_mes m
            where m.empresa_id = s.empresa_id and m.solicitud_id = s.id) d (desde, hasta)) as fechas
    from solicitud s
    join empresa e on e.empresa_id = s.empresa_id
    where s.empresa_id = empresa_actual() and s.id = ${requestId}`.execute(tx);
  return rows[0];
}

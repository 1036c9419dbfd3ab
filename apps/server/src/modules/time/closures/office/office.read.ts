import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { requestStates } from "@atrio/contract/kinds";
import type { OfficeMonth, OfficeMonthState } from "@atrio/contract/time/office-time";

import type { Tx } from "../../../../db/client.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import { findsWorker } from "../../../../db/people-match.ts";

/**
 * Months of people who work here on a day that ended and are still open: of the last twelve, from the first
 * signing on, as `trabajador_id` and `primero`, the first day. The first open month of each is kept, after
 * their first day of work, with their last one: first months, then later ones.
 */
const openMonths = (today: string): Array<RawBuilder<unknown>> => {
  // Sub-selects: with known months the planner expects so few rows that it plans each answer anew.
  const month = (ago: number) =>
    sql`(select (date_trunc('month', ${today}::date) - make_interval(months => ${sql.lit(ago)}))::date)`;
  const worksHere = sql`a.empresa_id = empresa_actual()
    and (a.fecha_baja is null or a.fecha_baja >= ${today}::date)`;
  return [
    sql`select a.empresa_id, a.trabajador_id, a.desde as primero from meses_abiertos a
      where ${worksHere} and a.desde between ${month(12)} and ${month(1)}`,
    sql`select a.empresa_id, a.trabajador_id, m.primero::date as primero from meses_abiertos a
    cross join lateral generate_series(
      greatest(${month(12)}::timestamp, a.desde + interval '1 month'), ${month(1)}::timestamp,
      interval '1 month') m (primero)
    where ${worksHere} and a.desde < ${month(1)}
      -- the limit keeps the planner from reading all closures of the company: it expects a thousand months of each
      and (select true from cierre_mes c
        where c.empresa_id = a.empresa_id and c.trabajador_id = a.trabajador_id and c.vigente
          and c.anyo = extract(year from m.primero)::integer
          and c.mes = extract(month from m.primero)::integer limit 1) is null`,
  ];
};

/** Last day on which the closure of a month `m` is in time (Rule TIME-145). */
const dueOn = sql`(m.primero + interval '1 month' + interval '9 days')::date`;

const askedMonths = (state: number) => sql`
  select c.empresa_id, c.trabajador_id, make_date(c.anyo, c.mes, 1) as primero, c.solicitud_id
  from cierre_mes c
  join solicitud s on s.empresa_id = c.empresa_id and s.id = c.solicitud_id
  where c.empresa_id = empresa_actual() and c.vigente and s.estado_id = ${state}`;

/** Months of a state and, if given, of one month `YYYY-MM`, of people whom a text finds. */
export type MonthKey = {
  today: string;
  estado: OfficeMonthState;
  mes?: string | undefined;
  texto: string;
};

function source({ today, estado, mes, texto }: MonthKey): RawBuilder<unknown> {
  const first = mes === undefined ? null : `${mes}-01`;
  const rows = {
    abierto: sql`select o.*, null::integer as solicitud_id from (${sql.join(openMonths(today), sql` union all `)}) o`,
    pendiente: askedMonths(requestStates.pending),
    aprobado: askedMonths(requestStates.approved),
  }[estado];
  return sql`(${rows}) m
    where (${first}::date is null or m.primero = ${first}::date)
      and ${findsWorker(sql`m.trabajador_id`, texto)}`;
}

/** A page of months: the oldest first, closed ones the newest first. */
export async function readMonths(
  tx: Tx,
  key: MonthKey & { skip: number; take: number },
): Promise<Array<Omit<OfficeMonth, "can">>> {
  const way = key.estado === "aprobado" ? sql`desc` : sql`asc`;
  const { rows } = await sql<Omit<OfficeMonth, "can">>`
    select json_build_object('id', t.id, 'nombre_completo', t.nombre_completo,
        'link_foto', t.link_foto) as trabajador,
      extract(year from m.primero)::integer as anyo, extract(month from m.primero)::integer as mes,
      ${key.estado} as estado, ${dueOn} as vence_el, m.solicitud_id,
      m.solicitud_id is null and exists (select from cierre_mes r
        join solicitud q on q.empresa_id = r.empresa_id and q.id = r.solicitud_id
        where r.empresa_id = m.empresa_id and r.trabajador_id = m.trabajador_id
          and r.anyo = extract(year from m.primero) and r.mes = extract(month from m.primero)
          and q.estado_id = ${requestStates.rejected}) as rechazado,
      c.minutos_previstos, c.minutos_trabajados, c.saldo_minutos, s.creada_en as solicitado_en
    from (select m.* from ${source(key)}
      order by m.primero ${way}, m.trabajador_id ${pageLimit(key)}) m
    join trabajador t on t.empresa_id = m.empresa_id and t.id = m.trabajador_id
    left join cierre_mes c on c.empresa_id = m.empresa_id and c.solicitud_id = m.solicitud_id
    left join solicitud s on s.empresa_id = m.empresa_id and s.id = m.solicitud_id
    order by m.primero ${way}, m.trabajador_id`.execute(tx);
  return rows;
}

/** Number of months on all pages. */
export async function countMonths(tx: Tx, key: MonthKey): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${source(key)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

export type TimeFacts = {
  closures: number;
  closureMonth: string | null;
  closureDaysLeft: number | null;
  incidences: number;
  minutes: number;
  /** An incidence of a month that has ended: it holds the month's closure. */
  isHolding: boolean;
  /** Days since the oldest day with an incidence. */
  incidenceDays: number | null;
};

/** Open months, and incidences of others than an administrator to decide. */
export async function readTimeFacts(
  tx: Tx,
  key: { trabajador_id: number; today: string },
): Promise<TimeFacts> {
  const ofOthers = (alias: string) => sql`${sql.ref(`${alias}.empresa_id`)} = empresa_actual()
    and ${sql.ref(`${alias}.trabajador_id`)} <> ${key.trabajador_id}`;
  const months = openMonths(key.today).map(
    (part) => sql`select count(*) as total, min(o.primero) as primero from (${part}) o`,
  );
  const { rows } = await sql<TimeFacts>`
    select m.total::integer as closures, to_char(m.primero, 'YYYY-MM') as "closureMonth",
      ${dueOn} - ${key.today}::date as "closureDaysLeft",
      i.total::integer as incidences, i.minutos::integer as minutes,
      coalesce(i.oldest < date_trunc('month', ${key.today}::date), false) as "isHolding",
      ${key.today}::date - i.oldest as "incidenceDays"
    from (select sum(p.total) as total, min(p.primero) as primero
      from (${sql.join(months, sql` union all `)}) p) m,
    (select coalesce(sum(c.total), 0) as total, coalesce(sum(c.minutos), 0) as minutos,
        (select n.dia from incidencia n where ${ofOthers("n")} and n.estado_id = 1
          order by n.dia, n.id limit 1) as oldest
      from incidencias_por_decidir c where ${ofOthers("c")}) i`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No row of an aggregate");
  return row;
}

import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { requestStates } from "@atrio/contract/kinds";
import type { OfficeMonth, OfficeMonthState } from "@atrio/contract/time/office-time";

import type { Tx } from "../../../../db/client.ts";
import { opaqueInteger } from "../../../../db/opaque.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import { findsWorker } from "../../../../db/people-match.ts";

/**
 * First day of a month before that of a day. A sub-select: with known months the planner expects so few rows that it
 * plans each answer anew.
 */
const monthAgo = (today: string, months: number) =>
  sql`(select (date_trunc('month', ${today}::date) - make_interval(months => ${sql.lit(months)}))::date)`;

/** Which open months: of whom, of one month `YYYY-MM`, and how many of each month at most. */
type OpenPart = {
  whose?: RawBuilder<unknown> | undefined;
  mes?: string | undefined;
  most?: number | undefined;
};

/** People from whose number on the first of a month are read in their order. */
const many = 200;

/**
 * Months of people who work here on a day that ended and are still open: of the last twelve, from the first
 * signing on, as `trabajador_id` and `primero`, the first day. The first open month of each is kept with their last day
 * of work; later ones are open unless they are closed. A page reads month by month: the first people of one that is open
 * for many, by their order, and everybody of another, by their first months.
 */
const openMonths = (today: string, { whose, mes, most }: OpenPart): RawBuilder<unknown> => {
  const worksHere = sql`a.empresa_id = empresa_actual()
    and (a.fecha_baja is null or a.fecha_baja >= ${today}::date) and ${whose ?? sql`true`}`;
  const asked = mes === undefined ? sql`true` : sql`d.primero = ${`${mes}-01`}::date`;
  const people = sql`
    select a.empresa_id, a.trabajador_id from meses_abiertos a
    where ${worksHere} and a.desde <= d.primero::date
      and (a.desde = d.primero::date or a.cerrados_despues = 0
        -- the limit keeps the planner from reading all closures of the company: it expects a thousand months of each
        or (select true from cierre_mes c
          where c.empresa_id = empresa_actual() and c.trabajador_id = a.trabajador_id and c.vigente
            and c.anyo = extract(year from d.primero)::integer
            and c.mes = extract(month from d.primero)::integer limit 1) is null)`;
  const isOpenForMany = sql`(select coalesce(sum(c.personas), 0) from meses_abiertos_de_empresa c
    where c.empresa_id = empresa_actual() and c.desde <= d.primero::date) > ${sql.lit(many)}`;
  return sql`
    select o.empresa_id, o.trabajador_id, d.primero::date as primero
    from generate_series(${monthAgo(today, 12)}::timestamp, ${monthAgo(today, 1)}::timestamp,
      interval '1 month') d (primero)
    cross join lateral (
      ${
        most === undefined
          ? people
          : sql`(${people} and ${isOpenForMany} order by a.trabajador_id limit ${opaqueInteger(most)})
            union all ${people} and not ${isOpenForMany}`
      }) o
    where ${asked}`;
};

/** Workers whose open months are not in the numbers of the company. */
const countedByRow = sql`(a.fecha_baja is not null or a.cerrados_despues > 0)`;

/**
 * Number of open months of everybody, and the first of them: by the kept numbers of workers with the same first open
 * month, all of whose later months are open, and of the others by row.
 */
const countOpenMonths = (today: string): RawBuilder<unknown> => {
  const [first, last] = [monthAgo(today, 12), monthAgo(today, 1)];
  return sql`
    select coalesce(sum(p.total), 0)::integer as total, min(p.primero) as primero from (
      select sum(c.personas * (12 * (extract(year from ${last}) - extract(year from f.primero))
        + extract(month from ${last}) - extract(month from f.primero) + 1)) as total, min(f.primero) as primero
      from meses_abiertos_de_empresa c
      cross join lateral (select greatest(c.desde, ${first}) as primero) f
      where c.empresa_id = empresa_actual() and c.desde <= ${last} and c.personas > 0
      union all
      select count(*), min(o.primero) from (${openMonths(today, { whose: countedByRow })}) o) p`;
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

/** Months of the key; with `most`, of each open month at most so many people. */
function source({ today, estado, mes, texto }: MonthKey, most?: number): RawBuilder<unknown> {
  if (estado === "abierto") {
    const whose = findsWorker(sql`a.trabajador_id`, texto);
    const months = openMonths(today, { whose, mes, most });
    return sql`(select o.*, null::integer as solicitud_id from (${months}) o) m`;
  }
  const first = mes === undefined ? null : `${mes}-01`;
  return sql`(${askedMonths(requestStates[estado === "pendiente" ? "pending" : "approved"])}) m
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
    from (select m.* from ${source(key, key.skip + key.take)}
      order by m.primero ${way}, m.trabajador_id ${pageLimit(key)}) m
    join trabajador t on t.empresa_id = m.empresa_id and t.id = m.trabajador_id
    left join cierre_mes c on c.empresa_id = m.empresa_id and c.solicitud_id = m.solicitud_id
    left join solicitud s on s.empresa_id = m.empresa_id and s.id = m.solicitud_id
    order by m.primero ${way}, m.trabajador_id`.execute(tx);
  return rows;
}

/** Number of months on all pages. */
export async function countMonths(tx: Tx, key: MonthKey): Promise<number> {
  const { estado, mes, texto } = key;
  const isKept = estado === "abierto" && mes === undefined && texto === "";
  const { rows } = await sql<{ total: number }>`
    select ${isKept ? sql`total from (${countOpenMonths(key.today)}) m` : sql`count(*)::integer as total from ${source(key)}`}`.execute(
    tx,
  );
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
  const { rows } = await sql<TimeFacts>`
    select m.total as closures, to_char(m.primero, 'YYYY-MM') as "closureMonth",
      ${dueOn} - ${key.today}::date as "closureDaysLeft",
      i.total::integer as incidences, i.minutos::integer as minutes,
      coalesce(i.oldest < date_trunc('month', ${key.today}::date), false) as "isHolding",
      ${key.today}::date - i.oldest as "incidenceDays"
    from (${countOpenMonths(key.today)}) m,
    (select c.total - o.total as total, c.minutos - o.minutos as minutos,
        (select n.dia from incidencia n where ${ofOthers("n")} and n.estado_id = 1
          order by n.dia, n.id limit 1) as oldest
      from (select coalesce(sum(c.total), 0) as total, coalesce(sum(c.minutos), 0) as minutos
          from incidencias_de_bloque c where c.empresa_id = empresa_actual()) c,
        (select count(*) as total, coalesce(sum(abs(n.minutos)), 0) as minutos from incidencia n
          where n.empresa_id = empresa_actual() and n.trabajador_id = ${key.trabajador_id}
            and n.estado_id = 1) o) i`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No row of an aggregate");
  return row;
}

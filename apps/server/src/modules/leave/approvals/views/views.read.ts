import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import type { Language } from "@atrio/contract/common";
import { requestKinds, requestStates, timeRequestKinds } from "@atrio/contract/kinds";
import type { OfficeScope, RequestTab } from "@atrio/contract/leave/requests";
import type { RequestView } from "@atrio/contract/request-view";

import type { Tx } from "../../../../db/client.ts";
import { fixed } from "../../../../db/fixed.ts";
import { opaqueDate, opaqueInteger } from "../../../../db/opaque.ts";
import { pageLimit } from "../../../../db/page-limit.ts";
import type { Values } from "../../../../db/values-of.ts";
import { isUnsupervised, stillSupervises } from "../approvals.read.ts";
import type { OwnedRequest } from "../owner/owner.rules.ts";

import { absenceOf, absenceValues, closure, correction, expense } from "./figures.read.ts";
import { orderOf } from "./order.read.ts";
import type { ViewOrder } from "./order.read.ts";
import { approvalOf, approvalValues, personOf, personValues } from "./people.read.ts";
import type { ApprovalRow } from "./people.read.ts";

/** Filters of a list of requests; absent ones do not narrow it. */
export type ViewFilter = {
  ids?: readonly number[] | undefined;
  trabajador_id?: number | undefined;
  kinds?: readonly number[] | undefined;
  estado_id?: number | undefined;
  /** Sent within these instants (ISO 8601), the end excluded. */
  sent?: { from: string; until: string } | undefined;
  /** With days, an expense or a month in this year. */
  daysIn?: number | undefined;
  /** Closures of a month. */
  month?: { year: number; month: number } | undefined;
  /** Requests that a supervisor was asked to decide, or another one whose delegate they are. */
  supervisor_id?: number | undefined;
  tab?: RequestTab | undefined;
  /** Pending requests without those of this administrator: all, or those that nobody else can decide. */
  office?: { administrador_id: number; alcance: OfficeScope } | undefined;
  /** Words that find their workers, as the directory does. */
  texto?: string | undefined;
};

type Key = ViewFilter & { today: string };
type RowsKey = Key & {
  language: Language;
  /** The reader is one of the supervisors. */
  forSupervisor: boolean;
};

/** A request with all facts for its reader, without the actions. */
export type RequestRow = Omit<RequestView, "can" | "motivos" | "aprobaciones"> &
  OwnedRequest & {
    trabajador_id: number;
    administrador_id: number | null;
    aprobaciones: ApprovalRow[];
    mes_cerrado: boolean;
  };

/** Written into the text: with a parameter, a kept plan does not find the index of absences. */
const isOfKinds = (kinds: readonly number[]): RawBuilder<unknown> =>
  kinds.length === 0
    ? sql`false`
    : sql.raw(
        `s.pe_solicitud_tipo_id in (${[...new Set(kinds)].toSorted((a, b) => a - b).join(", ")})`,
      );

/** A fact of a request `s` of some kind; null for others, without a look-up, and none in lists of other kinds. */
const ofKind = ({ kinds }: Key, kind: number, fact: RawBuilder<unknown>): RawBuilder<unknown> =>
  kinds?.includes(kind) === false
    ? sql`null`
    : sql`case when s.pe_solicitud_tipo_id = ${sql.lit(kind)} then ${fact} end`;

const { monthClosure, correction: correctionKind } = timeRequestKinds;
const isAbsence = fixed(
  sql`not ${isOfKinds([requestKinds.expenses, monthClosure, correctionKind])}`,
);

const closedMonth = fixed(sql`exists (select from cierre_mes c
  where c.empresa_id = empresa_actual() and c.solicitud_id = s.id and c.vigente
    and s.estado_id = ${sql.lit(requestStates.approved)})`);

// Written into the text: with parameters, the index of rectifications is not found.
const unsettled = [requestStates.pending, requestStates.approved].map((state) => sql.lit(state));

/** The first request of the chain of rectifications that ends with `s`; `s` itself without a chain. */
const origin = sql`case when s.rectifica_id is null then s.id else (
  with recursive v (id, rectifica_id) as (
    select s.id, s.rectifica_id
    union all
    select r.id, r.rectifica_id from v
    join solicitud r on r.empresa_id = empresa_actual() and r.id = v.rectifica_id)
  select v.id from v where v.rectifica_id is null) end`;

/** First day in force of a request `s`, and whether one lies in a year whose balances are closed; as `v`. */
const daysInForce = fixed(sql`
  cross join lateral (
    select min(d.fecha) as primer_dia,
      coalesce(bool_or(extract(year from d.fecha)::integer = any(array(
        select y.anyo from saldo_anyo_cerrado y where y.empresa_id = empresa_actual()))), false) as anyo_cerrado
    from ausencia d
    where ${isAbsence} and d.empresa_id = empresa_actual() and d.solicitud_id = s.id and d.vigente) v`);

/** The worker's actions on an absence depend on its days in force and on rectifications. */
const ownership = fixed(sql`
  ${isAbsence} and exists (select from solicitud r
    where r.empresa_id = empresa_actual() and r.rectifica_id = s.id
      and r.estado_id in (${sql.join(unsettled)})) as rectificada,
  v.primer_dia, v.anyo_cerrado,
  ${isAbsence} and exists (select from cierre_empresa_persona k
    where k.empresa_id = empresa_actual() and k.solicitud_id = ${origin} and k.estado = 'registrada')
    as de_cierre`);

/** True if a request `s` is about a year: its days, its expense, its month. */
const isAboutYear = (year: number) => sql`(
  exists (select from solicitud_periodo p
    where p.empresa_id = empresa_actual() and p.solicitud_id = s.id
      and p.fecha_inicio <= make_date(${year}, 12, 31) and p.fecha_fin >= make_date(${year}, 1, 1))
  or exists (select from gasto g
    where g.empresa_id = empresa_actual() and g.solicitud_id = s.id
      and g.fecha_gasto between make_date(${year}, 1, 1) and make_date(${year}, 12, 31))
  or exists (select from cierre_mes c
    where c.empresa_id = empresa_actual() and c.solicitud_id = s.id and c.anyo = ${year})
  or exists (select from correccion c
    where c.empresa_id = empresa_actual() and c.solicitud_id = s.id
      and c.dia between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)))`;

/** Conditions of the tabs on a request `s` and the supervisor's approvals of it, `o`. */
const tabs: Record<RequestTab, RawBuilder<unknown>> = {
  mi_turno: sql`s.estado_id = ${sql.lit(requestStates.pending)} and o.por_decidir`,
  en_espera: sql`s.estado_id = ${sql.lit(requestStates.pending)} and not o.por_decidir`,
  decididas: sql`s.estado_id <> ${sql.lit(requestStates.pending)}`,
};

/** True if nobody but administrators can decide a request `s` on a day (Rule COMPANY-47). */
export const isForOffice = (today: string): RawBuilder<unknown> => sql`
  s.estado_id = ${sql.lit(requestStates.pending)} and ${isUnsupervised(today)}`;

/** Pending requests `s` of others than the administrator who looks. */
function inOffice(key: NonNullable<ViewFilter["office"]>, today: string): RawBuilder<unknown> {
  const others = sql`s.trabajador_id <> ${key.administrador_id}`;
  if (key.alcance === "administracion") return sql`${isForOffice(today)} and ${others}`;
  return sql`s.estado_id = ${sql.lit(requestStates.pending)} and ${others}`;
}

function conditionsOf(key: Key): RawBuilder<unknown> {
  const { ids, kinds, sent, month } = key;
  const all: Array<RawBuilder<unknown> | undefined> = [
    sql`s.empresa_id = empresa_actual()`,
    ids && sql`s.id = any(${ids})`,
    key.trabajador_id === undefined
      ? undefined
      : sql`s.trabajador_id = ${opaqueInteger(key.trabajador_id)}`,
    kinds && isOfKinds(kinds),
    key.estado_id === undefined ? undefined : sql`s.estado_id = ${key.estado_id}`,
    // Withdrawn requests are hidden unless asked for by id.
    ids === undefined ? sql`not s.borrada` : undefined,
    sent &&
      sql`s.creada_en >= ${sent.from}::timestamptz and s.creada_en < ${sent.until}::timestamptz`,
    key.daysIn === undefined ? undefined : isAboutYear(key.daysIn),
    month &&
      sql`s.pe_solicitud_tipo_id = ${timeRequestKinds.monthClosure}
        and exists (select from cierre_mes c
          where c.empresa_id = empresa_actual() and c.solicitud_id = s.id
            and c.anyo = ${month.year} and c.mes = ${month.month})`,
    key.tab && tabs[key.tab],
    key.office && inOffice(key.office, key.today),
    key.texto === undefined || key.texto === ""
      ? undefined
      : sql`s.trabajador_id = any(array(select buscar_en_directorio(${key.texto})))`,
  ];
  const present = all.filter((one) => one !== undefined);
  return sql.join(present, sql` and `);
}

/**
 * Requests `s`; a supervisor's once each, with `o` for the approvals that they may give: their own
 * while they supervise the worker, and those of supervisors whose delegate they are on the day. The
 * own limit makes the look-up run for each approval; joined, it would begin with everybody
 * supervised in the company.
 */
export function requestsOf(key: Key): RawBuilder<unknown> {
  const { supervisor_id, today } = key;
  if (supervisor_id === undefined) return sql`solicitud s`;
  return sql`(
    select a.empresa_id, a.solicitud_id, bool_or(a.aprobada is null) as por_decidir
    from solicitud_aprobacion a
    where a.empresa_id = empresa_actual() and a.trabajador_id <> ${supervisor_id}
      and a.supervisor_id = any(array(
        select ${supervisor_id}::integer
        union select d.supervisor_id from supervision_delegacion d
        where d.empresa_id = empresa_actual() and d.delegado_id = ${supervisor_id}
          and d.revocada_en is null and d.vigencia @> ${today}::date))
      and (select ${stillSupervises(opaqueDate(today))} limit 1)
    group by a.empresa_id, a.solicitud_id) o
    join solicitud s on s.empresa_id = empresa_actual() and s.id = o.solicitud_id`;
}

const worker = fixed(personValues("t"));
const registrar = fixed(sql`(select ${personValues("g")} from trabajador g
  where g.empresa_id = empresa_actual() and g.id = s.registrada_por)`);

/** A row as PostgreSQL answers it: parts as values without their names. */
type ValuesRow = Omit<RequestRow, "registrada_por" | "trabajador" | "aprobaciones" | "ausencia"> & {
  registrada_por: Values | null;
  trabajador: Values;
  aprobaciones: Values[];
  ausencia: Values | null;
};

function rowOf(row: ValuesRow): RequestRow {
  const { registrada_por, ausencia } = row;
  return {
    ...row,
    registrada_por: registrada_por === null ? null : personOf(registrada_por),
    trabajador: personOf(row.trabajador),
    aprobaciones: row.aprobaciones.map(approvalOf),
    ausencia: ausencia === null ? null : absenceOf(ausencia),
  };
}

/** A page of requests, newest first unless asked otherwise, in one query for any contents. */
export async function readRequestRows(
  tx: Tx,
  key: RowsKey & ViewOrder & { skip?: number | undefined; take?: number | undefined },
): Promise<RequestRow[]> {
  const { rows } = await sql<ValuesRow>`
    select s.id, s.trabajador_id, s.pe_solicitud_tipo_id, s.estado_id, s.titulo, s.descripcion,
      s.creada_en, s.editada_en, s.decidida_en, s.cancelada_en, s.rectifica_id, s.sustituida_por,
      s.respuesta_administrador, s.administrador_id, s.motivo_registro,
      ${registrar} as registrada_por,
      s.administrador_id is not null as decidida_por_administrador,
      ${worker} as trabajador, ${approvalValues(key.forSupervisor)} as aprobaciones,
      (select count(*)::integer from solicitud_comentario m
        where m.empresa_id = empresa_actual() and m.solicitud_id = s.id) as comentarios,
      (select count(*)::integer from solicitud_documento f
        where f.empresa_id = empresa_actual() and f.solicitud_id = s.id) as documentos,
      case when ${isAbsence} then ${absenceValues(key.language)} end as ausencia,
      ${ofKind(key, requestKinds.expenses, expense)} as gasto,
      ${ofKind(key, monthClosure, closure)} as cierre, ${ofKind(key, correctionKind, correction)} as correccion,
      coalesce(${ofKind(key, monthClosure, closedMonth)}, false) as mes_cerrado,
      ${ownership}
    from (select s.*, ${key.today}::date as hoy from ${requestsOf(key)} where ${conditionsOf(key)}
      order by ${orderOf(key)}
      ${pageLimit(key)}) s
    join trabajador t on t.empresa_id = empresa_actual() and t.id = s.trabajador_id
    ${daysInForce}
    order by ${orderOf(key)}`.execute(tx);
  return rows.map(rowOf);
}

/** Number of requests on all pages of a list. */
export async function countRequests(tx: Tx, key: Key): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${requestsOf(key)} where ${conditionsOf(key)}`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

/** Rows of each tab of a supervisor's list, whichever is open. */
export async function countTabs(
  tx: Tx,
  key: Key & { supervisor_id: number },
): Promise<Record<RequestTab, number>> {
  const every = { ...key, tab: undefined };
  const { rows } = await sql<Record<RequestTab, number>>`
    select count(*) filter (where ${tabs.mi_turno})::integer as mi_turno,
      count(*) filter (where ${tabs.en_espera})::integer as en_espera,
      count(*) filter (where ${tabs.decididas})::integer as decididas
    from ${requestsOf(every)} where ${conditionsOf(every)}`.execute(tx);
  return rows[0] ?? { mi_turno: 0, en_espera: 0, decididas: 0 };
}

import { sql } from "kysely";

import { requestKinds, requestStates } from "@atrio/contract/kinds";
import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../db/client.ts";
import { isForOffice } from "../../leave/approvals/views/views.read.ts";
import { dueOn, openMonths } from "../../time/closures/office/office.read.ts";

/** Caller and their local day; kinds of request of the hired modules. */
export type WaitingKey = { trabajador_id: number; today: string; kinds: readonly number[] };

export type RequestFacts = {
  total: number;
  /** Days until the first day that is asked for; negative when it has passed. */
  daysLeft: number | null;
  waited: number;
  tipos: Array<{ pe_solicitud_tipo_id: number; total: number }>;
  personas: Person[];
};

/** Pending requests of others that only administrators can decide. */
export async function readRequestFacts(tx: Tx, key: WaitingKey): Promise<RequestFacts> {
  const { rows } = await sql<RequestFacts>`
    with s as materialized (
      select s.* from solicitud s
      where s.empresa_id = empresa_actual() and not s.borrada
        and s.pe_solicitud_tipo_id = any(${key.kinds}::integer[])
        and s.trabajador_id <> ${key.trabajador_id} and ${isForOffice(key.today)})
    select (select count(*)::integer from s) as total,
      (select min(p.fecha_inicio) - ${key.today}::date from s
        join solicitud_periodo p on p.empresa_id = s.empresa_id and p.solicitud_id = s.id)
        as "daysLeft",
      (select coalesce(${key.today}::date - min(s.creada_en)::date, 0) from s) as waited,
      (select coalesce(json_agg(json_build_object('pe_solicitud_tipo_id', g.kind,
          'total', g.total) order by g.total desc, g.kind), '[]')
        from (select s.pe_solicitud_tipo_id as kind, count(*)::integer as total from s
          group by s.pe_solicitud_tipo_id) g) as tipos,
      (select coalesce(json_agg(json_build_object('id', t.id,
          'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto)
          order by n.newest desc), '[]')
        from (select s.trabajador_id, max(s.creada_en) as newest from s
          group by s.trabajador_id order by newest desc limit 3) n
        join trabajador t on t.empresa_id = empresa_actual() and t.id = n.trabajador_id)
        as personas`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No row of an aggregate");
  return row;
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

/** Open months and incidences to decide. */
export async function readTimeFacts(tx: Tx, key: WaitingKey): Promise<TimeFacts> {
  const { rows } = await sql<TimeFacts>`
    select c.closures, to_char(c.oldest, 'YYYY-MM') as "closureMonth",
      c.due - ${key.today}::date as "closureDaysLeft", i.incidences, i.minutes,
      coalesce(i.oldest < date_trunc('month', ${key.today}::date), false) as "isHolding",
      ${key.today}::date - i.oldest as "incidenceDays"
    from (select count(*)::integer as closures, min(m.primero) as oldest, min(${dueOn}) as due
      from (${openMonths(key.today)}) m) c,
    (select count(*)::integer as incidences, coalesce(sum(abs(n.minutos)), 0)::integer as minutes,
        min(n.dia) as oldest
      from incidencia n where n.empresa_id = empresa_actual() and n.estado_id = 1
        and n.trabajador_id <> ${key.trabajador_id}) i`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No row of an aggregate");
  return row;
}

export type PayFacts = {
  expenses: number;
  amount: number;
  waited: number;
  sheets: number;
  sheetDaysLeft: number | null;
};

/** Approved expenses to be paid, and doubtful sheets of payslips. */
export async function readPayFacts(tx: Tx, key: WaitingKey): Promise<PayFacts> {
  const { rows } = await sql<PayFacts>`
    select g.expenses, g.amount, g.waited, h.sheets, h.day - ${key.today}::date as "sheetDaysLeft"
    from (select count(*)::integer as expenses, coalesce(sum(g.importe), 0)::float8 as amount,
        coalesce(${key.today}::date - min(s.decidida_en)::date, 0) as waited
      from solicitud s
      join gasto g on g.empresa_id = s.empresa_id and g.solicitud_id = s.id
      where s.empresa_id = empresa_actual() and s.pe_solicitud_tipo_id = ${requestKinds.expenses}
        and s.estado_id = ${requestStates.approved} and not s.borrada and s.sustituida_por is null
        and g.pagado_en is null and s.trabajador_id <> ${key.trabajador_id}) g,
    (select count(*)::integer as sheets, min(l.publicar_el)::date as day
      from nomina_lote l
      join nomina_lote_hoja h on h.empresa_id = l.empresa_id and h.lote_id = l.id
      where l.empresa_id = empresa_actual() and l.estado in ('revision', 'programado')
        and h.estado = 'pendiente' and h.correspondencia <> 'segura'
        and h.revisada_en is null) h`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("No row of an aggregate");
  return row;
}

export type SignatureFacts = {
  pending: number;
  signed: number;
  daysLeft: number | null;
  titles: string[];
};

/** Documents that wait for signatures, with those of the same titles that are signed already. */
export async function readSignatureFacts(tx: Tx, today: string): Promise<SignatureFacts> {
  const { rows } = await sql<SignatureFacts>`
    with f as materialized (
      select f.titulo, count(*)::integer as pending, min(f.caduca_el) as ends
      from firma_documento f
      where f.empresa_id = empresa_actual() and f.estado = 'pendiente'
        and (f.caduca_el is null or f.caduca_el >= ${today}::date)
      group by f.titulo)
    select (select coalesce(sum(f.pending), 0)::integer from f) as pending,
      (select count(*)::integer from firma_documento d
        where d.empresa_id = empresa_actual() and d.estado = 'firmado'
          and d.titulo in (select f.titulo from f)) as signed,
      (select min(f.ends) - ${today}::date from f) as "daysLeft",
      array(select f.titulo from f order by f.pending desc, f.titulo limit 2) as titles`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("No row of an aggregate");
  return row;
}

/** Invited people without an account yet at `now` (ISO 8601), and those whose link has expired. */
export async function readInvitationFacts(
  tx: Tx,
  key: { today: string; now: string },
): Promise<{ unanswered: number; expired: number }> {
  const { rows } = await sql<{ unanswered: number; expired: number }>`
    select count(*)::integer as unanswered,
      (count(*) filter (where i.caduca_en <= ${key.now}::timestamptz))::integer as expired
    from trabajador t
    join account a on a.account_user_id = t.account_user_id
    join invitacion i on i.empresa_id = t.empresa_id and i.trabajador_id = t.id
      and i.email = a.email
    where t.empresa_id = empresa_actual() and a.desactivada_en is null and not a.activada
      and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)`.execute(tx);
  return rows[0] ?? { unanswered: 0, expired: 0 };
}

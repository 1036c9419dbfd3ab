import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** Caller and their local day. */
type WaitingKey = { trabajador_id: number; today: string };

export type PayFacts = {
  expenses: number;
  amount: number;
  waited: number;
  sheets: number;
  sheetDaysLeft: number | null;
};

const toBePaid = sql`g.empresa_id = empresa_actual() and g.por_pagar_desde is not null`;

/** Approved expenses to be paid of others, and doubtful sheets of payslips. */
export async function readPayFacts(tx: Tx, key: WaitingKey): Promise<PayFacts> {
  const { rows } = await sql<PayFacts>`
    select g.expenses, g.amount, g.waited, h.sheets, h.day - ${key.today}::date as "sheetDaysLeft"
    from (select (c.total - o.total)::integer as expenses, (c.importe - o.importe)::float8 as amount,
        coalesce(${key.today}::date - (select g.por_pagar_desde from gasto g
          where ${toBePaid} and g.trabajador_id <> ${key.trabajador_id}
          order by g.por_pagar_desde limit 1)::date, 0) as waited
      from (select coalesce(sum(c.total), 0) as total, coalesce(sum(c.importe), 0) as importe
          from gastos_de_bloque c where c.empresa_id = empresa_actual()) c,
        (select count(*) as total, coalesce(sum(g.importe), 0) as importe from gasto g
          where ${toBePaid} and g.trabajador_id = ${key.trabajador_id}) o) g,
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

/** Days that the company's own certificate still seals, less than 0 after its end; null where Atrio made it. */
export async function readSealDaysLeft(
  tx: Tx,
  key: { today: string; zone: string },
): Promise<number | null> {
  const { rows } = await sql<{ daysLeft: number }>`
    select (c.valido_hasta at time zone ${key.zone})::date - ${key.today}::date as "daysLeft"
    from certificado_sello c
    where c.empresa_id = empresa_actual() and c.retirado_en is null and c.propio`.execute(tx);
  return rows[0]?.daysLeft ?? null;
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

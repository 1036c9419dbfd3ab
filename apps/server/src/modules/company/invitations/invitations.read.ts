import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { Invitation, InvitationState } from "@atrio/contract/company/invitations";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { countPeople } from "../../../db/people-count.ts";

/** Part of the list of invitations. */
export type Page = { estado?: InvitationState | undefined; skip: number; take: number };

/** Today in the company's zone, of an instant in ISO 8601. */
const todayAt = (now: string) => sql`(${now}::timestamptz at time zone
  (select e.zona_horaria from empresa e where e.empresa_id = empresa_actual()))::date`;

const stateOf = (now: string) => sql`case when a.activada then 'activado'
  when i.enviada_en is null then 'sin_invitar'
  when i.caduca_en <= ${now}::timestamptz then 'caducado'
  else 'invitado' end`;

/** Not left at `now` (ISO 8601). */
const isHere = (now: string) => sql`t.empresa_id = empresa_actual()
  and (t.fecha_baja is null or t.fecha_baja >= ${todayAt(now)})`;

/** People `t` with account `a` and newest invitation `i`. */
const peopleWithAccess = sql`
  from trabajador t
  join account a on a.account_user_id = t.account_user_id
  left join invitacion i on i.empresa_id = t.empresa_id and i.trabajador_id = t.id
    and i.email = a.email`;

/** The same, without deactivated accounts, of people who have not left at `now`. */
const people = (now: string) => sql`${peopleWithAccess}
  where ${isHere(now)} and a.desactivada_en is null`;

/** The same with their centre. */
const invited = (now: string) => sql`
  select p.*, c.nombre as centro_trabajo, tc.centro_trabajo_id, c.codigo as centro
  from (select t.empresa_id, t.id as trabajador_id, t.nombre_completo, a.email, t.account_user_id,
      t.nombre, t.idioma_trabajador as idioma, ${stateOf(now)} as estado,
      i.enviada_en as invitado_en, i.caduca_en
    ${people(now)}) p
  left join trabajador_centro tc on tc.empresa_id = p.empresa_id
    and tc.trabajador_id = p.trabajador_id and tc.vigencia @> ${todayAt(now)}
  left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id`;

/** A page of invitations by name, how many there are, and how many in each state. */
export async function readInvitations(
  tx: Tx,
  now: string,
  { estado, skip, take }: Page,
): Promise<{ data: Invitation[]; total: number; estados: Record<InvitationState, number> }> {
  const only = estado ?? null;
  const [page, estados] = await Promise.all([
    sql<Invitation>`
      with pagina as materialized (
        select t.id as trabajador_id ${people(now)}
          ${only === null ? sql`` : sql`and ${stateOf(now)} = ${only}`}
          ${only === null || only === "activado" ? sql`` : sql`and not a.activada`}
        order by texto_plano(t.nombre_completo), t.id ${pageLimit({ skip, take })})
      select trabajador_id, nombre_completo, email, centro_trabajo, estado, invitado_en, caduca_en
      from pagina join (${invited(now)}) i using (trabajador_id)
      order by texto_plano(nombre_completo), trabajador_id`.execute(tx),
    countStates(tx, now),
  ]);
  const everybody = Object.values(estados).reduce((sum, personas) => sum + personas, 0);
  const total = only === null ? everybody : estados[only];
  return { data: page.rows, total, estados };
}

/** Number of people in each state: those with a password, most people, are the ones left by the others. */
async function countStates(tx: Tx, now: string): Promise<Record<InvitationState, number>> {
  const [others, here] = await Promise.all([
    sql<{ estado: Exclude<InvitationState, "activado"> | null; personas: number }>`
      select case when a.desactivada_en is null then ${stateOf(now)} end as estado,
        count(*)::integer as personas
      ${peopleWithAccess}
      where ${isHere(now)} and (not a.activada or a.desactivada_en is not null)
      group by 1`.execute(tx),
    sql<{ personas: number }>`select ${countPeople({ desde: todayAt(now) })} as personas`.execute(
      tx,
    ),
  ]);
  const estados = {
    sin_invitar: 0,
    invitado: 0,
    caducado: 0,
    activado: here.rows[0]?.personas ?? 0,
  };
  for (const { estado, personas } of others.rows) {
    estados.activado -= personas;
    if (estado !== null) estados[estado] += personas;
  }
  return estados;
}

/** Name and zone of the company, as an invitation states them. */
export async function readInviter(tx: Tx): Promise<{ nombre: string; zona_horaria: string }> {
  return tx
    .selectFrom("empresa")
    .select(["nombre", "zona_horaria"])
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .executeTakeFirstOrThrow();
}

/** Filter of the people to invite. */
export type Invited = {
  centro_trabajo_id?: number | undefined;
  trabajadores_ids?: readonly number[] | undefined;
  /** The same by the code of the centre and by e-mails. */
  centro?: string | undefined;
  emails?: readonly string[] | undefined;
  otra_vez: boolean;
};

/** A person to invite. */
export type Invitee = {
  trabajador_id: number;
  account_user_id: number;
  email: string;
  nombre: string;
  idioma: Language;
};

/** People without a password who are to be invited: by default those without a link that works. */
export async function readInvitees(tx: Tx, now: string, asked: Invited): Promise<Invitee[]> {
  const centre = asked.centro_trabajo_id ?? null;
  const code = asked.centro ?? null;
  const ids = asked.trabajadores_ids ?? null;
  const emails = asked.emails ?? null;
  const { rows } = await sql<Invitee>`
    select trabajador_id, account_user_id, email, nombre, idioma from (${invited(now)}) i
    where (estado in ('sin_invitar', 'caducado') or (estado = 'invitado' and ${asked.otra_vez}))
      and (${centre}::integer is null or centro_trabajo_id = ${centre})
      and (${code}::text is null or centro = ${code})
      and (${emails}::text[] is null or email = any(${emails}::text[]))
      and (${ids}::integer[] is null or trabajador_id = any(${ids}::integer[]))
    order by trabajador_id`.execute(tx);
  return rows;
}

import { sql } from "kysely";

import type { InvitationState } from "@atrio/contract/company/invitations";
import type {
  StaffMember,
  StaffOptions,
  StaffOrder,
  StaffState,
} from "@atrio/contract/company/staff";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import { countPeople } from "../../../db/people-count.ts";
import { findsWorker } from "../../../db/people-match.ts";

/** Today's local date, and the instant, in ISO 8601. */
export type Moment = { today: string; now: string };

/** Filters of the list. */
export type StaffFilter = {
  texto?: string | undefined;
  estado?: StaffState | undefined;
  centros?: readonly number[] | undefined;
  departamentos?: readonly string[] | undefined;
  supervisor_id?: number | undefined;
  acceso?: InvitationState | undefined;
};

export type StaffPart = {
  orden: StaffOrder;
  sentido: "asc" | "desc";
  skip: number;
  take: number;
};

/** The day whose dated data of a person `t` are shown: today, or the nearest of their days here. */
const dayOf = (today: string) => sql`least(greatest(${today}::date, t.fecha_alta),
  coalesce(t.fecha_baja, 'infinity'::date))`;

const stateOf = (today: string) => sql`case when t.fecha_baja < ${today}::date then 'anterior'
  when t.fecha_alta > ${today}::date then 'futura' else 'activa' end`;

const centreJoin = (today: string) => sql`
  left join trabajador_centro tc on tc.empresa_id = t.empresa_id and tc.trabajador_id = t.id
    and tc.vigencia @> ${dayOf(today)}
  left join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id`;

const accessJoin = sql`
  join account a on a.account_user_id = t.account_user_id
  left join invitacion i on i.empresa_id = t.empresa_id and i.trabajador_id = t.id
    and i.email = a.email`;

const accessOf = (now: string) => sql`case when a.activada then 'activado'
  when i.enviada_en is null then 'sin_invitar'
  when i.caduca_en <= ${now}::timestamptz then 'caducado'
  else 'invitado' end`;

/** Everybody of the company; `dia` is the day whose dated data are shown. */
const everybody = ({ today, now }: Moment) => sql`
  select t.*, ${dayOf(today)} as dia, a.email, c.nombre as centro_trabajo, tc.centro_trabajo_id,
    ${stateOf(today)} as estado, ${accessOf(now)} as acceso, i.enviada_en as invitado_en
  from trabajador t ${accessJoin} ${centreJoin(today)}
  where t.empresa_id = empresa_actual()`;

/**
 * People `t` whom the filters leave. Joined alone with what the filters and the order need, so that a page of a
 * large company is found without reading what it does not show.
 */
function filtered({ today, now }: Moment, filter: StaffFilter, orden?: StaffOrder) {
  const { texto, estado, centros, departamentos, supervisor_id, acceso } = filter;
  const nothing = sql``;
  const conditions = [sql`t.empresa_id = empresa_actual()`];
  if (texto !== undefined) conditions.push(findsWorker(sql`t.id`, texto, { codes: true }));
  if (estado !== undefined) conditions.push(sql`${stateOf(today)} = ${estado}`);
  if (departamentos !== undefined) {
    conditions.push(sql`t.nombre_departamento_trabajador = any(${departamentos}::text[])`);
  }
  if (centros !== undefined) {
    conditions.push(sql`tc.centro_trabajo_id = any(${centros}::integer[])`);
  }
  if (acceso !== undefined) conditions.push(sql`${accessOf(now)} = ${acceso}`);
  if (supervisor_id !== undefined) {
    conditions.push(sql`exists (select from supervision s
      where s.empresa_id = t.empresa_id and s.supervisor_id = ${supervisor_id}
        and s.supervisado_id = t.id and s.vigencia @> ${dayOf(today)})`);
  }
  return sql`from trabajador t
    ${centros !== undefined || orden === "centro" ? centreJoin(today) : nothing}
    ${acceso === undefined ? nothing : accessJoin}
    where ${sql.join(conditions, sql` and `)}`;
}

/** Fields of a person in the list; `p` is one of `everybody`. */
const fields = sql`p.id, p.nombre_completo, p.link_foto, p.codigo, p.email, p.puesto,
  p.nombre_departamento_trabajador as departamento, p.centro_trabajo, p.fecha_alta, p.fecha_baja,
  p.estado, p.acceso,
  array(select j.nombre_completo from supervision s
    join trabajador j on j.empresa_id = s.empresa_id and j.id = s.supervisor_id
    where s.empresa_id = p.empresa_id and s.supervisado_id = p.id and s.vigencia @> p.dia
    order by j.nombre_completo) as supervisores,
  (select k.codigo_contrato from contrato k
    where k.empresa_id = p.empresa_id and k.trabajador_id = p.id and k.fecha_inicio <= p.dia
      and (k.fecha_fin is null or k.fecha_fin >= p.dia)) as codigo_contrato`;

const orders: Record<StaffOrder, ReturnType<typeof sql>> = {
  nombre: sql`texto_plano(t.nombre_completo)`,
  codigo: sql`t.codigo`,
  centro: sql`texto_plano(c.nombre)`,
  departamento: sql`texto_plano(t.nombre_departamento_trabajador)`,
  fecha_alta: sql`t.fecha_alta`,
};

/** A page of the filtered people, and how many there are in all. */
export async function readStaff(
  tx: Tx,
  moment: Moment,
  { filter, part }: { filter: StaffFilter; part: StaffPart },
): Promise<{ data: StaffMember[]; total: number }> {
  const found = filtered(moment, filter, part.orden);
  const order = orders[part.orden];
  // Names are never null: without `nulls last` their index gives them in order.
  const last = part.orden === "nombre" ? sql`` : sql`nulls last`;
  const direction = part.sentido === "asc" ? sql`asc ${last}` : sql`desc ${last}`;
  const tie = part.orden === "nombre" && part.sentido === "desc" ? sql`desc` : sql``;
  const isEverybody = Object.values(filter).every((value) => value === undefined);
  const count = isEverybody
    ? sql`select ${countPeople({})} as total`
    : sql`select count(*)::integer as total ${filtered(moment, filter)}`;
  const [page, counted] = await Promise.all([
    sql<StaffMember>`
      with pagina as materialized (
        select x.id, row_number() over () as puesto_en_pagina from (
          select t.id ${found}
          order by ${order} ${direction}, texto_plano(t.nombre_completo) ${tie}, t.id ${tie}
          ${pageLimit(part)}) x)
      select ${fields} from pagina g join (${everybody(moment)}) p on p.id = g.id
      order by g.puesto_en_pagina`.execute(tx),
    sql<{ total: number }>`${count}`.execute(tx),
  ]);
  return { data: page.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Work centres, departments, schedules and supervisors of the company, and its number of people. */
export async function readOptions(tx: Tx, { today }: Moment): Promise<StaffOptions> {
  const { rows } = await sql<StaffOptions>`
    with activa as materialized (
      select t.id, t.nombre_completo, t.link_foto, t.permiso_supervisor,
        t.nombre_departamento_trabajador as departamento
      from trabajador t
      where t.empresa_id = empresa_actual() and t.fecha_alta <= ${today}::date
        and (t.fecha_baja is null or t.fecha_baja >= ${today}::date))
    select (select count(*)::integer from activa) as personas,
      (select coalesce(json_agg(json_build_object('id', c.id, 'nombre', c.nombre)
        order by c.nombre), '[]') from centro_trabajo c
        where c.empresa_id = empresa_actual()) as centros,
      array(select distinct t.nombre_departamento_trabajador from trabajador t
        where t.empresa_id = empresa_actual() and t.nombre_departamento_trabajador is not null
        order by 1) as departamentos,
      (select coalesce(json_agg(json_build_object('id', h.id, 'nombre', h.nombre)
        order by h.nombre), '[]') from horario h
        where h.empresa_id = empresa_actual()) as horarios,
      (select coalesce(json_agg(json_build_object('id', a.id,
        'nombre_completo', a.nombre_completo, 'link_foto', a.link_foto)
        order by a.nombre_completo), '[]') from activa a
        where a.permiso_supervisor) as supervisores`.execute(tx);
  return rows[0] ?? { personas: 0, centros: [], departamentos: [], horarios: [], supervisores: [] };
}

/** A person with dated data; without what only the gate reads and without names of contracts. */
type StaffCardRow = StaffMember & {
  nif: string | null;
  telefono: string | null;
  contratos: ContractRow[];
  horarios: AssignedRow[];
  centros: AssignedRow[];
  supervisiones: Array<
    PeriodRow & { id: number; nombre_completo: string; link_foto: string | null }
  >;
  supervisa: number;
  permiso_supervisor: boolean;
  supervisor_bolsa_horas: boolean;
  permiso_gestor_turnos: boolean;
  solicitudes_pendientes: number;
  documentos: number;
  invitado_en: string | null;
};
type PeriodRow = { desde: string | null; hasta: string | null };
type AssignedRow = PeriodRow & { id: number; nombre: string };
type ContractRow = PeriodRow & {
  codigo_contrato: string;
  jornada_porcentaje: number;
  horas_semanales: number;
  grupo_profesional: string | null;
};

/** First and last day of a range of days. */
const days = (range: string) => sql.raw(`'desde', lower(${range}), 'hasta', upper(${range}) - 1`);

/** Card of a person with dated data; undefined for a stranger. */
export async function readCard(
  tx: Tx,
  moment: Moment,
  trabajador_id: number,
): Promise<StaffCardRow | undefined> {
  const { rows } = await sql<StaffCardRow>`
    select ${fields}, p.nif, p.telefono, p.invitado_en,
      p.permiso_supervisor, p.supervisor_bolsa_horas, p.permiso_gestor_turnos,
      (select coalesce(json_agg(json_build_object('desde', k.fecha_inicio, 'hasta', k.fecha_fin,
          'codigo_contrato', k.codigo_contrato, 'jornada_porcentaje', k.jornada_porcentaje::float8,
          'horas_semanales', k.horas_semanales::float8, 'grupo_profesional', k.grupo_profesional)
        order by k.fecha_inicio), '[]') from contrato k
        where k.empresa_id = p.empresa_id and k.trabajador_id = p.id) as contratos,
      (select coalesce(json_agg(json_build_object('id', h.id, 'nombre', h.nombre,
          ${days("a.vigencia")}) order by a.vigencia), '[]') from trabajador_horario a
        join horario h on h.empresa_id = a.empresa_id and h.id = a.horario_id
        where a.empresa_id = p.empresa_id and a.trabajador_id = p.id) as horarios,
      (select coalesce(json_agg(json_build_object('id', c.id, 'nombre', c.nombre,
          ${days("a.vigencia")}) order by a.vigencia), '[]') from trabajador_centro a
        join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
        where a.empresa_id = p.empresa_id and a.trabajador_id = p.id) as centros,
      (select coalesce(json_agg(json_build_object('id', j.id,
          'nombre_completo', j.nombre_completo, 'link_foto', j.link_foto, ${days("s.vigencia")})
        order by s.vigencia, j.nombre_completo), '[]') from supervision s
        join trabajador j on j.empresa_id = s.empresa_id and j.id = s.supervisor_id
        where s.empresa_id = p.empresa_id and s.supervisado_id = p.id) as supervisiones,
      (select count(*)::integer from supervision s
        where s.empresa_id = p.empresa_id and s.supervisor_id = p.id
          and s.vigencia @> ${moment.today}::date) as supervisa,
      (select count(*)::integer from solicitud s where s.empresa_id = p.empresa_id
        and s.trabajador_id = p.id and s.estado_id = 1) as solicitudes_pendientes,
      (select count(*)::integer from documento d where d.empresa_id = p.empresa_id
        and d.trabajador_id = p.id and d.retirado_en is null) as documentos
    from (${everybody(moment)}) p where p.id = ${trabajador_id}`.execute(tx);
  return rows[0];
}

/** Fields of an account that only the gate reads. */
type Entrance = { segundo_factor: boolean; ultima_sesion: string | null };

/** Second factor and last use of a session that is still kept. As the gate. */
export async function readEntrance(
  tx: Tx,
  key: { empresa_id: number; trabajador_id: number },
): Promise<Entrance> {
  const { rows } = await sql<Entrance>`
    select exists (select from segundo_factor f where f.account_user_id = t.account_user_id
        and f.activado_en is not null) as segundo_factor,
      (select max(s.vista_en) from sesion s where s.empresa_id = t.empresa_id
        and s.trabajador_id = t.id and s.suplantada_por is null) as ultima_sesion
    from trabajador t where t.empresa_id = ${key.empresa_id} and t.id = ${key.trabajador_id}`.execute(
    tx,
  );
  return rows[0] ?? { segundo_factor: false, ultima_sesion: null };
}

/** Codes by which an import knows a centre, a schedule and people. */
export type Codes = { centro: string | null; horario: string | null; supervisores: string[] };

/** Codes of a centre, a schedule and people of the company; null where there is none. */
export async function readCodes(
  tx: Tx,
  key: {
    centro_trabajo_id: number | null;
    horario_id: number | null;
    supervisores_ids: readonly number[];
  },
): Promise<Codes> {
  const { rows } = await sql<Codes>`
    select (select c.codigo from centro_trabajo c where c.empresa_id = empresa_actual()
        and c.id = ${key.centro_trabajo_id}::integer) as centro,
      (select h.codigo from horario h where h.empresa_id = empresa_actual()
        and h.id = ${key.horario_id}::integer) as horario,
      array(select t.codigo from trabajador t where t.empresa_id = empresa_actual()
        and t.id = any(${key.supervisores_ids}::integer[]) order by t.id) as supervisores`.execute(
    tx,
  );
  return rows[0] ?? { centro: null, horario: null, supervisores: [] };
}

/** The person with a code, which is unique in a company. */
export async function readIdByCode(tx: Tx, codigo: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from trabajador where empresa_id = empresa_actual() and codigo = ${codigo}`.execute(
    tx,
  );
  const [found] = rows;
  if (found === undefined) throw new Error("The new person is gone");
  return found.id;
}

/** Ids of all filtered people. */
export async function readStaffIds(tx: Tx, moment: Moment, filter: StaffFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select t.id ${filtered(moment, filter)}`.execute(tx);
  return rows.map(({ id }) => id);
}

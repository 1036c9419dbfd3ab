import { sql } from "kysely";

import { requestStates } from "@atrio/contract/kinds";
import type { Person } from "@atrio/contract/person";

import type { Tx } from "../../../db/client.ts";

import type { OtherDay } from "./judging/judging.rules.ts";

const person = (alias: string) =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)},
    'nombre_completo', ${sql.ref(`${alias}.nombre_completo`)}, 'link_foto', ${sql.ref(`${alias}.link_foto`)})`;

/** State that decides whether a worker may request leave now. */
export type Standing = {
  fecha_alta: string;
  fecha_baja: string | null;
  /** The clock runs: an open signing that counts as work (Rule LEAVE-83). */
  fichando: boolean;
  /** Days within which a proof may follow; 0: it goes with the request. */
  plazo_justificante_dias: number;
};

/** A worker's contract and clock; undefined for nobody. */
export async function readStanding(tx: Tx, workerId: number): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select t.fecha_alta, t.fecha_baja, e.plazo_justificante_dias,
      exists (select from fichaje f
        left join parada p on p.empresa_id = f.empresa_id and p.id = f.parada_id
        where f.empresa_id = t.empresa_id and f.trabajador_id = t.id and f.hora_fin is null
          and not f.borrado and coalesce(p.cuenta_como_trabajo, true)) as fichando
    from trabajador t
    join empresa e on e.empresa_id = t.empresa_id
    where t.empresa_id = empresa_actual() and t.id = ${workerId}`.execute(tx);
  return rows[0];
}

/** Months that are closed and years that are locked among some dates. */
export type Locks = { meses: string[]; anyos: number[] };

/** `YYYY-MM` of a worker's months whose closure is pending or approved, and locked years. */
export async function readLocks(
  tx: Tx,
  key: { trabajador_id: number; desde: string; hasta: string },
): Promise<Locks> {
  const { rows } = await sql<Locks>`
    select
      (select coalesce(json_agg(to_char(make_date(c.anyo, c.mes, 1), 'YYYY-MM')), '[]')
        from cierre_mes c
        where c.empresa_id = empresa_actual() and c.trabajador_id = ${key.trabajador_id}
          and c.vigente and make_date(c.anyo, c.mes, 1)
            between date_trunc('month', ${key.desde}::date)::date and ${key.hasta}::date) as meses,
      (select coalesce(json_agg(y.anyo), '[]') from saldo_anyo_cerrado y
        where y.empresa_id = empresa_actual()
          and y.anyo between extract(year from ${key.desde}::date)
            and extract(year from ${key.hasta}::date)) as anyos`.execute(tx);
  return rows[0] ?? { meses: [], anyos: [] };
}

type Range = { desde: string; hasta: string };

/**
 * Days of a worker's requests in force, pending or approved, between two dates, without the named
 * requests and those that replace one of a group.
 */
export async function readOwnDays(
  tx: Tx,
  key: Range & { trabajador_id: number; except: readonly number[]; exceptGroup?: number },
): Promise<OtherDay[]> {
  const { rows } = await sql<OtherDay>`
    select a.solicitud_id, s.pe_solicitud_tipo_id, s.estado_id, p.codigo, p.saldo, a.fecha,
      a.desde_minuto, a.hasta_minuto, a.minutos, a.coste::float8 as coste
    from ausencia a
    join solicitud s on s.empresa_id = a.empresa_id and s.id = a.solicitud_id
    join permiso_tipo p on p.empresa_id = s.empresa_id and p.id = s.pe_solicitud_subtipo_id
    where a.empresa_id = empresa_actual() and a.trabajador_id = ${key.trabajador_id}
      and a.fecha between ${key.desde}::date and ${key.hasta}::date and a.vigente
      and a.solicitud_id <> all(${key.except}::integer[])
      and a.grupo_id <> ${key.exceptGroup ?? 0}
    order by a.fecha, a.desde_minuto, a.id`.execute(tx);
  return rows;
}

/** Signings of a worker that touch some days, the one before and the one after; ISO 8601. */
export async function readSignings(
  tx: Tx,
  key: Range & { trabajador_id: number },
): Promise<Array<{ hora_inicio: string; hora_fin: string | null }>> {
  const { rows } = await sql<{ hora_inicio: string; hora_fin: string | null }>`
    select f.hora_inicio, f.hora_fin
    from jornada j
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id and not f.borrado
    where j.empresa_id = empresa_actual() and j.trabajador_id = ${key.trabajador_id}
      and j.dia between ${key.desde}::date - 1 and ${key.hasta}::date + 1
    order by f.hora_inicio`.execute(tx);
  return rows;
}

/** Minutes worked by ended signings on some days, by day; days without any are left out. */
export async function readWorkedDays(
  tx: Tx,
  key: { trabajador_id: number; dates: readonly string[] },
): Promise<Array<{ fecha: string; minutos: number }>> {
  const { rows } = await sql<{ fecha: string; minutos: number }>`
    select j.dia as fecha, sum(floor(extract(epoch from f.hora_fin) / 60)
      - floor(extract(epoch from f.hora_inicio) / 60))::integer as minutos
    from jornada j
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id and not f.borrado
      and f.hora_fin is not null
    left join parada p on p.empresa_id = f.empresa_id and p.id = f.parada_id
    where j.empresa_id = empresa_actual() and j.trabajador_id = ${key.trabajador_id}
      and j.dia = any(${key.dates}::date[]) and (f.parada_id is null or p.cuenta_como_trabajo)
    group by j.dia
    having sum(f.hora_fin - f.hora_inicio) >= interval '1 minute'
    order by j.dia`.execute(tx);
  return rows;
}

/** An absent colleague with dates, without the reason. */
export type Away = { trabajador: Person; fechas: string[] };

type TeamKey = { trabajador_id: number; today: string };

/** People with a supervisor in common with a worker on a day, who work here on it. */
const colleaguesOf = ({ trabajador_id, today }: TeamKey) => sql`
  select distinct t.id, t.empresa_id, t.nombre_completo, t.link_foto from supervision v
  join supervision o on o.empresa_id = v.empresa_id and o.supervisor_id = v.supervisor_id
    and o.supervisado_id <> v.supervisado_id and o.vigencia @> ${today}::date
  join trabajador t on t.empresa_id = o.empresa_id and t.id = o.supervisado_id
    and (t.fecha_baja is null or t.fecha_baja >= ${today}::date)
  where v.empresa_id = empresa_actual() and v.supervisado_id = ${trabajador_id}
    and v.vigencia @> ${today}::date`;

/** Ids of the colleagues with a common supervisor on `today`. */
export async function readColleagueIds(tx: Tx, key: TeamKey): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select c.id from (${colleaguesOf(key)}) c`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Colleagues with a common supervisor on `today` and an approved absence in working time of some
 * dates; by name; none where the company shows nobody's absences (Rule CALENDAR-23). The kind of absence is
 * not read: a team knows who is away, not why.
 */
export async function readAwayColleagues(
  tx: Tx,
  key: TeamKey & { dates: readonly string[] },
): Promise<Away[]> {
  const { rows } = await sql<Away>`
    select ${person("t")} as trabajador, d.fechas
    from (${colleaguesOf(key)}) t
    cross join lateral (
      select array_agg(distinct a.fecha::text order by a.fecha::text) as fechas from ausencia a
      where a.empresa_id = t.empresa_id and a.trabajador_id = t.id and a.aprobada
        and a.minutos > 0 and a.fecha = any(${key.dates}::date[])) d
    where d.fechas is not null
      and (select e.ausencias_companeros from empresa e where e.empresa_id = t.empresa_id) <> 'nadie'
    order by t.nombre_completo, t.id`.execute(tx);
  return rows;
}

/** An approver, today's absence of theirs, and their delegate. */
export type Decider = { supervisor: Person; ausente: boolean; delegado: Person | null };

/** The supervisors of a worker on `today` who decide their requests, by name. */
export async function readDeciders(tx: Tx, key: TeamKey): Promise<Decider[]> {
  const isHere = (alias: string) => sql`${sql.ref(`${alias}.permiso_supervisor`)}
    and ${sql.ref(`${alias}.fecha_alta`)} <= ${key.today}::date
    and (${sql.ref(`${alias}.fecha_baja`)} is null or ${sql.ref(`${alias}.fecha_baja`)} >= ${key.today}::date)`;
  const { rows } = await sql<Decider>`
    select ${person("t")} as supervisor,
      exists (select from ausencia a
        where a.empresa_id = t.empresa_id and a.trabajador_id = t.id and a.aprobada
          and a.fecha = ${key.today}::date) as ausente,
      case when d.id is not null then ${person("d")} end as delegado
    from supervision v
    join trabajador t on t.empresa_id = v.empresa_id and t.id = v.supervisor_id and ${isHere("t")}
    left join supervision_delegacion g on g.empresa_id = v.empresa_id and g.supervisor_id = t.id
      and g.revocada_en is null and g.vigencia @> ${key.today}::date
      and g.delegado_id <> v.supervisado_id
    left join trabajador d on d.empresa_id = g.empresa_id and d.id = g.delegado_id and ${isHere("d")}
    where v.empresa_id = empresa_actual() and v.supervisado_id = ${key.trabajador_id}
      and v.supervisor_id <> v.supervisado_id and v.vigencia @> ${key.today}::date
    order by t.nombre_completo, t.id`.execute(tx);
  return rows;
}

/** A request as asking, rectifying and settling need to know it. */
export type AskedRequest = {
  id: number;
  trabajador_id: number;
  pe_solicitud_tipo_id: number;
  estado_id: number;
  titulo: string | null;
  descripcion: string | null;
  pe_solicitud_subtipo_id: number | null;
  hospitalizacion: boolean;
  sin_fecha_fin: boolean;
  registrada_por: number | null;
  ocasion_id: number | null;
  rectifica_id: number | null;
  /** The request first approved, of a rectification; else the request itself. */
  origen_id: number;
  sustituida_por: number | null;
  borrada: boolean;
  rectificada: boolean;
  /** Pending or approved rectification of it. */
  rectificacion_id: number | null;
  primer_dia: string | null;
  anyo_cerrado: boolean;
  /** A closure of the company entered it, or the request that it rectifies. */
  de_cierre: boolean;
  periodos: AskedRow[];
};

/** A period as it was asked for; hours as `HH:mm`. */
export type AskedRow = {
  fecha_inicio: string;
  fecha_fin: string;
  pe_tipo_periodo_id: number;
  hora_inicio: string | null;
  hora_fin: string | null;
};

const unsettled = [requestStates.pending, requestStates.approved].map((state) => sql.lit(state));

/** The request first approved of a chain of rectifications that ends with `s`. */
const origin = sql`(
  with recursive v (id, rectifica_id) as (
    select s.id, s.rectifica_id
    union all
    select r.id, r.rectifica_id from v
    join solicitud r on r.empresa_id = s.empresa_id and r.id = v.rectifica_id)
  select v.id from v where v.rectifica_id is null)`;

/** A request of any kind with its input; undefined for an unknown id. */
export async function readAsked(tx: Tx, id: number): Promise<AskedRequest | undefined> {
  const { rows } = await sql<AskedRequest>`
    select s.id, s.trabajador_id, s.pe_solicitud_tipo_id, s.estado_id, s.titulo, s.descripcion,
      s.pe_solicitud_subtipo_id, s.hospitalizacion, s.sin_fecha_fin, s.registrada_por, s.ocasion_id,
      s.rectifica_id, s.sustituida_por, s.borrada, ${origin} as origen_id,
      r.id as rectificacion_id, r.id is not null as rectificada,
      (select min(d.fecha) from ausencia d
        where d.empresa_id = s.empresa_id and d.solicitud_id = s.id and d.vigente) as primer_dia,
      exists (select from ausencia d
        join saldo_anyo_cerrado y on y.empresa_id = d.empresa_id
          and y.anyo = extract(year from d.fecha)
        where d.empresa_id = s.empresa_id and d.solicitud_id = s.id and d.vigente) as anyo_cerrado,
      exists (select from cierre_empresa_persona k
        where k.empresa_id = s.empresa_id and k.solicitud_id = ${origin}
          and k.estado = 'registrada') as de_cierre,
      (select coalesce(json_agg(json_build_object('fecha_inicio', p.fecha_inicio,
          'fecha_fin', p.fecha_fin, 'pe_tipo_periodo_id', p.pe_tipo_periodo_id,
          'hora_inicio', to_char(p.hora_inicio, 'HH24:MI'),
          'hora_fin', to_char(p.hora_fin, 'HH24:MI'))
          order by p.fecha_inicio, p.hora_inicio, p.id), '[]')
        from solicitud_periodo p
        where p.empresa_id = s.empresa_id and p.solicitud_id = s.id) as periodos
    from solicitud s
    left join solicitud r on r.empresa_id = s.empresa_id and r.rectifica_id = s.id
      and r.estado_id in (${sql.join(unsettled)})
    where s.empresa_id = empresa_actual() and s.id = ${id}`.execute(tx);
  return rows[0];
}

/** A day of a request as it is kept. */
export type KeptDay = {
  fecha: string;
  desde_minuto: number;
  hasta_minuto: number;
  minutos: number;
  coste: number;
  motivo_no_cuenta: "festivo" | "descanso" | "fuera_de_contrato" | null;
};

/** All days of a request, in order, whether they are in force or not. */
export async function readKeptDays(tx: Tx, requestId: number): Promise<KeptDay[]> {
  const { rows } = await sql<KeptDay>`
    select a.fecha, a.desde_minuto, a.hasta_minuto, a.minutos, a.coste::float8 as coste,
      a.motivo_no_cuenta
    from ausencia a
    where a.empresa_id = empresa_actual() and a.solicitud_id = ${requestId}
    order by a.fecha, a.desde_minuto`.execute(tx);
  return rows;
}

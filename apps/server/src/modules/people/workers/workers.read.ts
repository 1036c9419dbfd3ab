import { sql } from "kysely";

import type { PostalAddress } from "@atrio/contract/people/address";
import type { WorkerProfile } from "@atrio/contract/person";

import type { Tx } from "../../../db/client.ts";

type ProfileKey = { empresa_id: number; trabajador_id: number; today: string };

/**
 * Ended months `m` that worker `t` has still to close: of the last twelve, from the first open one on, which is kept,
 * while they belong to the company. A month is closed while its closure is pending, or approved and not reopened.
 */
const openMonths = (today: string) => sql`
  from meses_abiertos a
  cross join lateral generate_series(
    greatest(date_trunc('month', ${today}::date - interval '12 months'), a.desde::timestamp),
    date_trunc('month', least(${today}::date - interval '1 month', t.fecha_baja::timestamp)),
    interval '1 month') m (primero)
  where a.empresa_id = empresa_actual() and a.trabajador_id = t.id
    -- the limit makes the look-up run for each month, and for none after the first
    and (select true from cierre_mes c
      where c.empresa_id = empresa_actual() and c.trabajador_id = t.id and c.vigente
        and c.anyo = extract(year from m.primero)::integer
        and c.mes = extract(month from m.primero)::integer limit 1) is null`;

/** First day of the oldest of them, null when there is none. */
export const oldestOpenMonth = (today: string) => sql`(
  select m.primero::date ${openMonths(today)} order by m.primero limit 1)`;

/**
 * The worker's profile as they see it on `today` (local date), or undefined when not in the company.
 * Time in the company runs until `today` or the last day of work, and is nothing before the first.
 * Whole months are counted first and days from there, as people do: age() alone borrows days of the
 * wrong month.
 */
export async function readProfile(tx: Tx, key: ProfileKey): Promise<WorkerProfile | undefined> {
  const { rows } = await sql<WorkerProfile>`
    select t.id, t.empresa_id, t.account_user_id, t.nombre, t.nombre_completo, t.sexo,
      t.idioma_trabajador, t.telefono, t.link_foto,
      t.foto_bloqueada or e.fotos_bloqueadas as foto_bloqueada, t.puesto,
      t.permiso_supervisor, t.permiso_gestor_turnos, t.supervisor_bolsa_horas, t.administrador, t.roles_administracion,
      t.gestor_denuncias, t.pe_modo_supervisor, t.pe_ocultar_bienvenida,
      t.receive_email_from_supervisees, t.email_supervisor, t.nombre_departamento_trabajador,
      a.email, a.requires_password_change, e.nombre_mutua, e.telefono_empresa,
      c.nombre as centro_trabajo, coalesce(c.zona_horaria, e.zona_horaria) as zona_horaria,
      json_build_object('anyos', m.meses / 12, 'meses', m.meses % 12,
        'dias', f.fin - (t.fecha_alta + make_interval(months => m.meses))::date) as antiguedad,
      json_build_object('nombre_contacto', e.nombre_contacto,
        'email_contacto', e.email_contacto) as contacto_empresa,
      exists (select from firma_documento fd
        where fd.empresa_id = empresa_actual() and fd.trabajador_id = t.id and fd.estado = 'pendiente'
          and fd.importante and (fd.caduca_el is null or fd.caduca_el >= ${key.today}::date))
        as documento_importante_pendiente_firma,
      exists (select from area_trabajador ar
        join area_trabajo ao on ao.empresa_id = empresa_actual() and ao.id = ar.pe_area_trabajo_id
        where ar.empresa_id = empresa_actual() and ar.trabajador_id = t.id and ao.activa) as tiene_area,
      exists (select ${openMonths(key.today)}) as mes_sin_cerrar
    from trabajador t
    join empresa e on e.empresa_id = empresa_actual()
    join account a on a.account_user_id = t.account_user_id
    left join trabajador_centro tc on tc.empresa_id = empresa_actual() and tc.trabajador_id = t.id
      and tc.vigencia @> ${key.today}::date
    left join centro_trabajo c on c.empresa_id = empresa_actual() and c.id = tc.centro_trabajo_id
    cross join lateral (
      select greatest(t.fecha_alta, least(${key.today}::date, t.fecha_baja)) as fin) f
    cross join lateral (
      select age(f.fin, t.fecha_alta) as edad) s
    cross join lateral (
      select (extract(year from s.edad) * 12 + extract(month from s.edad))::integer as meses) m
    where t.empresa_id = ${key.empresa_id} and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0];
}

/** Fields of the person's own row beside the profile. */
export type PersonalRow = PostalAddress & {
  apellido1: string;
  apellido2: string | null;
  email_trabajo: string | null;
  telefono_trabajo: string | null;
  nif: string | null;
  nacionalidad_id: number | null;
  fecha_nacimiento: string | null;
  edad: number | null;
};

/** Address, names and birth of a worker; the age is of `today` (local date). */
export async function readPersonal(
  tx: Tx,
  key: { trabajador_id: number; today: string },
): Promise<PersonalRow | undefined> {
  const { rows } = await sql<PersonalRow>`
    select t.apellido1, t.apellido2, t.email_trabajo, t.telefono_trabajo, t.nif, t.nacionalidad_id, t.fecha_nacimiento,
      extract(year from age(${key.today}::date, t.fecha_nacimiento))::integer as edad,
      t.pais_id, t.provincia_id, t.poblacion_id, t.provincia_texto, t.poblacion_texto,
      t.tipo_via_id, t.nombre_via, t.numero_via, t.escalera, t.piso, t.puerta, t.codigo_postal
    from trabajador t
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0];
}

/** First day of the oldest ended month that a worker has still to close on `today`, if any. */
export async function readOldestOpenMonth(
  tx: Tx,
  key: { trabajador_id: number; today: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ month: string | null }>`
    select ${oldestOpenMonth(key.today)} as month from trabajador t
    where t.empresa_id = empresa_actual() and t.id = ${key.trabajador_id}`.execute(tx);
  return rows[0]?.month ?? undefined;
}

type Supervisee = {
  id: number;
  nombre_completo: string;
  link_foto: string | null;
  fecha_nacimiento: string;
};

/**
 * People supervised by a worker on `today` who work here that day and let the birthday be seen; by
 * name.
 */
export async function readSuperviseesWithBirthday(
  tx: Tx,
  key: { supervisor_id: number; today: string },
): Promise<Supervisee[]> {
  const { rows } = await sql<Supervisee>`
    select t.id, t.nombre_completo, t.link_foto, t.fecha_nacimiento
    from supervision s
    join trabajador t on t.empresa_id = empresa_actual() and t.id = s.supervisado_id
    where s.empresa_id = empresa_actual() and s.supervisor_id = ${key.supervisor_id}
      and s.vigencia @> ${key.today}::date
      and t.fecha_nacimiento is not null and t.mostrar_cumpleanyos
      and t.fecha_alta <= ${key.today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)
    order by unaccent(t.nombre_completo), t.id`.execute(tx);
  return rows;
}

/**
 * True if one worker supervises another on `today` (local date): read at each request, never kept.
 */
export async function readSupervises(
  tx: Tx,
  key: { supervisor_id: number; supervisado_id: number; today: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from supervision s
    where s.empresa_id = empresa_actual() and s.supervisor_id = ${key.supervisor_id}
      and s.supervisado_id = ${key.supervisado_id}
      and s.vigencia @> ${key.today}::date limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Ids of who supervises a worker on `today` (local date), works here that day and holds the role:
 * "supervisor" decides requests, "hours_bag_supervisor" incidences.
 */
export async function readSupervisors(
  tx: Tx,
  key: {
    trabajador_id: number;
    today: string;
    role?: "supervisor" | "hours_bag_supervisor";
  },
): Promise<number[]> {
  const column =
    key.role === "hours_bag_supervisor" ? "supervisor_bolsa_horas" : "permiso_supervisor";
  const { rows } = await sql<{ id: number }>`
    select t.id
    from supervision s
    join trabajador t on t.empresa_id = empresa_actual() and t.id = s.supervisor_id
    where s.empresa_id = empresa_actual() and s.supervisado_id = ${key.trabajador_id}
      and s.vigencia @> ${key.today}::date and ${sql.ref(`t.${column}`)}
      and t.fecha_alta <= ${key.today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)
    order by t.id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Ids of the people supervised by a worker on `today` (local date), in order. */
export async function readSuperviseeIds(
  tx: Tx,
  key: { supervisor_id: number; today: string },
): Promise<number[]> {
  const { rows } = await sql<{ supervisado_id: number }>`
    select s.supervisado_id from supervision s
    where s.empresa_id = empresa_actual() and s.supervisor_id = ${key.supervisor_id}
      and s.vigencia @> ${key.today}::date
    order by s.supervisado_id`.execute(tx);
  return rows.map((row) => row.supervisado_id);
}

/** Ids of the administrators who work here on `today` (local date) and may decide in an area. */
export async function readAdministrators(
  tx: Tx,
  key: { today: string; office: "tiempo" | "nominas" | "documentos" },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from trabajador t
    where t.empresa_id = empresa_actual() and t.administrador
      and (t.roles_administracion is null or ${key.office} = any(t.roles_administracion))
      and t.fecha_alta <= ${key.today}::date
      and (t.fecha_baja is null or t.fecha_baja >= ${key.today}::date)
    order by t.id`.execute(tx);
  return rows.map((row) => row.id);
}

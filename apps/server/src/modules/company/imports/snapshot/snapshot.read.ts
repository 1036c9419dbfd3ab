import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

import { readProjectRows } from "./projects.read.ts";
import type { AccountRow, Snapshot } from "./snapshot.rules.ts";

type Company = Snapshot["empresa"];

/** The company of the transaction, and today's date in its zone. */
export async function readCompany(tx: Tx): Promise<Company | undefined> {
  const { rows } = await sql<Company>`
    select nombre, idioma, zona_horaria from empresa where empresa_id = empresa_actual()`.execute(
    tx,
  );
  return rows[0];
}

/** The company's data, except accounts, which only the gate may read. */
export async function readSnapshot(
  tx: Tx,
  today: string,
): Promise<Omit<Snapshot, "empresa" | "hoy" | "cuentas">> {
  const [calendars, holidays, centres, schedules, people, supervisions] = await Promise.all([
    readCalendars(tx),
    readHolidays(tx),
    readCentres(tx),
    readTimetables(tx),
    readPeople(tx),
    readSupervisions(tx),
  ]);
  return {
    calendarios: calendars,
    festivos: holidays,
    centros: centres,
    horarios: schedules,
    trabajadores: people,
    supervisiones: supervisions,
    areas: await readAreas(tx),
    ...(await readProjectRows(tx, today)),
    reglas: await readGrants(tx),
    unidades: await readUnits(tx),
    lockedYears: await readLockedYears(tx),
    saldos: await readOpenings(tx),
  };
}

/** Accounts of the company's people, and accounts with one of the e-mails. With the gate's role. */
export async function readAccounts(
  tx: Tx,
  key: { empresa_id: number; emails: string[] },
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select a.account_user_id, a.email, a.password_hash is not null as activa,
      exists (select from trabajador t
        where t.account_user_id = a.account_user_id and t.empresa_id <> ${key.empresa_id}) as compartida
    from account a
    where a.email = any(${key.emails})
      or exists (select from trabajador t
        where t.account_user_id = a.account_user_id and t.empresa_id = ${key.empresa_id})`.execute(
    tx,
  );
  return rows;
}

async function readCalendars(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select nombre from calendario_festivo where empresa_id = empresa_actual()`.execute(tx);
  return rows.map((row) => row.nombre);
}

async function readHolidays(tx: Tx): Promise<Snapshot["festivos"]> {
  const { rows } = await sql<Snapshot["festivos"][number]>`
    select c.nombre as calendario, f.fecha, f.tipo_festivo_id, f.de_convenio, f.nombre
    from festivo f
    join calendario_festivo c on c.empresa_id = f.empresa_id and c.id = f.calendario_festivo_id
    where f.empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

async function readCentres(tx: Tx): Promise<Snapshot["centros"]> {
  const { rows } = await sql<Snapshot["centros"][number]>`
    select c.codigo, c.nombre, c.direccion, c.zona_horaria, f.nombre as calendario,
      array(select r::text from unnest(c.rangos_ip) r order by r::text collate "C") as rangos_ip
    from centro_trabajo c
    left join calendario_festivo f on f.empresa_id = c.empresa_id and f.id = c.calendario_festivo_id
    where c.empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

async function readTimetables(tx: Tx): Promise<Snapshot["horarios"]> {
  const { rows } = await sql<Snapshot["horarios"][number]>`
    select h.codigo, h.nombre, h.semanas, h.tolerancia_minutos, h.trabaja_festivos,
      (select coalesce(json_agg(json_build_object(
          'semana', r.semana, 'dia_semana', r.dia_semana,
          'inicio', to_char(r.inicio, 'HH24:MI'), 'fin', to_char(r.fin, 'HH24:MI'))), '[]')
        from horario_tramo r where r.empresa_id = h.empresa_id and r.horario_id = h.id) as tramos
    from horario h
    where h.empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

async function readPeople(tx: Tx): Promise<Snapshot["trabajadores"]> {
  const { rows } = await sql<Snapshot["trabajadores"][number]>`
    select t.id, t.account_user_id,
      json_build_object(
        'codigo', t.codigo, 'nombre', t.nombre, 'apellido1', t.apellido1, 'apellido2', t.apellido2,
        'nif', t.nif, 'sexo', t.sexo, 'fecha_nacimiento', t.fecha_nacimiento,
        'fecha_alta', t.fecha_alta, 'inicio_registro', t.inicio_registro,
        'fecha_baja', t.fecha_baja,
        'idioma_trabajador', t.idioma_trabajador, 'telefono', t.telefono,
        'email_trabajo', t.email_trabajo, 'telefono_trabajo', t.telefono_trabajo,
        'nombre_departamento_trabajador', t.nombre_departamento_trabajador, 'puesto', t.puesto,
        'jornada_porcentaje', t.jornada_porcentaje,
        'permiso_supervisor', t.permiso_supervisor,
        'permiso_gestor_turnos', t.permiso_gestor_turnos,
        'supervisor_bolsa_horas', t.supervisor_bolsa_horas, 'administrador', t.administrador,
        'gestor_denuncias', t.gestor_denuncias, 'mostrar_cumpleanyos', t.mostrar_cumpleanyos
      ) as fields,
      coalesce(c.periodos, '[]') as centros, coalesce(h.periodos, '[]') as horarios
    from trabajador t
    left join (
      select a.trabajador_id, json_agg(json_build_object('desde', coalesce(lower(a.vigencia), '1900-01-01'),
          'hasta', upper(a.vigencia), 'codigo', c.codigo) order by a.vigencia) as periodos
      from trabajador_centro a
      join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
      where a.empresa_id = empresa_actual() group by a.trabajador_id) c on c.trabajador_id = t.id
    left join (
      select a.trabajador_id, json_agg(json_build_object('desde', coalesce(lower(a.vigencia), '1900-01-01'),
          'hasta', upper(a.vigencia), 'codigo', h.codigo, 'ciclo', a.ciclo_desde) order by a.vigencia) as periodos
      from trabajador_horario a
      join horario h on h.empresa_id = a.empresa_id and h.id = a.horario_id
      where a.empresa_id = empresa_actual() group by a.trabajador_id) h on h.trabajador_id = t.id
    where t.empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

async function readSupervisions(tx: Tx): Promise<Snapshot["supervisiones"]> {
  const { rows } = await sql<Snapshot["supervisiones"][number]>`
    select supervisor_id, supervisado_id, coalesce(lower(vigencia), '1900-01-01') as desde, upper(vigencia) as hasta
    from supervision
    where empresa_id = empresa_actual()
    order by vigencia`.execute(tx);
  return rows;
}

async function readAreas(tx: Tx): Promise<Snapshot["areas"]> {
  const { rows } = await sql<Snapshot["areas"][number]>`
    select a.nombre, c.codigo as centro, a.observaciones,
      array(select t.codigo from area_trabajador x
        join trabajador t on t.empresa_id = x.empresa_id and t.id = x.trabajador_id
        where x.empresa_id = a.empresa_id and x.pe_area_trabajo_id = a.id
        order by t.codigo collate "C") as trabajadores,
      array(select t.codigo from area_gestor x
        join trabajador t on t.empresa_id = x.empresa_id and t.id = x.trabajador_id
        where x.empresa_id = a.empresa_id and x.pe_area_trabajo_id = a.id
        order by t.codigo collate "C") as gestores
    from area_trabajo a
    join centro_trabajo c on c.empresa_id = a.empresa_id and c.id = a.centro_trabajo_id
    where a.empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

async function readOpenings(tx: Tx): Promise<Snapshot["saldos"]> {
  const { rows } = await sql<Snapshot["saldos"][number]>`
    select t.codigo, s.saldo, s.anyo, s.cantidad::float8 as cantidad
    from saldo_inicial s
    join trabajador t on t.empresa_id = s.empresa_id and t.id = s.trabajador_id
    where s.empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

async function readGrants(tx: Tx): Promise<Snapshot["reglas"]> {
  const { rows } = await sql<Snapshot["reglas"][number]>`
    select saldo, desde_anyo, cantidad::float8 as cantidad,
      arrastre_maximo::float8 as arrastre_maximo, arrastre_hasta, proporcional
    from saldo_regla where empresa_id = empresa_actual()`.execute(tx);
  return rows;
}

async function readUnits(tx: Tx): Promise<Snapshot["unidades"]> {
  const { rows } = await sql<{ unidades: Snapshot["unidades"] }>`
    select coalesce(jsonb_object_agg(saldo, unidad), '{}') as unidades from permiso_tipo
    where empresa_id = empresa_actual() and codigo = 'general' and saldo is not null`.execute(tx);
  return rows[0]?.unidades ?? {};
}

async function readLockedYears(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ anyo: number }>`
    select anyo from saldo_anyo_cerrado
    where empresa_id = empresa_actual() order by anyo`.execute(tx);
  return rows.map((row) => row.anyo);
}

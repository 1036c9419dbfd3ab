import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { PersonItem } from "./people/people.rules.ts";
import type {
  AreaRow,
  CentreRow,
  DatedCode,
  GrantRow,
  HolidayRow,
  OpeningRow,
  PersonFields,
  TimetableRow,
} from "./snapshot/snapshot.rules.ts";
import type { SupervisionItem } from "./supervisions.rules.ts";

const CHUNK = 1000;

/** Advisory lock that serialises a company's imports until the transaction ends. */
export async function lockImports(tx: Tx): Promise<void> {
  await sql`select from empresa where empresa_id = empresa_actual() for no key update`.execute(tx);
}

/** Adds the days and, where they do not exist, their calendars. */
export async function saveHolidays(tx: Tx, days: HolidayRow[]): Promise<void> {
  const calendars = [...new Set(days.map((day) => day.calendario))];
  await sql`
    insert into calendario_festivo (empresa_id, nombre)
    select empresa_actual(), nombre from unnest(${calendars}::text[]) nombre
    on conflict (empresa_id, nombre) do nothing`.execute(tx);
  await inChunks(days, (json) =>
    sql`
    insert into festivo
      (empresa_id, calendario_festivo_id, fecha, tipo_festivo_id, de_convenio, nombre)
    select empresa_actual(), c.id, x.fecha, x.tipo_festivo_id, x.de_convenio, x.nombre
    from jsonb_to_recordset(${json}::jsonb)
      x (calendario text, fecha date, tipo_festivo_id integer, de_convenio boolean, nombre text)
    join calendario_festivo c on c.empresa_id = empresa_actual() and c.nombre = x.calendario
    on conflict (empresa_id, calendario_festivo_id, fecha)
      do update set tipo_festivo_id = excluded.tipo_festivo_id, nombre = excluded.nombre,
        de_convenio = excluded.de_convenio`.execute(tx),
  );
}

/** Adds the centres, or writes over those with the same code. */
export async function saveCentres(tx: Tx, centres: CentreRow[]): Promise<void> {
  await inChunks(centres, (json) =>
    sql`
    insert into centro_trabajo
      (empresa_id, codigo, nombre, direccion, zona_horaria, calendario_festivo_id, rangos_ip)
    select empresa_actual(), x.codigo, x.nombre, x.direccion, x.zona_horaria, c.id, x.rangos_ip
    from jsonb_to_recordset(${json}::jsonb) x (codigo text, nombre text, direccion text,
      zona_horaria text, calendario text, rangos_ip cidr[])
    left join calendario_festivo c on c.empresa_id = empresa_actual() and c.nombre = x.calendario
    on conflict (empresa_id, codigo) do update set
      nombre = excluded.nombre, direccion = excluded.direccion,
      zona_horaria = excluded.zona_horaria,
      calendario_festivo_id = excluded.calendario_festivo_id,
      rangos_ip = excluded.rangos_ip`.execute(tx),
  );
}

/** Adds the schedules, or writes over those with the same code; their stretches are replaced. */
export async function saveTimetables(tx: Tx, timetables: TimetableRow[]): Promise<void> {
  await inChunks(timetables, async (json) => {
    await sql`
      insert into horario
        (empresa_id, codigo, nombre, semanas, tolerancia_minutos, trabaja_festivos)
      select empresa_actual(), x.codigo, x.nombre, x.semanas, x.tolerancia_minutos, x.trabaja_festivos
      from jsonb_to_recordset(${json}::jsonb) x (codigo text, nombre text, semanas integer,
        tolerancia_minutos integer, trabaja_festivos boolean)
      on conflict (empresa_id, codigo) do update set
        nombre = excluded.nombre, semanas = excluded.semanas,
        tolerancia_minutos = excluded.tolerancia_minutos,
        trabaja_festivos = excluded.trabaja_festivos`.execute(tx);
    await sql`
      delete from horario_tramo r
      using horario h, jsonb_to_recordset(${json}::jsonb) x (codigo text)
      where h.empresa_id = empresa_actual() and h.codigo = x.codigo
        and r.empresa_id = h.empresa_id and r.horario_id = h.id`.execute(tx);
    await sql`
      insert into horario_tramo (empresa_id, horario_id, semana, dia_semana, inicio, fin)
      select h.empresa_id, h.id, r.semana, r.dia_semana, r.inicio, r.fin
      from jsonb_to_recordset(${json}::jsonb) x (codigo text, tramos jsonb)
      join horario h on h.empresa_id = empresa_actual() and h.codigo = x.codigo
      cross join jsonb_to_recordset(x.tramos)
        r (semana integer, dia_semana integer, inicio time, fin time)`.execute(tx);
  });
}

/** Creates missing accounts and answers the ids of all. As the door. */
export async function ensureAccounts(tx: Tx, emails: string[]): Promise<Map<string, number>> {
  await sql`
    insert into account (email) select unnest(${emails}::text[])
    on conflict (email) do nothing`.execute(tx);
  const { rows } = await sql<{ email: string; account_user_id: number }>`
    select email, account_user_id from account where email = any(${emails})`.execute(tx);
  return new Map(rows.map((row) => [row.email, row.account_user_id]));
}

/** Writes another e-mail over an account's; links that were sent to the old one die. As the door. */
export async function renameAccounts(
  tx: Tx,
  accounts: Array<{ account_user_id: number | null; email: string }>,
): Promise<void> {
  await inChunks(accounts, (json) =>
    sql`
    update account a set email = x.email, password_version = a.password_version + 1
    from jsonb_to_recordset(${json}::jsonb) x (account_user_id integer, email text)
    where a.account_user_id = x.account_user_id`.execute(tx),
  );
}

type SavedPerson = PersonFields & { id: number | null; account_user_id: number };

/** Adds the workers without an id and updates the others. */
export async function savePeople(tx: Tx, people: SavedPerson[]): Promise<void> {
  await inChunks(
    people.filter((person) => person.id === null),
    (json) =>
      sql`
      insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, apellido2,
        nif, sexo, fecha_nacimiento, fecha_alta, inicio_registro, fecha_baja, idioma_trabajador,
        telefono, email_trabajo, telefono_trabajo,
        nombre_departamento_trabajador, puesto, jornada_porcentaje, permiso_supervisor,
        permiso_gestor_turnos,
        supervisor_bolsa_horas, administrador, gestor_denuncias, mostrar_cumpleanyos)
      select empresa_actual(), x.account_user_id, x.codigo, x.nombre, x.apellido1, x.apellido2,
        x.nif, x.sexo, x.fecha_nacimiento, x.fecha_alta, x.inicio_registro, x.fecha_baja,
        x.idioma_trabajador,
        x.telefono, x.email_trabajo, x.telefono_trabajo,
        x.nombre_departamento_trabajador, x.puesto, x.jornada_porcentaje, x.permiso_supervisor,
        x.permiso_gestor_turnos, x.supervisor_bolsa_horas, x.administrador, x.gestor_denuncias,
        x.mostrar_cumpleanyos
      from jsonb_populate_recordset(null::trabajador, ${json}::jsonb) x`.execute(tx),
  );
  await inChunks(
    people.filter((person) => person.id !== null),
    (json) =>
      sql`
      update trabajador t set
        codigo = x.codigo, nombre = x.nombre, apellido1 = x.apellido1, apellido2 = x.apellido2,
        nif = x.nif, sexo = x.sexo, fecha_nacimiento = x.fecha_nacimiento,
        fecha_alta = x.fecha_alta, inicio_registro = x.inicio_registro, fecha_baja = x.fecha_baja,
        idioma_trabajador = x.idioma_trabajador, telefono = x.telefono,
        email_trabajo = x.email_trabajo, telefono_trabajo = x.telefono_trabajo,
        nombre_departamento_trabajador = x.nombre_departamento_trabajador, puesto = x.puesto,
        jornada_porcentaje = x.jornada_porcentaje,
        permiso_supervisor = x.permiso_supervisor,
        -- Who no longer supervises cannot stay in supervisor mode.
        pe_modo_supervisor = t.pe_modo_supervisor and x.permiso_supervisor,
        permiso_gestor_turnos = x.permiso_gestor_turnos,
        supervisor_bolsa_horas = x.supervisor_bolsa_horas, administrador = x.administrador,
        roles_administracion = case when x.administrador then t.roles_administracion end,
        gestor_denuncias = x.gestor_denuncias, mostrar_cumpleanyos = x.mostrar_cumpleanyos
      from jsonb_populate_recordset(null::trabajador, ${json}::jsonb) x
      where t.empresa_id = empresa_actual() and t.id = x.id`.execute(tx),
  );
}

/** Replaces the dated centres and schedules of the people whose plan has them. */
export async function saveAssignments(tx: Tx, people: PersonItem[]): Promise<void> {
  const centres = periodsOf(people, (person) => person.centros);
  const schedules = periodsOf(people, (person) => person.horarios);
  await inChunks(centres, async (json) => {
    await sql`
      delete from trabajador_centro a
      using trabajador t, jsonb_to_recordset(${json}::jsonb) x (trabajador text)
      where t.empresa_id = empresa_actual() and t.codigo = x.trabajador
        and a.empresa_id = t.empresa_id and a.trabajador_id = t.id`.execute(tx);
    await sql`
      insert into trabajador_centro (empresa_id, trabajador_id, centro_trabajo_id, vigencia)
      select t.empresa_id, t.id, c.id, daterange(p.desde, p.hasta)
      from jsonb_to_recordset(${json}::jsonb) x (trabajador text, periodos jsonb)
      cross join jsonb_to_recordset(x.periodos) p (desde date, hasta date, codigo text)
      join trabajador t on t.empresa_id = empresa_actual() and t.codigo = x.trabajador
      join centro_trabajo c on c.empresa_id = t.empresa_id and c.codigo = p.codigo`.execute(tx);
  });
  await inChunks(schedules, async (json) => {
    await sql`
      delete from trabajador_horario a
      using trabajador t, jsonb_to_recordset(${json}::jsonb) x (trabajador text)
      where t.empresa_id = empresa_actual() and t.codigo = x.trabajador
        and a.empresa_id = t.empresa_id and a.trabajador_id = t.id`.execute(tx);
    await sql`
      insert into trabajador_horario (empresa_id, trabajador_id, horario_id, vigencia, ciclo_desde)
      select t.empresa_id, t.id, h.id, daterange(p.desde, p.hasta), p.ciclo
      from jsonb_to_recordset(${json}::jsonb) x (trabajador text, periodos jsonb)
      cross join jsonb_to_recordset(x.periodos) p (desde date, hasta date, codigo text, ciclo date)
      join trabajador t on t.empresa_id = empresa_actual() and t.codigo = x.trabajador
      join horario h on h.empresa_id = t.empresa_id and h.codigo = p.codigo`.execute(tx);
  });
}

/** Writes relations; they replace existing ones of the same two people on those dates. */
export async function saveSupervisions(tx: Tx, items: SupervisionItem[]): Promise<void> {
  await inChunks(items, async (json) => {
    await sql`
      delete from supervision v
      using jsonb_to_recordset(${json}::jsonb)
          x (supervisor text, supervisado text, desde date, hasta date),
        trabajador s, trabajador t
      where s.empresa_id = empresa_actual() and s.codigo = x.supervisor
        and t.empresa_id = empresa_actual() and t.codigo = x.supervisado
        and v.empresa_id = s.empresa_id and v.supervisor_id = s.id and v.supervisado_id = t.id
        and v.vigencia && daterange(x.desde, x.hasta)`.execute(tx);
    await sql`
      insert into supervision (empresa_id, supervisor_id, supervisado_id, vigencia)
      select s.empresa_id, s.id, t.id, daterange(x.desde, x.hasta)
      from jsonb_to_recordset(${json}::jsonb)
        x (supervisor text, supervisado text, desde date, hasta date)
      join trabajador s on s.empresa_id = empresa_actual() and s.codigo = x.supervisor
      join trabajador t on t.empresa_id = empresa_actual() and t.codigo = x.supervisado`.execute(
      tx,
    );
  });
}

/** Adds the work areas, or writes over those of the same name; their people are replaced. */
export async function saveAreas(tx: Tx, areas: AreaRow[]): Promise<void> {
  await inChunks(areas, async (json) => {
    await sql`
      insert into area_trabajo (empresa_id, nombre, centro_trabajo_id, observaciones)
      select empresa_actual(), x.nombre, c.id, x.observaciones
      from jsonb_to_recordset(${json}::jsonb) x (nombre text, centro text, observaciones text)
      join centro_trabajo c on c.empresa_id = empresa_actual() and c.codigo = x.centro
      on conflict (empresa_id, nombre) do update set
        centro_trabajo_id = excluded.centro_trabajo_id,
        observaciones = excluded.observaciones`.execute(tx);
    for (const [table, people] of [
      [sql`area_trabajador`, sql`trabajadores`],
      [sql`area_gestor`, sql`gestores`],
    ] as const) {
      await sql`
        delete from ${table} m
        using area_trabajo a, jsonb_to_recordset(${json}::jsonb) x (nombre text)
        where a.empresa_id = empresa_actual() and a.nombre = x.nombre
          and m.empresa_id = a.empresa_id and m.pe_area_trabajo_id = a.id`.execute(tx);
      await sql`
        insert into ${table} (empresa_id, pe_area_trabajo_id, trabajador_id)
        select a.empresa_id, a.id, t.id
        from jsonb_to_recordset(${json}::jsonb) x (nombre text, trabajadores text[], gestores text[])
        cross join unnest(x.${people}) p (codigo)
        join area_trabajo a on a.empresa_id = empresa_actual() and a.nombre = x.nombre
        join trabajador t on t.empresa_id = a.empresa_id and t.codigo = p.codigo`.execute(tx);
    }
  });
}

/**
 * Writes what balances grant from a year on, and the unit of the kinds of request that spend them; sent
 * requests keep theirs.
 */
export async function saveGrants(tx: Tx, items: GrantRow[]): Promise<void> {
  await inChunks(items, async (json) => {
    await sql`
      insert into saldo_regla (empresa_id, saldo, desde_anyo, cantidad, arrastre_maximo,
        arrastre_hasta, proporcional)
      select empresa_actual(), x.saldo, x.desde_anyo, x.cantidad, x.arrastre_maximo,
        x.arrastre_hasta, x.proporcional
      from jsonb_populate_recordset(null::saldo_regla, ${json}::jsonb) x
      on conflict on constraint saldo_regla_pk do update set
        cantidad = excluded.cantidad, arrastre_maximo = excluded.arrastre_maximo,
        arrastre_hasta = excluded.arrastre_hasta, proporcional = excluded.proporcional`.execute(tx);
    await sql`
      update permiso_tipo p set unidad = x.unidad
      from jsonb_to_recordset(${json}::jsonb) x (saldo text, unidad text)
      where p.empresa_id = empresa_actual() and p.codigo = 'general' and p.saldo = x.saldo
        and p.unidad <> x.unidad`.execute(tx);
  });
}

/** Writes opening balances; another one of the same worker and kind is replaced. */
export async function saveOpenings(tx: Tx, items: OpeningRow[]): Promise<void> {
  await inChunks(items, (json) =>
    sql`
      insert into saldo_inicial (empresa_id, trabajador_id, saldo, anyo, cantidad)
      select t.empresa_id, t.id, x.saldo, x.anyo, x.cantidad
      from jsonb_to_recordset(${json}::jsonb)
        x (codigo text, saldo text, anyo integer, cantidad numeric)
      join trabajador t on t.empresa_id = empresa_actual() and t.codigo = x.codigo
      on conflict (empresa_id, trabajador_id, saldo) do update
        set anyo = excluded.anyo, cantidad = excluded.cantidad, importado_en = now()`.execute(tx),
  );
}

type DatedPerson = { trabajador: string; periodos: DatedCode[] };

function periodsOf(
  people: PersonItem[],
  pick: (person: PersonItem) => DatedCode[] | undefined,
): DatedPerson[] {
  return people.flatMap((person) => {
    const periods = pick(person);
    return periods === undefined ? [] : [{ trabajador: person.fields.codigo, periodos: periods }];
  });
}

/** Sends rows as JSON, a thousand at a time: no statement takes long. */
async function inChunks(rows: unknown[], send: (json: string) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await send(JSON.stringify(rows.slice(from, from + CHUNK)));
  }
}

import { randomBytes } from "node:crypto";

import { allModuleIds } from "@atrio/contract/modules";

import type { Clock } from "../src/lib/calendar/clock.ts";
import { tokenHash } from "../src/lib/crypto/tokens.ts";

type Sql = <T extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<T[]>;

export type Company = { empresa_id: number; slug: string; centro_id: number };
export type Worker = {
  empresa_id: number;
  trabajador_id: number;
  account_user_id: number;
  email: string;
};
export type SignedIn = Worker & { token: string };

type CompanyInput = { slug?: string; nombre?: string; modulos?: readonly number[]; zona?: string };
type WorkerInput = {
  company?: Company;
  nombre?: string;
  apellido1?: string;
  email?: string;
  /** Columns of `trabajador` and `account` beyond the defaults. */
  trabajador?: Record<string, unknown>;
  account?: Record<string, unknown>;
};
type ScheduleInput = {
  worker: Worker;
  desde?: string;
  hasta?: string | null;
  /** [weekday 1–7, HH:mm, HH:mm] */
  tramos: Array<[number, string, string]>;
  tolerancia?: number;
  trabajaFestivos?: boolean;
};

export type Factory = ReturnType<typeof createFactory>;

function insertText(table: string, columns: readonly string[]): string {
  const marks = columns.map((_, index) => `$${index + 1}`);
  return `insert into ${table} (${columns.join(", ")}) values (${marks.join(", ")}) returning *`;
}

/** Several rows in one statement; a column that a row does not name gets its default. */
function insertAllText(
  table: string,
  rows: ReadonlyArray<Record<string, unknown>>,
): { text: string; values: unknown[] } {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values: unknown[] = [];
  const mark = (value: unknown): string =>
    value === undefined ? "default" : `$${values.push(value)}`;
  const lines = rows.map((row) => `(${columns.map((column) => mark(row[column])).join(", ")})`);
  const text = `insert into ${table} (${columns.join(", ")}) values ${lines.join(", ")} returning *`;
  return { text, values };
}

/** Modules, calendar, centre, ways to clock in and pauses of a company, in one statement. */
const companyParts = `
  with modules as (
    insert into empresa_modulo (empresa_id, modulo_id) select $1, unnest($3::int[])
  ), calendar as (
    insert into calendario_festivo (empresa_id, nombre) values ($1, 'Calendario C') returning id
  ), types as (
    insert into fichador (empresa_id, nombre, tipo, orden)
    values ($1, 'Oficina', 'presencial', 1), ($1, 'Teletrabajo', 'teletrabajo', 2)
  ), pauses as (
    insert into parada (empresa_id, nombre, tipo, cuenta_como_trabajo, orden)
    values ($1, 'Comida', 'comida', false, 1), ($1, 'Descanso', 'descanso', true, 2)
  )
  insert into centro_trabajo (empresa_id, codigo, nombre, zona_horaria, calendario_festivo_id)
  select $1, 'C1', 'Centro', $2, id from calendar returning id`;

/** Inserts rows past the application, with their missing parents. */
export function createFactory(sql: Sql, clock: Clock) {
  let counter = 0;
  const next = (): number => (counter += 1);

  const insert = async <T extends Record<string, unknown>>(
    table: string,
    row: Record<string, unknown>,
  ): Promise<T> => {
    const [made] = await sql<T>(insertText(table, Object.keys(row)), Object.values(row));
    if (made === undefined) throw new Error(`Nothing inserted into ${table}`);
    return made;
  };

  const insertAll = async <T extends Record<string, unknown>>(
    table: string,
    rows: ReadonlyArray<Record<string, unknown>>,
  ): Promise<T[]> => {
    if (rows.length === 0) return [];
    const { text, values } = insertAllText(table, rows);
    return sql<T>(text, values);
  };

  const company = async (input: CompanyInput = {}): Promise<Company> => {
    const slug = input.slug ?? `empresa-${next()}`;
    const zone = input.zona ?? "Europe/Madrid";
    const { empresa_id } = await insert<{ empresa_id: number }>("empresa", {
      slug,
      nombre: input.nombre ?? `Empresa ${slug}`,
      zona_horaria: zone,
      inicio_registro: "2000-01-01",
    });
    const [centre] = await sql<{ id: number }>(companyParts, [
      empresa_id,
      zone,
      input.modulos ?? allModuleIds,
    ]);
    if (centre === undefined) throw new Error("A company without a centre");
    return { empresa_id, slug, centro_id: centre.id };
  };

  const worker = async (input: WorkerInput = {}): Promise<Worker> => {
    const home = input.company ?? (await company());
    const number = next();
    const email = input.email ?? `persona${number}@prueba.test`;
    const { account_user_id } = await insert<{ account_user_id: number }>("account", {
      email,
      ...input.account,
    });
    const { id } = await insert<{ id: number }>("trabajador", {
      empresa_id: home.empresa_id,
      account_user_id,
      codigo: `T${number}`,
      nombre: input.nombre ?? `Nombre${number}`,
      apellido1: input.apellido1 ?? `Apellido${number}`,
      fecha_alta: "2024-01-08",
      ...input.trabajador,
    });
    await sql(
      "insert into trabajador_centro (empresa_id, trabajador_id, centro_trabajo_id, vigencia) values ($1, $2, $3, '[2024-01-01,)')",
      [home.empresa_id, id, home.centro_id],
    );
    return { empresa_id: home.empresa_id, trabajador_id: id, account_user_id, email };
  };

  /** An open session of an administrator, with which a handed-over one ends; answers its id. */
  const sessionOfAdministrator = async (empresaId: number, workerId: number): Promise<string> => {
    const now = clock.now();
    const [row] = await sql<{ account_user_id: number }>(
      "select account_user_id from trabajador where empresa_id = $1 and id = $2",
      [empresaId, workerId],
    );
    const { id } = await insert<{ id: string }>("sesion", {
      token_hash: tokenHash(randomBytes(32).toString("base64url")),
      empresa_id: empresaId,
      trabajador_id: workerId,
      account_user_id: row?.account_user_id,
      creada_en: now.toString(),
      vista_en: now.toString(),
      expira_en: now.add({ hours: 12 }).toString(),
    });
    return id;
  };

  const session = async (
    person: Worker,
    options: { hours?: number; suplantada_por?: number } = {},
  ): Promise<string> => {
    const token = randomBytes(32).toString("base64url");
    const now = clock.now();
    const opener =
      options.suplantada_por === undefined
        ? null
        : await sessionOfAdministrator(person.empresa_id, options.suplantada_por);
    await insert("sesion", {
      token_hash: tokenHash(token),
      empresa_id: person.empresa_id,
      trabajador_id: person.trabajador_id,
      account_user_id: person.account_user_id,
      suplantada_por: options.suplantada_por ?? null,
      sesion_administrador_id: opener,
      creada_en: now.toString(),
      vista_en: now.toString(),
      expira_en: now.add({ hours: options.hours ?? 12 }).toString(),
      // A session just opened with the password.
      confirmada_en: options.suplantada_por === undefined ? now.toString() : null,
    });
    return token;
  };

  /** A worker with an open session. */
  const signedIn = async (input: WorkerInput = {}): Promise<SignedIn> => {
    const person = await worker(input);
    return { ...person, token: await session(person) };
  };

  const supervise = async (
    supervisor: Worker,
    supervised: Worker,
    vigencia = "[2024-01-01,)",
  ): Promise<void> => {
    await insert("supervision", {
      empresa_id: supervised.empresa_id,
      supervisor_id: supervisor.trabajador_id,
      supervisado_id: supervised.trabajador_id,
      vigencia,
    });
  };

  /** A weekly schedule assigned to a worker. */
  const schedule = async (input: ScheduleInput): Promise<number> => {
    const { empresa_id, trabajador_id } = input.worker;
    const number = next();
    const { id } = await insert<{ id: number }>("horario", {
      empresa_id,
      codigo: `H${number}`,
      nombre: `Horario ${number}`,
      tolerancia_minutos: input.tolerancia ?? 15,
      trabaja_festivos: input.trabajaFestivos ?? false,
    });
    await insertAll(
      "horario_tramo",
      input.tramos.map(([dia_semana, inicio, fin]) => ({
        empresa_id,
        horario_id: id,
        semana: 1,
        dia_semana,
        inicio,
        fin,
      })),
    );
    await insert("trabajador_horario", {
      empresa_id,
      trabajador_id,
      horario_id: id,
      vigencia: `[${input.desde ?? "2024-01-01"},${input.hasta ?? ""})`,
    });
    return id;
  };

  const holiday = async (
    home: Company,
    fecha: string,
    tipo_festivo_id = 2,
    nombre = "Festivo",
    de_convenio = false,
  ): Promise<void> => {
    await sql(
      `insert into festivo (empresa_id, calendario_festivo_id, fecha, tipo_festivo_id, nombre, de_convenio)
       select c.empresa_id, c.calendario_festivo_id, $3, $4, $5, $6 from centro_trabajo c where c.empresa_id = $1 and c.id = $2`,
      [home.empresa_id, home.centro_id, fecha, tipo_festivo_id, nombre, de_convenio],
    );
  };

  return { company, worker, session, signedIn, supervise, schedule, holiday, insert, insertAll };
}

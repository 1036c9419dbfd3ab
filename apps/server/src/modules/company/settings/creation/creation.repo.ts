import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

export type CompanyRow = {
  slug: string;
  nombre: string;
  cif: string | null;
  idioma: string;
  zona_horaria: string;
  /** First day of time recording (Rule TIME-134). */
  inicio_registro: string;
  /** Asking for a new password does not tell whether an e-mail has an account. */
  respuesta_neutra_email: boolean;
  correos_puntos_control?: string[];
};

export type AdministratorRow = {
  codigo: string;
  account_user_id: number;
  nombre: string;
  apellido1: string;
  apellido2: string | null;
  fecha_alta: string;
  idioma_trabajador: string;
};

/** Adds a company and answers its id; undefined when the slug is taken. As the door. */
export async function insertCompany(tx: Tx, row: CompanyRow): Promise<number | undefined> {
  const made = await tx
    .insertInto("empresa")
    .values(row)
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("empresa_id")
    .executeTakeFirst();
  return made?.empresa_id;
}

/** Hires modules for the company of the transaction. */
export async function insertModules(tx: Tx, ids: number[]): Promise<void> {
  await sql`
    insert into empresa_modulo (empresa_id, modulo_id)
    select empresa_actual(), unnest(${ids}::integer[])`.execute(tx);
}

/** Adds the default clock-in types and kinds of pause to a company. */
export async function insertClockKinds(tx: Tx): Promise<void> {
  await sql`
    insert into fichador (empresa_id, nombre, tipo, orden) values
      (empresa_actual(), 'Presencial', 'presencial', 1),
      (empresa_actual(), 'Teletrabajo', 'teletrabajo', 2)`.execute(tx);
  await sql`
    insert into parada (empresa_id, nombre, tipo, cuenta_como_trabajo, orden) values
      (empresa_actual(), 'Comida', 'comida', false, 1),
      (empresa_actual(), 'Descanso', 'descanso', true, 2),
      (empresa_actual(), 'Médico', 'medico', true, 3),
      (empresa_actual(), 'Asuntos personales', 'personal', false, 4)`.execute(tx);
}

/** Makes the account of an e-mail unless there is one; answers its id. As the door. */
export async function ensureAccount(tx: Tx, email: string): Promise<number> {
  await sql`insert into account (email) values (${email}) on conflict (email) do nothing`.execute(
    tx,
  );
  const { account_user_id } = await tx
    .selectFrom("account")
    .select("account_user_id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return account_user_id;
}

/** Adds the company's first administrator. */
export async function insertAdministrator(tx: Tx, row: AdministratorRow): Promise<void> {
  await tx
    .insertInto("trabajador")
    .values({ ...row, empresa_id: sql<number>`empresa_actual()`, administrador: true })
    .execute();
}

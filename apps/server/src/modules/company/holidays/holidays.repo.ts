import { sql } from "kysely";

import type { Holiday } from "@atrio/contract/company/holidays";

import type { Tx } from "../../../db/client.ts";

/** Locks a calendar; false for one that does not exist. */
export async function lockCalendar(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from calendario_festivo where empresa_id = empresa_actual() and id = ${id}
    for update`.execute(tx);
  return rows.length > 0;
}

/** True if another calendar has a name. */
export async function isNameTaken(tx: Tx, nombre: string, id: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from calendario_festivo
    where empresa_id = empresa_actual() and nombre = ${nombre}
      and (${id}::integer is null or id <> ${id})`.execute(tx);
  return rows.length > 0;
}

/** Adds a calendar; answers its id. */
export async function insertCalendar(tx: Tx, nombre: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into calendario_festivo (empresa_id, nombre) values (empresa_actual(), ${nombre})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Writes the name of a calendar. */
export async function renameCalendar(tx: Tx, id: number, nombre: string): Promise<void> {
  await sql`
    update calendario_festivo set nombre = ${nombre}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Removes a calendar with its days. */
export async function deleteCalendar(tx: Tx, id: number): Promise<void> {
  await sql`
    delete from calendario_festivo
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** Replaces the days of a calendar in a year. */
export async function replaceDays(
  tx: Tx,
  { id, year, days }: { id: number; year: number; days: readonly Holiday[] },
): Promise<void> {
  await sql`
    delete from festivo
    where empresa_id = empresa_actual() and calendario_festivo_id = ${id}
      and fecha between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`.execute(tx);
  await sql`
    insert into festivo (empresa_id, calendario_festivo_id, fecha, tipo_festivo_id, nombre, de_convenio)
    select empresa_actual(), ${id}, x.fecha, x.tipo_festivo_id, x.nombre, x.de_convenio
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      x (fecha date, tipo_festivo_id integer, nombre text, de_convenio boolean)`.execute(tx);
}

/** Gives a calendar to these centres, and none to others that had it; answers the centres written. */
export async function assignCentres(tx: Tx, id: number, centres: readonly number[]): Promise<void> {
  await sql`
    update centro_trabajo
    set calendario_festivo_id = case when id = any (${centres}::integer[]) then ${id}::integer end
    where empresa_id = empresa_actual()
      and (id = any (${centres}::integer[])) is distinct from (calendario_festivo_id is not distinct from ${id})
  `.execute(tx);
}

import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** Columns of a centre that the office writes. */
export type CentreColumns = {
  codigo: string;
  nombre: string;
  direccion: string | null;
  municipio: string | null;
  region: string | null;
  zona_horaria: string;
  calendario_festivo_id: number | null;
  rangos_ip: string[];
  activo: boolean;
};

/** Locks a centre; answers its columns. */
export async function lockCentre(tx: Tx, id: number): Promise<CentreColumns | undefined> {
  const { rows } = await sql<CentreColumns>`
    select codigo, nombre, direccion, municipio, region, zona_horaria, calendario_festivo_id,
      rangos_ip::text[] as rangos_ip, activo
    from centro_trabajo where empresa_id = empresa_actual() and id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Adds a centre; answers its id. */
export async function insertCentre(tx: Tx, row: CentreColumns): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into centro_trabajo (empresa_id, codigo, nombre, direccion, municipio, region,
      zona_horaria, calendario_festivo_id, rangos_ip, activo)
    values (empresa_actual(), ${row.codigo}, ${row.nombre}, ${row.direccion}, ${row.municipio},
      ${row.region}, ${row.zona_horaria}, ${row.calendario_festivo_id}, ${row.rangos_ip}::cidr[],
      ${row.activo})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Writes a centre. */
export async function updateCentre(tx: Tx, id: number, row: CentreColumns): Promise<void> {
  await sql`
    update centro_trabajo set codigo = ${row.codigo}, nombre = ${row.nombre},
      direccion = ${row.direccion}, municipio = ${row.municipio}, region = ${row.region},
      zona_horaria = ${row.zona_horaria}, calendario_festivo_id = ${row.calendario_festivo_id},
      rangos_ip = ${row.rangos_ip}::cidr[], activo = ${row.activo}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
}

/** True if another centre has a code. */
export async function isCodeTaken(tx: Tx, codigo: string, id: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from centro_trabajo
    where empresa_id = empresa_actual() and codigo = ${codigo}
      and (${id}::integer is null or id <> ${id})`.execute(tx);
  return rows.length > 0;
}

/** Writes another department over one; answers the number of people. */
export async function moveDepartment(
  tx: Tx,
  { nombre, nuevo }: { nombre: string; nuevo: string | null },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update trabajador set nombre_departamento_trabajador = ${nuevo}
    where empresa_id = empresa_actual() and nombre_departamento_trabajador = ${nombre}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

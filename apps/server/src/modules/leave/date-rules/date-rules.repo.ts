import { sql } from "kysely";

import type { BlockedPeriod, MinimumCover } from "@atrio/contract/leave/date-rules";

import type { Tx } from "../../../db/client.ts";

/** A blocked period as it is stated; without an id a new one. */
export type StatedBlock = Omit<BlockedPeriod, "id" | "centro_trabajo"> & {
  id?: number | undefined;
};

/** A minimum cover as it is stated; without an id a new one. */
export type StatedCover = Omit<
  MinimumCover,
  "id" | "centro_trabajo" | "supervisor" | "miembros"
> & { id?: number | undefined };

type Saved = { id: number };

/** Stores a blocked period; undefined for an unknown id. */
export async function saveBlock(tx: Tx, row: StatedBlock): Promise<number | undefined> {
  const dates = sql`daterange(${row.desde}::date, ${row.hasta}::date, '[]')`;
  const tipos = sql`${[...row.tipos]}::integer[]`;
  const { rows } =
    row.id === undefined
      ? await sql<Saved>`
          insert into periodo_bloqueado (empresa_id, nombre, fechas, tipos, centro_trabajo_id,
            departamento, impide)
          values (empresa_actual(), ${row.nombre}, ${dates}, ${tipos}, ${row.centro_trabajo_id},
            ${row.departamento}, ${row.impide})
          returning id`.execute(tx)
      : await sql<Saved>`
          update periodo_bloqueado set nombre = ${row.nombre}, fechas = ${dates}, tipos = ${tipos},
            centro_trabajo_id = ${row.centro_trabajo_id}, departamento = ${row.departamento},
            impide = ${row.impide}
          where empresa_id = empresa_actual() and id = ${row.id}
          returning id`.execute(tx);
  return rows[0]?.id;
}

/** Stores a minimum cover; undefined for an unknown id. */
export async function saveCover(tx: Tx, row: StatedCover): Promise<number | undefined> {
  const dias = sql`${[...row.dias]}::integer[]`;
  const { rows } =
    row.id === undefined
      ? await sql<Saved>`
          insert into cobertura_minima (empresa_id, nombre, centro_trabajo_id, departamento,
            supervisor_id, personas, porcentaje, dias, impide)
          values (empresa_actual(), ${row.nombre}, ${row.centro_trabajo_id}, ${row.departamento},
            ${row.supervisor_id}, ${row.personas}, ${row.porcentaje}, ${dias}, ${row.impide})
          returning id`.execute(tx)
      : await sql<Saved>`
          update cobertura_minima set nombre = ${row.nombre},
            centro_trabajo_id = ${row.centro_trabajo_id}, departamento = ${row.departamento},
            supervisor_id = ${row.supervisor_id}, personas = ${row.personas},
            porcentaje = ${row.porcentaje}, dias = ${dias}, impide = ${row.impide}
          where empresa_id = empresa_actual() and id = ${row.id}
          returning id`.execute(tx);
  return rows[0]?.id;
}

/** Removes a rule; false for an unknown one. */
export async function deleteRule(
  tx: Tx,
  table: "periodo_bloqueado" | "cobertura_minima",
  id: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)}
    where empresa_id = empresa_actual() and id = ${id}`.execute(tx);
  return numAffectedRows === 1n;
}

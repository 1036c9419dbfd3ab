import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

/** Facts of a work area that an administrator states. */
export type StatedArea = {
  nombre: string;
  centro_trabajo_id: number;
  observaciones: string | null;
  activa: boolean;
};

/** Adds a work area; answers its id. */
export async function insertArea(tx: Tx, area: StatedArea): Promise<number> {
  const { id } = await tx
    .insertInto("area_trabajo")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...area })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a work area; false for an unknown one. */
export async function updateArea(tx: Tx, id: number, area: StatedArea): Promise<boolean> {
  const row = await tx
    .updateTable("area_trabajo")
    .set(area)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Tables of an area's people. */
type PeopleTable = "area_trabajador" | "area_gestor";

/** Sets the people of an area; former workers keep their place in it. */
export async function replacePeople(
  tx: Tx,
  table: PeopleTable,
  { id, ids, today }: { id: number; ids: readonly number[]; today: string },
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} x using trabajador w
    where x.empresa_id = empresa_actual() and x.pe_area_trabajo_id = ${id}
      and x.trabajador_id <> all(${ids}::integer[])
      and w.empresa_id = x.empresa_id and w.id = x.trabajador_id
      and (w.fecha_baja is null or w.fecha_baja >= ${today}::date)`.execute(tx);
  await sql`
    insert into ${sql.table(table)} (empresa_id, pe_area_trabajo_id, trabajador_id)
    select empresa_actual(), ${id}, n from unnest(${ids}::integer[]) n
    on conflict do nothing`.execute(tx);
}

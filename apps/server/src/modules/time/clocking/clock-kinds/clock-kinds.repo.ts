import { sql } from "kysely";

import type { ClockInTypeSetting, PauseKindSetting } from "@atrio/contract/time/clock-kinds";

import type { Tx } from "../../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** All clock-in types in their order, or the one with an id. */
export async function readClockInTypes(tx: Tx, id?: number): Promise<ClockInTypeSetting[]> {
  const { rows } = await sql<ClockInTypeSetting>`
    select id, nombre, tipo, rangos_ip::text[] as rangos_ip, activo, orden, clase_tiempo
    from fichador
    where empresa_id = empresa_actual() and (${id ?? null}::integer is null or id = ${id ?? null})
    order by orden, id`.execute(tx);
  return rows;
}

/** All kinds of pause in their order, or the one with an id. */
export async function readPauseKinds(tx: Tx, id?: number): Promise<PauseKindSetting[]> {
  const { rows } = await sql<PauseKindSetting>`
    select id, nombre, tipo, cuenta_como_trabajo, activo, orden, clase_tiempo
    from parada
    where empresa_id = empresa_actual() and (${id ?? null}::integer is null or id = ${id ?? null})
    order by orden, id`.execute(tx);
  return rows;
}

/** Locks the company's clock-in types, so that two changes cannot both remove the last. */
export async function lockClockInTypes(tx: Tx): Promise<void> {
  await sql`select from fichador where empresa_id = empresa_actual() order by id for update`.execute(
    tx,
  );
}

export type NewClockInType = Pick<
  ClockInTypeSetting,
  "nombre" | "tipo" | "rangos_ip" | "clase_tiempo"
>;

/** Adds a clock-in type at the end of the list; answers its id. */
export async function insertClockInType(tx: Tx, row: NewClockInType): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into fichador (empresa_id, nombre, tipo, rangos_ip, clase_tiempo, orden)
    select empresa_actual(), ${row.nombre}, ${row.tipo}, ${row.rangos_ip}::cidr[], ${row.clase_tiempo},
      coalesce(max(f.orden), 0) + 1
    from fichador f where f.empresa_id = empresa_actual()
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

export type NewPauseKind = Pick<
  PauseKindSetting,
  "nombre" | "tipo" | "cuenta_como_trabajo" | "clase_tiempo"
>;

/** Adds a kind of pause at the end of the list; answers its id. */
export async function insertPauseKind(tx: Tx, row: NewPauseKind): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into parada (empresa_id, nombre, tipo, cuenta_como_trabajo, clase_tiempo, orden)
    select empresa_actual(), ${row.nombre}, ${row.tipo}, ${row.cuenta_como_trabajo},
      ${row.clase_tiempo}, coalesce(max(p.orden), 0) + 1
    from parada p where p.empresa_id = empresa_actual()
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** Changes a clock-in type. */
export async function updateClockInType(
  tx: Tx,
  id: number,
  change: Partial<Omit<ClockInTypeSetting, "id" | "tipo">>,
): Promise<void> {
  const { rangos_ip, ...rest } = change;
  const ranges = rangos_ip && { rangos_ip: sql<string[]>`${rangos_ip}::cidr[]` };
  await tx
    .updateTable("fichador")
    .set({ ...rest, ...ranges })
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}

/** Changes a kind of pause. */
export async function updatePauseKind(
  tx: Tx,
  id: number,
  change: Partial<Pick<PauseKindSetting, "nombre" | "activo" | "orden" | "clase_tiempo">>,
): Promise<void> {
  await tx
    .updateTable("parada")
    .set(change)
    .where("empresa_id", "=", company)
    .where("id", "=", id)
    .execute();
}

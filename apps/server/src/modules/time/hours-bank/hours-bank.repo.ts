import { sql } from "kysely";

import type { BankConfig } from "@atrio/contract/time/hours-bank";

import type { Tx } from "../../../db/client.ts";

import type { Standing } from "./hours-bank.rules.ts";

/** An incidence as a decision needs it. */
export type LockedIncidence = Standing & {
  id: number;
  trabajador_id: number;
  dia: string;
  anyo: number;
  minutos: number;
  pe_compensacion_id: number;
};

/** The worker of an incidence; undefined for an unknown id. */
export async function findOwner(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("incidencia")
    .select("trabajador_id")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.trabajador_id;
}

/** Workers of incidences; unknown ids are left out. */
export async function findOwners(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ trabajador_id: number }>`
    select trabajador_id from incidencia
    where empresa_id = empresa_actual() and id = any(${ids}::integer[])`.execute(tx);
  return rows.map((row) => row.trabajador_id);
}

/** Locks incidences until the transaction ends, in the order of their ids. */
export async function lockIncidences(tx: Tx, ids: readonly number[]): Promise<LockedIncidence[]> {
  const { rows } = await sql<LockedIncidence>`
    select i.id, i.trabajador_id, i.dia, extract(year from i.dia)::integer as anyo, i.minutos,
      i.pe_compensacion_id, i.estado_id, i.decidida_por,
      array(select v.supervisor_id from incidencia_validacion v
        where v.empresa_id = i.empresa_id and v.incidencia_id = i.id) as validada_por
    from incidencia i
    where i.empresa_id = empresa_actual() and i.id = any(${ids}::integer[])
    order by i.id
    for update of i`.execute(tx);
  return rows;
}

/** Approves (3) or rejects (2) a pending incidence. */
export async function settleIncidence(
  tx: Tx,
  input: {
    id: number;
    estado_id: number;
    decidida_por: number;
    decidida_en: string;
    respuesta: string | null;
  },
): Promise<void> {
  const { id, ...decision } = input;
  await tx
    .updateTable("incidencia")
    .set(decision)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .execute();
}

/** Marks approved incidences as transferred (4). */
export async function markTransferred(
  tx: Tx,
  input: { ids: readonly number[]; at: string },
): Promise<void> {
  await sql`
    update incidencia set estado_id = 4, trasladada_en = ${input.at}
    where empresa_id = empresa_actual() and id = any(${input.ids}::integer[])`.execute(tx);
}

/** Notes that a supervisor validated a pending incidence. */
export async function insertValidation(
  tx: Tx,
  input: {
    incidencia_id: number;
    trabajador_id: number;
    supervisor_id: number;
    validada_en: string;
  },
): Promise<void> {
  await tx
    .insertInto("incidencia_validacion")
    .values({ ...input, empresa_id: sql<number>`empresa_actual()` })
    .execute();
}

/** Changes the worker's remarks and preference; undefined fields stay. */
export async function updateWishes(
  tx: Tx,
  input: {
    id: number;
    observaciones?: string | null | undefined;
    pe_compensacion_id?: number | undefined;
  },
): Promise<void> {
  const { id, ...wishes } = input;
  if (Object.values(wishes).every((wish) => wish === undefined)) return;
  await tx
    .updateTable("incidencia")
    .set(wishes)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .execute();
}

/** A line of the statement to add. */
export type NewMovement = {
  trabajador_id: number;
  anyo: number;
  fecha: string;
  tipo: "incidencia" | "ajuste" | "traslado_nomina" | "traspaso" | "caducidad";
  minutos: number;
  incidencia_id: number | null;
  motivo: string | null;
  autor_id: number | null;
  creado_en: string;
};

/** Adds lines to statements and answers their ids, in order. */
export async function insertMovements(
  tx: Tx,
  movements: readonly NewMovement[],
): Promise<number[]> {
  if (movements.length === 0) return [];
  const rows = await tx
    .insertInto("bolsa_movimiento")
    .values(
      movements.map((movement) => ({ ...movement, empresa_id: sql<number>`empresa_actual()` })),
    )
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Minutes that workers hold in the bank of their years; one row where there is any movement. */
export async function sumBalances(
  tx: Tx,
  workerIds: readonly number[],
): Promise<Array<{ trabajador_id: number; anyo: number; minutos: number }>> {
  const { rows } = await sql<{ trabajador_id: number; anyo: number; minutos: number }>`
    select trabajador_id, anyo, sum(minutos)::integer as minutos from bolsa_movimiento
    where empresa_id = empresa_actual() and trabajador_id = any(${workerIds}::integer[])
    group by trabajador_id, anyo`.execute(tx);
  return rows;
}

/** Movements of incidences into the bank and out of it, as in the statement. */
export async function findMovementsOf(
  tx: Tx,
  ids: readonly number[],
): Promise<Array<{ incidencia_id: number; tipo: string; minutos: number }>> {
  const { rows } = await sql<{ incidencia_id: number; tipo: string; minutos: number }>`
    select incidencia_id, tipo, minutos from bolsa_movimiento
    where empresa_id = empresa_actual() and incidencia_id = any(${ids}::integer[])
    order by id`.execute(tx);
  return rows;
}

/** The rules of a year, or undefined where the company has none. */
export async function findConfig(tx: Tx, year: number): Promise<BankConfig | undefined> {
  const configs = await findConfigs(tx, [year]);
  return configs[0];
}

/** Rules of the years that have any, oldest first. */
export async function findConfigs(tx: Tx, years: readonly number[]): Promise<BankConfig[]> {
  const { rows } = await sql<BankConfig>`
    select anyo, activa, umbral_minutos, intervalo_minutos, maximo_diario_minutos,
      tope_anual_minutos, caduca_el
    from bolsa_horas_config
    where empresa_id = empresa_actual() and anyo = any(${years}::integer[])
    order by anyo`.execute(tx);
  return rows;
}

/** Rules of all years that have any, the newest first. */
export async function listAllConfigs(tx: Tx): Promise<BankConfig[]> {
  const { rows } = await sql<BankConfig>`
    select anyo, activa, umbral_minutos, intervalo_minutos, maximo_diario_minutos,
      tope_anual_minutos, caduca_el
    from bolsa_horas_config
    where empresa_id = empresa_actual() order by anyo desc`.execute(tx);
  return rows;
}

/** Sets the rules of a year. */
export async function saveConfig(tx: Tx, config: BankConfig): Promise<void> {
  const { anyo, ...rules } = config;
  await tx
    .insertInto("bolsa_horas_config")
    .values({ ...rules, anyo, empresa_id: sql<number>`empresa_actual()` })
    .onConflict((conflict) => conflict.columns(["empresa_id", "anyo"]).doUpdateSet(rules))
    .execute();
}

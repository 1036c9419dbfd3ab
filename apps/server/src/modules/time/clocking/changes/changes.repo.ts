import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/**
 * Deferred overlap check, run by `checkOverlaps`: signings of a day may trade places in one
 * transaction.
 */
export async function deferOverlaps(tx: Tx): Promise<void> {
  await sql`set constraints fichaje_sin_solape deferred`.execute(tx);
}

/** Fails with fichaje_sin_solape when signings written since `deferOverlaps` overlap. */
export async function checkOverlaps(tx: Tx): Promise<void> {
  await sql`set constraints fichaje_sin_solape immediate`.execute(tx);
}

/** True if supervisors approve changes of past days by workers. */
export async function findNeedsApproval(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom("empresa")
    .select("cambios_con_aprobacion")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .executeTakeFirstOrThrow();
  return row.cambios_con_aprobacion;
}

export type NewDayChange = {
  trabajador_id: number;
  dia: string;
  autor_id: number;
  motivo: string | null;
  hecho_en: string;
  por_leer: boolean;
};

/** Begins changes of days, before their events; answers their ids by day. */
export async function insertDayChanges(
  tx: Tx,
  changes: readonly NewDayChange[],
): Promise<Map<string, number>> {
  if (changes.length === 0) return new Map();
  const rows = await tx
    .insertInto("cambio_dia")
    .values(changes.map((change) => ({ ...change, empresa_id: sql<number>`empresa_actual()` })))
    .returning(["id", "dia"])
    .execute();
  return new Map(rows.map((row) => [row.dia, row.id]));
}

/** Notes which events a change of a day consists of. */
export async function insertDayEvents(
  tx: Tx,
  events: ReadonlyArray<{
    cambio_id: number;
    trabajador_id: number;
    seq: number;
    fichaje_id: number;
  }>,
): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto("cambio_dia_apunte")
    .values(events.map((event) => ({ ...event, empresa_id: sql<number>`empresa_actual()` })))
    .execute();
}

type TeamChange = {
  trabajador_id: number;
  fichaje_id: number;
  dia: string;
  autor_id: number;
  tipo: "alta" | "edicion" | "borrado";
  motivo: string;
  seq: number;
  hecho_en: string;
};

/** Stores a supervisor's change for its worker to confirm or dispute. */
export async function insertTeamChange(tx: Tx, change: TeamChange): Promise<void> {
  await tx
    .insertInto("cambio_fichaje")
    .values({ ...change, empresa_id: sql<number>`empresa_actual()` })
    .execute();
}

export type AnsweredChange = {
  id: number;
  fichaje_id: number;
  dia: string;
  autor_id: number;
  seq: number;
  respuesta: string | null;
};

/** A supervisor's change of the worker's signings, kept from others until the transaction ends. */
export async function lockTeamChange(
  tx: Tx,
  key: { id: number; trabajador_id: number },
): Promise<AnsweredChange | undefined> {
  return tx
    .selectFrom("cambio_fichaje")
    .select(["id", "fichaje_id", "dia", "autor_id", "seq", "respuesta"])
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", key.id)
    .where("trabajador_id", "=", key.trabajador_id)
    .forUpdate()
    .executeTakeFirst();
}

/** The worker's answer to a supervisor's change. */
export async function saveAnswer(
  tx: Tx,
  answer: { id: number; respuesta: string; comentario: string | null; respondido_en: string },
): Promise<void> {
  const { id, ...values } = answer;
  await tx
    .updateTable("cambio_fichaje")
    .set(values)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .execute();
}

/** Adds to the worker's chain what changes no signing. */
export async function attest(
  tx: Tx,
  input: {
    trabajador_id: number;
    fichaje_id: number;
    registrado_en: string;
    sal: Buffer;
    contenido: string;
  },
): Promise<void> {
  await sql`select from fichaje_atestiguar(${input.trabajador_id}, ${input.fichaje_id},
    ${input.registrado_en}, ${input.sal}, ${input.contenido})`.execute(tx);
}

import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { SigningEvidence } from "./model145.read.ts";

const company = sql<number>`empresa_actual()`;

/** Serialises writes of a worker's form until the transaction ends. */
export async function lockForm(tx: Tx, workerId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('modelo145/' || ${company} || '/' || ${workerId}::integer, 0))`.execute(
    tx,
  );
}

/** Inserts a version to be signed, numbered after the signed ones; answers its id. */
export async function insertPending(
  tx: Tx,
  version: { trabajador_id: number; datos: Buffer; creado_en: string },
): Promise<number> {
  const row = await tx
    .insertInto("modelo145")
    .values({
      empresa_id: company,
      ...version,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from modelo145
        where empresa_id = ${company} and trabajador_id = ${version.trabajador_id})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Forgets the version that waits for a signature, if there is one. */
export async function deletePending(tx: Tx, workerId: number): Promise<void> {
  await sql`
    delete from modelo145
    where empresa_id = ${company} and trabajador_id = ${workerId} and estado = 'pendiente'`.execute(
    tx,
  );
}

/** Replaces the version in force; answers its id, if there was one. */
export async function supersede(tx: Tx, workerId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update modelo145 set estado = 'sustituido'
    where empresa_id = ${company} and trabajador_id = ${workerId} and estado = 'firmado'
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** Puts a version in force; `firmado_en` in ISO 8601. */
export async function markSigned(
  tx: Tx,
  version: { id: number; firmado_en: string; evidencia: SigningEvidence },
): Promise<void> {
  await sql`
    update modelo145 set estado = 'firmado', firmado_en = ${version.firmado_en},
      evidencia = ${JSON.stringify(version.evidencia)}::jsonb
    where empresa_id = ${company} and id = ${version.id}`.execute(tx);
}

/** Notes that the worker said that nothing has changed (ISO 8601). */
export async function markConfirmed(tx: Tx, id: number, now: string): Promise<void> {
  await sql`
    update modelo145 set confirmado_en = ${now}
    where empresa_id = ${company} and id = ${id}`.execute(tx);
}

/** Stores the sealed PDF of a version. */
export async function saveFile(
  tx: Tx,
  file: { id: number; clave: string; bytes: number; hash: string },
): Promise<void> {
  await sql`
    update modelo145 set clave = ${file.clave}, bytes = ${file.bytes}, hash = ${file.hash}
    where empresa_id = ${company} and id = ${file.id}`.execute(tx);
}

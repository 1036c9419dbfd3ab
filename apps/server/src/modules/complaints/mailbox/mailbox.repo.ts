import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

export type NewHandlerKey = {
  id: string;
  trabajador_id: number;
  clave_publica: Buffer;
  clave_envuelta: Buffer;
  estado: "pendiente" | "activa";
  desde: string;
};

/** Opens the mailbox; false if it is open already. */
export async function insertMailbox(
  tx: Tx,
  row: { sal: Buffer; clave_recuperacion: Buffer; abierto: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into buzon (empresa_id, sal, clave_recuperacion, abierto)
    values (empresa_actual(), ${row.sal}, ${row.clave_recuperacion}, ${row.abierto})
    on conflict (empresa_id) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** First half of the advisory lock of a mailbox's keys; the second is the company. */
const keysLock = 14_001;

/**
 * Holds a mailbox's keys until the end of the transaction: those who change them wait for each other
 * and for reports being filed, so that no new reader misses one. An advisory lock, because a row
 * lock would write the transaction's id of a report into the row.
 */
export async function lockKeys(tx: Tx, mode: "change" | "file"): Promise<void> {
  const lock = mode === "change" ? "pg_advisory_xact_lock" : "pg_advisory_xact_lock_shared";
  await sql`select ${sql.raw(lock)}(${keysLock}, empresa_actual())`.execute(tx);
}

/** Replaces the public half of the recovery key. */
export async function updateRecoveryKey(tx: Tx, clave_recuperacion: Buffer): Promise<void> {
  await sql`update buzon set clave_recuperacion = ${clave_recuperacion}`.execute(tx);
}

/** Writes a handler's new key. */
export async function insertHandlerKey(tx: Tx, row: NewHandlerKey): Promise<void> {
  await sql`
    insert into buzon_gestor (empresa_id, id, trabajador_id, clave_publica, clave_envuelta, estado, desde)
    values (empresa_actual(), ${row.id}, ${row.trabajador_id}, ${row.clave_publica},
      ${row.clave_envuelta}, ${row.estado}, ${row.desde})`.execute(tx);
}

/** Makes a pending key active. */
export async function activateKey(tx: Tx, id: string): Promise<void> {
  await sql`update buzon_gestor set estado = 'activa' where id = ${id}`.execute(tx);
}

/** Replaces the encrypted private half of a key. */
export async function updateWrappedKey(
  tx: Tx,
  key: { id: string; clave_envuelta: Buffer },
): Promise<void> {
  await sql`
    update buzon_gestor set clave_envuelta = ${key.clave_envuelta} where id = ${key.id}`.execute(
    tx,
  );
}

/** Retires a worker's key and forgets what it opens. */
export async function retireKey(tx: Tx, trabajador_id: number): Promise<void> {
  await sql`
    with gone as (
      update buzon_gestor set estado = 'retirada'
      where estado <> 'retirada' and trabajador_id = ${trabajador_id}
      returning id
    ), kinds as (
      delete from denuncia_tipo k using gone where k.destinatario = gone.id::text
    )
    delete from denuncia_llave l using gone where l.destinatario = gone.id::text`.execute(tx);
}

/** Retires every key; what they open stays, because a forgotten passphrase may come back. */
export async function retireAllKeys(tx: Tx): Promise<void> {
  await sql`update buzon_gestor set estado = 'retirada' where estado <> 'retirada'`.execute(tx);
}

/** Notes the day on which the mailbox began anew, there and on every report filed until then. */
export async function markRestarted(tx: Tx, today: string): Promise<void> {
  await sql`update buzon set reiniciado = ${today}`.execute(tx);
  await sql`update denuncia set sellada = ${today} where sellada is null`.execute(tx);
}

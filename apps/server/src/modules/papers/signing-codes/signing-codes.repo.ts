import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

import type { CodeKey, SentCode } from "./signing-codes.rules.ts";

const company = sql<number>`empresa_actual()`;

/** Stores the digest of a code before it is mailed. */
export async function insertCode(
  tx: Tx,
  code: CodeKey & { hash: string; enviado_en: string; caduca_en: string },
): Promise<void> {
  await tx
    .insertInto("firma_codigo")
    .values({ empresa_id: company, ...code })
    .execute();
}

/** The codes of a thing since an instant (ISO 8601), newest first. One query, fit for `db.read`. */
export async function readCodes(tx: Tx, key: CodeKey, since: string): Promise<SentCode[]> {
  const { rows } = await sql<SentCode>`
    select id, hash, enviado_en, caduca_en, intentos, usado_en from firma_codigo
    where empresa_id = ${company} and trabajador_id = ${key.trabajador_id}
      and clase = ${key.clase} and objeto_id = ${key.objeto_id} and enviado_en > ${since}::timestamptz
    order by id desc`.execute(tx);
  return rows;
}

/**
 * The last code of a thing, locked: of two concurrent tries the second sees the first one's result.
 */
export async function lockLastCode(tx: Tx, key: CodeKey): Promise<SentCode | undefined> {
  const { rows } = await sql<SentCode>`
    select id, hash, enviado_en, caduca_en, intentos, usado_en from firma_codigo
    where empresa_id = ${company} and trabajador_id = ${key.trabajador_id}
      and clase = ${key.clase} and objeto_id = ${key.objeto_id}
    order by id desc limit 1 for update`.execute(tx);
  return rows[0];
}

/** Counts a wrong try of a code. */
export async function countWrongTry(tx: Tx, id: number): Promise<void> {
  await sql`
    update firma_codigo set intentos = intentos + 1
    where empresa_id = ${company} and id = ${id}`.execute(tx);
}

/** Notes that a code has signed; `now` is ISO 8601. */
export async function markUsed(tx: Tx, id: number, now: string): Promise<void> {
  await sql`
    update firma_codigo set usado_en = ${now}
    where empresa_id = ${company} and id = ${id}`.execute(tx);
}

/** Forgets the codes that expired before an instant (ISO 8601): the history keeps that there were. */
export async function deleteOldCodes(tx: Tx, before: string): Promise<void> {
  await sql`
    delete from firma_codigo
    where empresa_id = ${company} and caduca_en < ${before}::timestamptz`.execute(tx);
}

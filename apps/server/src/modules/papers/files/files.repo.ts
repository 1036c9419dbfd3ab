import { sql } from "kysely";

import type { Tx } from "../../../db/client.ts";

const company = sql<number>`empresa_actual()`;

/** Writes down that bytes are about to be stored under a name; `creado_en` is ISO 8601. */
export async function insertWaiting(
  tx: Tx,
  waiting: { clave: string; creado_en: string },
): Promise<void> {
  await tx
    .insertInto("archivo_pendiente")
    .values({ empresa_id: company, ...waiting })
    .execute();
}

/** Marks the bytes as referenced by a row. */
export async function deleteWaiting(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`
    delete from archivo_pendiente where empresa_id = ${company} and clave = any(${names})`.execute(
    tx,
  );
}

/** Names of bytes that nothing came to point to since an instant (ISO 8601). */
export async function readForsaken(tx: Tx, before: string): Promise<string[]> {
  const { rows } = await sql<{ clave: string }>`
    select clave from archivo_pendiente
    where empresa_id = ${company} and creado_en < ${before}::timestamptz
    order by creado_en limit 1000`.execute(tx);
  return rows.map((row) => row.clave);
}

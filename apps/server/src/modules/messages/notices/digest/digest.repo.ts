import { sql } from "kysely";

import type { NoticeGroup } from "@atrio/contract/messages/notice-groups";

import type { Tx } from "../../../../db/client.ts";

/** A notice that waits for its reader's summary. */
export type NewDigestLine = {
  trabajador_id: number;
  tipo: NoticeGroup;
  titulo: string;
  /** About its reader, not about a person they supervise. */
  propio: boolean;
  /** ISO 8601. */
  creado_en: string;
};

/** PostgreSQL takes 65,535 parameters a statement. */
const rowsAtOnce = 5000;

/** Queues notices for the summaries of their readers. */
export async function insertForDigest(tx: Tx, lines: readonly NewDigestLine[]): Promise<void> {
  for (let at = 0; at < lines.length; at += rowsAtOnce) {
    const rows = lines.slice(at, at + rowsAtOnce);
    await tx
      .insertInto("aviso_resumen")
      .values(rows.map((line) => ({ ...line, empresa_id: sql<number>`empresa_actual()` })))
      .execute();
  }
}

/**
 * Notes that a worker got the summary of a local date; true for the first time. Of two servers at
 * once the second waits here and gets false.
 */
export async function claimDigest(
  tx: Tx,
  key: { trabajador_id: number; dia: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into aviso_persona as p (empresa_id, trabajador_id, ultimo_resumen)
    values (empresa_actual(), ${key.trabajador_id}, ${key.dia})
    on conflict (empresa_id, trabajador_id) do update set ultimo_resumen = excluded.ultimo_resumen
      where p.ultimo_resumen is null or p.ultimo_resumen < excluded.ultimo_resumen
    returning trabajador_id`.execute(tx);
  return rows.length > 0;
}

/** Dequeues a worker's waiting lines up to an instant (ISO 8601), oldest first. */
export async function takeForDigest(
  tx: Tx,
  key: { trabajador_id: number; until: string },
): Promise<NewDigestLine[]> {
  const { rows } = await sql<NewDigestLine>`
    with taken as (
      delete from aviso_resumen
      where empresa_id = empresa_actual() and trabajador_id = ${key.trabajador_id}
        and creado_en <= ${key.until}
      returning id, trabajador_id, tipo, titulo, propio, creado_en)
    select trabajador_id, tipo, titulo, propio, creado_en from taken order by creado_en, id`.execute(
    tx,
  );
  return rows;
}

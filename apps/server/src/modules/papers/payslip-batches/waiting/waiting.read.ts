import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";

/** A batch with its number of waiting sheets, and the last notice about them (ISO 8601). */
export type WaitingBatch = {
  id: number;
  anyo: number;
  mes: number;
  numero: number;
  recordado_en: string | null;
};

/** Batches with doubtful or unmatched sheets that nobody has reviewed, oldest first. */
export async function readWaiting(tx: Tx): Promise<WaitingBatch[]> {
  const { rows } = await sql<WaitingBatch>`
    select l.id, l.anyo, l.mes, count(*)::integer as numero, l.recordado_en
    from nomina_lote l
    join nomina_lote_hoja h on h.empresa_id = l.empresa_id and h.lote_id = l.id
      and h.estado = 'pendiente' and h.correspondencia <> 'segura' and h.revisada_en is null
    where l.empresa_id = empresa_actual()
    group by l.empresa_id, l.id
    order by l.creado_en, l.id`.execute(tx);
  return rows;
}

/** The zone of the company's clock. */
export async function readZone(tx: Tx): Promise<string> {
  const { rows } = await sql<{ zona_horaria: string }>`
    select zona_horaria from empresa where empresa_id = empresa_actual()`.execute(tx);
  return rows[0]?.zona_horaria ?? "UTC";
}

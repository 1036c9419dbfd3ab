import { sql } from "kysely";

import type { Tx } from "../../../../db/client.ts";
import type { Figures } from "../figures/figures.rules.ts";
import type { SheetDetail } from "../lines/detail.rules.ts";

const company = sql<number>`empresa_actual()`;

/** A sheet that may be published: sure, or a person has looked. */
export type ReadySheet = {
  id: number;
  trabajador_id: number;
  revisada: boolean;
  clave: string;
  hash: string;
  bytes: number;
  cifras: Figures | null;
  /** Null: taken in before it was kept. */
  detalle: SheetDetail | null;
};

/** The sheets of a batch that may be published, in their order; locked. */
export async function lockReadySheets(tx: Tx, batchId: number): Promise<ReadySheet[]> {
  const { rows } = await sql<ReadySheet>`
    select id, trabajador_id, revisada_en is not null as revisada, clave, hash, bytes, cifras,
      detalle
    from nomina_lote_hoja
    where empresa_id = ${company} and lote_id = ${batchId} and estado = 'pendiente'
      and trabajador_id is not null and (correspondencia = 'segura' or revisada_en is not null)
    order by orden for update`.execute(tx);
  return rows;
}

/** Sheets whose worker has got a payslip meanwhile: a person has to look first. */
export async function doubtPaid(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update nomina_lote_hoja set correspondencia = 'dudosa', motivo = 'ya_publicada',
      motivos = array['ya_publicada']
    where empresa_id = ${company} and id = any(${ids})`.execute(tx);
}

/** Marks sheets as payslips; their earlier openings join the payslips' access logs. */
export async function markPublished(
  tx: Tx,
  published: ReadonlyArray<{ id: number; nomina_id: number }>,
): Promise<void> {
  const pairs = JSON.stringify(published);
  await sql`
    update nomina_lote_hoja h set estado = 'publicada', nomina_id = p.nomina_id
    from jsonb_to_recordset(${pairs}::jsonb) as p (id integer, nomina_id integer)
    where h.empresa_id = ${company} and h.id = p.id`.execute(tx);
}

import { sql } from "kysely";

import type { ComplaintOutcome } from "@atrio/contract/complaints/states";

import type { Tx } from "../../../db/client.ts";

/** A row of the log-book. */
export type LogBookRow = {
  denuncia_id: string;
  anonima: boolean;
  fecha_creacion: string;
  fecha_acuse: string | null;
  fecha_decision: string | null;
  admitida: boolean | null;
  fecha_investigacion: string | null;
  prorrogada: string | null;
  fecha_conclusion: string | null;
  resultado: ComplaintOutcome | null;
  fecha_borrado: string | null;
  motivo_borrado: "retirada" | "sin_actuaciones" | "plazo" | null;
};

/**
 * Rows of the log-book between two days, but those of reports that exist and that a key does not
 * open: an excluded handler does not learn of them.
 */
export async function readLogBook(
  tx: Tx,
  asked: { from: string; to: string; gestor_id: string },
): Promise<LogBookRow[]> {
  const { rows } = await sql<LogBookRow>`
    select r.denuncia_id, r.anonima, r.fecha_creacion, r.fecha_acuse, r.fecha_decision, r.admitida,
      r.fecha_investigacion, r.prorrogada, r.fecha_conclusion, r.resultado, r.fecha_borrado,
      r.motivo_borrado
    from denuncia_registro r
    where r.fecha_creacion between ${asked.from} and ${asked.to}
      and (r.fecha_borrado is not null or exists (
        select from denuncia_llave l where l.empresa_id = r.empresa_id
          and l.denuncia_id = r.denuncia_id and l.destinatario = ${asked.gestor_id}))
    order by r.fecha_creacion, r.denuncia_id`.execute(tx);
  return rows;
}

/** True if a handler's key opens the report. */
export async function holdsReport(
  tx: Tx,
  key: { denuncia_id: string; destinatario: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select denuncia_id as id from denuncia_llave
    where denuncia_id = ${key.denuncia_id} and destinatario = ${key.destinatario} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Keys of the active handlers who read a report. */
export async function readReaders(tx: Tx, denuncia_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from denuncia_llave l
    join buzon_gestor g on g.empresa_id = l.empresa_id and g.id::text = l.destinatario
    where l.denuncia_id = ${denuncia_id} and l.clase = 'compartida' and g.estado = 'activa'
    order by g.id`.execute(tx);
  return rows.map(({ id }) => id);
}

import { sql } from "kysely";

import type { MessageAuthor, MessageKind } from "@atrio/contract/complaints/states";

import type { Tx } from "../../../db/client.ts";

export type NewReport = {
  id: string;
  anonima: boolean;
  trabajador_id: number | null;
  fecha_creacion: string;
  clave_compartida: Buffer;
  clave_interna: Buffer;
  contenido: Buffer;
  correo: Buffer | null;
  codigo_hash: Buffer;
};

/** Writes a report and the digest of its code. */
export async function insertReport(tx: Tx, row: NewReport): Promise<void> {
  await sql`
    insert into denuncia (empresa_id, id, anonima, trabajador_id, fecha_creacion, clave_compartida,
      clave_interna, contenido, ultimo_contenido, correo)
    values (empresa_actual(), ${row.id}, ${row.anonima}, ${row.trabajador_id}, ${row.fecha_creacion},
      ${row.clave_compartida}, ${row.clave_interna}, ${row.contenido}, ${row.fecha_creacion},
      ${row.correo})`.execute(tx);
  await sql`
    insert into denuncia_codigo (empresa_id, denuncia_id, codigo_hash)
    values (empresa_actual(), ${row.id}, ${row.codigo_hash})`.execute(tx);
}

/** Adds a message as the next of its report, which is locked. */
export async function insertMessage(
  tx: Tx,
  row: {
    denuncia_id: string;
    fecha: string;
    clase: "compartida" | "interna";
    autor: MessageAuthor;
    tipo_mensaje: MessageKind;
    contenido: Buffer;
  },
): Promise<void> {
  await sql`
    insert into denuncia_mensaje (empresa_id, denuncia_id, orden, fecha, clase, autor, tipo_mensaje,
      contenido)
    select empresa_actual(), ${row.denuncia_id}::uuid, coalesce(max(orden), 0) + 1, ${row.fecha}::date,
      ${row.clase}, ${row.autor}, ${row.tipo_mensaje}, ${row.contenido}::bytea
    from denuncia_mensaje where denuncia_id = ${row.denuncia_id}`.execute(tx);
}

/** Adds a sealed file to a report. */
export async function insertFile(
  tx: Tx,
  row: {
    denuncia_id: string;
    id: string;
    fecha: string;
    autor: MessageAuthor;
    ficha: Buffer;
    contenido: Buffer;
  },
): Promise<void> {
  await sql`
    insert into denuncia_archivo (empresa_id, denuncia_id, id, fecha, autor, ficha, contenido)
    values (empresa_actual(), ${row.denuncia_id}, ${row.id}, ${row.fecha}, ${row.autor}, ${row.ficha},
      ${row.contenido})`.execute(tx);
}

/** Facts of a report that its steps change; the others stay. */
export type ReportChange = Partial<{
  estado: string;
  contenido: Buffer;
  codigo_guardado: boolean;
  ultimo_contenido: string;
  ultima_respuesta: string;
  fecha_acuse: string;
  fecha_decision: string;
  fecha_investigacion: string;
  instructor_id: string;
  prorrogada: string;
  reunion_pedida: string;
  reunion_celebrada: string;
  fecha_conclusion: string;
  resultado: string;
}>;

/** Changes facts of a report, here and in the log-book. */
export async function updateReport(tx: Tx, id: string, change: ReportChange): Promise<void> {
  await tx.updateTable("denuncia").set(change).where("id", "=", id).execute();
  await syncLogBook(tx, id);
}

/** Brings the log-book's row of a report up to date. */
export async function syncLogBook(tx: Tx, id: string): Promise<void> {
  await sql`
    insert into denuncia_registro (empresa_id, denuncia_id, anonima, fecha_creacion, fecha_acuse,
      fecha_decision, admitida, fecha_investigacion, prorrogada, fecha_conclusion, resultado)
    select empresa_id, id, anonima, fecha_creacion, fecha_acuse, fecha_decision,
      case when fecha_decision is not null then estado <> 'no_admitida' end, fecha_investigacion,
      prorrogada, fecha_conclusion, resultado
    from denuncia where id = ${id}
    on conflict (empresa_id, denuncia_id) do update set
      fecha_acuse = excluded.fecha_acuse, fecha_decision = excluded.fecha_decision,
      admitida = excluded.admitida, fecha_investigacion = excluded.fecha_investigacion,
      prorrogada = excluded.prorrogada, fecha_conclusion = excluded.fecha_conclusion,
      resultado = excluded.resultado`.execute(tx);
}

/** Deletes reports with their keys, texts and files; the log-book says when and why. */
export async function deleteReports(
  tx: Tx,
  ids: readonly string[],
  end: { fecha_borrado: string; motivo_borrado: "retirada" | "sin_actuaciones" | "plazo" },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update denuncia_registro set fecha_borrado = ${end.fecha_borrado},
      motivo_borrado = ${end.motivo_borrado}
    where denuncia_id = any(${ids}::uuid[])`.execute(tx);
  for (const table of [
    "denuncia_codigo",
    "denuncia_llave",
    "denuncia_mensaje",
    "denuncia_archivo",
  ]) {
    await sql`delete from ${sql.table(table)} where denuncia_id = any(${ids}::uuid[])`.execute(tx);
  }
  await sql`delete from denuncia where id = any(${ids}::uuid[])`.execute(tx);
}

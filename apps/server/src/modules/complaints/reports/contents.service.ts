import type { ComplaintFile, ComplaintMessage } from "@atrio/contract/complaints/reports";
import type { MessageAuthor, MessageKind } from "@atrio/contract/complaints/states";

import type { Tx } from "../../../db/client.ts";
import type { FileAnswer } from "../../../http/files.ts";
import {
  openFileCard,
  openMessageText,
  openReportContent,
} from "../../../lib/crypto/report-contents.ts";
import type { ReportContent } from "../../../lib/crypto/report-contents.ts";
import { openBytes, sealValue } from "../../../lib/crypto/report-vault.ts";

import { readFile, readFiles, readMessages } from "./reports.read.ts";
import type { FileRow, MessageRow, ReportRow } from "./reports.read.ts";
import { insertMessage } from "./reports.repo.ts";

/** Private keys of an opened report: the shared one, and the handlers' where the caller is one. */
export type ReportKeys = { shared: Buffer; internal?: Buffer };

/** Opens what a report says. */
export function openContent(
  report: Pick<ReportRow, "id" | "contenido">,
  shared: Buffer,
): ReportContent {
  const key = { denuncia_id: report.id, clase: "compartida" } as const;
  return openReportContent({ privateKey: shared, sealed: report.contenido, key });
}

/** Opens the thread, and the notes for whom the internal key is given. */
export async function openMessages(
  tx: Tx,
  id: string,
  keys: ReportKeys,
): Promise<{ mensajes: ComplaintMessage[]; notas: ComplaintMessage[] }> {
  const rows = await readMessages(tx, id);
  const { shared, internal } = keys;
  const opened = (clase: MessageRow["clase"], privateKey: Buffer | undefined) =>
    privateKey === undefined
      ? []
      : rows.filter((row) => row.clase === clase).map((row) => openMessage(id, row, privateKey));
  return { mensajes: opened("compartida", shared), notas: opened("interna", internal) };
}

function openMessage(denuncia_id: string, row: MessageRow, privateKey: Buffer): ComplaintMessage {
  const { orden, fecha, clase, autor, tipo_mensaje, contenido } = row;
  const key = { denuncia_id, clase };
  const texto = openMessageText({ privateKey, sealed: contenido, key });
  return { orden, fecha, autor, tipo_mensaje, texto };
}

/** Opens the names of a report's files. */
export async function openFiles(tx: Tx, id: string, shared: Buffer): Promise<ComplaintFile[]> {
  const rows = await readFiles(tx, id);
  return rows.map((row) => openFile(id, row, shared));
}

/** Opens the name of a file. */
function openFile(denuncia_id: string, row: FileRow, shared: Buffer): ComplaintFile {
  const key = { denuncia_id, clase: "compartida" } as const;
  const { nombre } = openFileCard({ privateKey: shared, sealed: row.ficha, key });
  return { id: row.id, fecha: row.fecha, autor: row.autor, nombre };
}

/** Opens a file of a report; undefined when it has no such file. */
export async function openFileBytes(
  tx: Tx,
  wanted: { denuncia_id: string; id: string },
  shared: Buffer,
): Promise<FileAnswer | undefined> {
  const row = await readFile(tx, wanted);
  if (row === undefined) return undefined;
  const key = { denuncia_id: wanted.denuncia_id, clase: "compartida" } as const;
  const { nombre, tipo } = openFileCard({ privateKey: shared, sealed: row.ficha, key });
  return { name: nombre, type: tipo, bytes: openBytes(shared, row.contenido, key) };
}

/** Seals a text to a report and adds it to its thread or its notes. */
export async function addMessage(
  tx: Tx,
  report: ReportRow,
  message: {
    fecha: string;
    clase: MessageRow["clase"];
    autor: MessageAuthor;
    tipo_mensaje: MessageKind;
    texto: string;
  },
): Promise<void> {
  const { texto, ...row } = message;
  const publicKey = row.clase === "interna" ? report.clave_interna : report.clave_compartida;
  const key = { denuncia_id: report.id, clase: row.clase };
  const contenido = sealValue(publicKey, { texto }, key);
  await insertMessage(tx, { denuncia_id: report.id, ...row, contenido });
}

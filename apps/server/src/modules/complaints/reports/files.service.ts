import type { Language } from "@atrio/contract/common";
import type { ComplaintFile } from "@atrio/contract/complaints/reports";
import type { MessageAuthor } from "@atrio/contract/complaints/states";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import type { FileAnswer } from "../../../http/files.ts";
import type { FileCard } from "../../../lib/crypto/report-contents.ts";
import { sealBytes, sealValue } from "../../../lib/crypto/report-vault.ts";
import { randomId } from "../../../lib/crypto/tokens.ts";
import { stripFile } from "../../../lib/files/stripped/stripped.ts";
import type { Stripped } from "../../../lib/files/stripped/stripped.ts";
import { createWorkQueue } from "../../../platform/work-queue.ts";
import { fileOf, nameWithEnding, refusals } from "../../papers/files/files.service.ts";
import { reporterMay } from "../cases/cases.rules.ts";

import { openFileBytes } from "./contents.service.ts";
import { lookAtReport, withReport } from "./opening.service.ts";
import { readFiles } from "./reports.read.ts";
import type { ReportRow } from "./reports.read.ts";
import { insertFile, updateReport } from "./reports.repo.ts";
import { mostFiles } from "./reports.rules.ts";

/** Files stripped at once: each takes a few times its size while that lasts. */
const stripping = createWorkQueue({ atOnce: 2, waiting: 100 });

const codes = { ...refusals, large: "document.too_large" } as const;

/** A file as a form brought it; `language` names it if its name says nothing. */
export type SentFile = { part: unknown; language: Language };

type Inspected = { nombre: string; content: Stripped };

/**
 * An uploaded file without its metadata (Rule COMPLAINTS-30). Errors at `documento`: request.required,
 * document.empty, document.type, document.unsafe, document.damaged, document.encrypted,
 * document.embedded, document.too_large.
 */
export async function inspect(sent: SentFile): Promise<Inspected> {
  const file = fileOf(sent.part, "documento");
  const content = await stripping.run(async () => stripFile(file));
  if (typeof content === "string") {
    const code = codes[content];
    return fail(code, { fields: { documento: [code] } });
  }
  return { nombre: nameWithEnding(file, content.ending, sent.language), content };
}

/**
 * Adds a file that was stripped; only a code that opens a report makes the server work on it. Errors:
 * those of `inspect`, complaint.not_found, complaint.state, complaint.too_many_files.
 */
export async function addFile(
  ctx: AppContext,
  uuid: string,
  sent: SentFile,
): Promise<ComplaintFile> {
  await lookAtReport(ctx, uuid, async (_tx, { report }) => checkWritable(report));
  const file = await inspect(sent);
  return withReport(ctx, uuid, async (tx, { report, today }) => {
    checkWritable(report);
    const added = await storeFile(tx, report, { ...file, autor: "informante", fecha: today });
    await updateReport(tx, report.id, { ultimo_contenido: today });
    return added;
  });
}

function checkWritable(report: ReportRow): void {
  if (!reporterMay("escribir", report)) fail("complaint.state");
}

/** Opens a file of a report by its code. Errors: complaint.not_found. */
export async function openReportFile(
  ctx: AppContext,
  { uuid, documento_id }: { uuid: string; documento_id: string },
): Promise<FileAnswer> {
  return lookAtReport(ctx, uuid, async (tx, { report, shared }) => {
    const wanted = { denuncia_id: report.id, id: documento_id };
    return (await openFileBytes(tx, wanted, shared)) ?? fail("complaint.not_found");
  });
}

/** Seals a file to its report. Errors: complaint.too_many_files. */
export async function storeFile(
  tx: Tx,
  report: ReportRow,
  file: Inspected & { autor: MessageAuthor; fecha: string },
): Promise<ComplaintFile> {
  const { nombre, content, autor, fecha } = file;
  if ((await readFiles(tx, report.id)).length >= mostFiles) fail("complaint.too_many_files");
  const key = { denuncia_id: report.id, clase: "compartida" } as const;
  const card: FileCard = { nombre, tipo: content.type };
  const id = randomId();
  await insertFile(tx, {
    denuncia_id: report.id,
    id,
    fecha,
    autor,
    ficha: sealValue(report.clave_compartida, card, key),
    contenido: sealBytes(report.clave_compartida, content.bytes, key),
  });
  return { id, fecha, autor, nombre };
}

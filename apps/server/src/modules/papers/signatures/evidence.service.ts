import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput } from "@atrio/contract/endpoint";
import type {
  exportSignatures as exportCall,
  signatureEvidence,
} from "@atrio/contract/papers/signatures-office";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../http/files.ts";
import { formatDate, formatDateTime } from "../../../lib/calendar/format.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { csvFile } from "../../../lib/files/csv.ts";
import { pdfType } from "../../../lib/files/pdf.ts";
import { workbookFile } from "../../../lib/files/xlsx.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { recordAccess } from "../files/accesses/accesses.service.ts";
import { answerFiles } from "../files/answers.service.ts";

import { findSignatures, readSealed } from "./office/office.read.ts";
import { chosenOf } from "./office/office.service.ts";
import { readSignaturesOf } from "./signatures.read.ts";
import { sealedName, stateOf } from "./signatures.rules.ts";
import type { Signing } from "./signatures.service.ts";

type Caller = Pick<Signing, "actor" | "language" | "ip">;

/** Rows of a file; a larger one would hold the memory of a server for seconds. */
const mostRows = 20_000;

/**
 * Sealed copies of signed documents for the office: one as a file, several as an archive. Each opening is
 * recorded where its worker sees it (Rule PAPERS-90). Errors: signature.choice, signature.not_found,
 * signature.not_sealed.
 */
export async function openEvidence(
  ctx: AppContext,
  { actor, language, ip }: Caller,
  asked: EndpointInput<typeof signatureEvidence>["query"],
): Promise<FileAnswer | ArchiveAnswer> {
  const chosen = chosenOf({
    envio_id: asked.envio_id,
    firma_documento_ids: asked.firma_documento_ids?.split(",").map(Number),
  });
  const { signed } = wordsIn(language, "papers/signature-evidence");
  const files = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const rows = await readSealed(tx, chosen);
    if (rows.length === 0 || ("ids" in chosen && rows.length < chosen.ids.length)) {
      fail("signature.not_found");
    }
    const sealed = rows.flatMap((row) =>
      row.clave_firmado === null ? [] : [{ ...row, clave: row.clave_firmado }],
    );
    if (sealed.length === 0 || ("ids" in chosen && sealed.length < rows.length)) {
      fail("signature.not_sealed");
    }
    await recordAccess(ctx, tx, { actor, clase: "firma", modo: "descargado", files: sealed });
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "firma.evidencias",
      objeto: "ids" in chosen ? "firma_documento" : "firma_envio",
      ...("envio_id" in chosen && { objeto_id: chosen.envio_id }),
      detalle: { documentos: sealed.length },
    });
    return sealed.map(({ id, nombre, nombre_completo, clave }) => {
      const name = sealedName(nombre, signed);
      return { id, clave, tipo: pdfType, nombre: name, path: `${nombre_completo} - ${name}` };
    });
  });
  const to = { empresa_id: actor.empresa_id, language, missing: "signature.not_found" } as const;
  return answerFiles(ctx, to, files);
}

/** The filtered documents as a file; the export is an act of its own. Errors: directory.too_large. */
export async function exportSignatures(
  ctx: AppContext,
  { actor, language, ip }: Caller,
  { formato, paramsFront }: EndpointInput<typeof exportCall>["query"],
): Promise<FileAnswer> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const now = ctx.clock.now().toString();
  const rows = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const page = { skip: 0, take: mostRows };
    const { ids, total } = await findSignatures(tx, { ...paramsFront, today }, page);
    if (total > mostRows) fail("directory.too_large");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "firma.exportadas",
      detalle: { formato, documentos: ids.length },
    });
    return readSignaturesOf(tx, { ids, now });
  });
  const { file, state } = wordsIn(language, "papers/signature-words");
  const moment = momentText(actor);
  const table = rows.map((row) => [
    row.trabajador.nombre_completo,
    row.titulo,
    state[stateOf(row)],
    moment(row.fecha_solicitud),
    moment(row.fecha_acceso),
    moment(row.fecha_firma),
    moment(row.fecha_rechazo),
    row.motivo_rechazo ?? "",
    row.caduca_el === null ? "" : formatDate(row.caduca_el),
    moment(row.recordado_en),
    row.codigo_verificacion ?? "",
  ]);
  const sheet = [Object.values(file.columns), ...table];
  const name = `${file.name}-${today}.${formato}`;
  if (formato === "csv") return csvFile(name, sheet);
  return workbookFile(name, [{ sheet: file.sheet, rows: sheet }]);
}

/** Date and time of an instant on the clocks of the caller. */
function momentText({ zona_horaria }: Actor) {
  return (moment: string | null): string =>
    moment === null ? "" : formatDateTime(moment, zona_horaria);
}

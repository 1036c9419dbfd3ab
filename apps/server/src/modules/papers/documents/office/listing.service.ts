import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  exportOfficeDocuments,
  officeDocumentFile,
  officeDocuments,
} from "@atrio/contract/papers/documents-office";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import { epochOf } from "../../../../lib/calendar/clock.ts";
import { formatDate } from "../../../../lib/calendar/format.ts";
import { dateAt, todayIn } from "../../../../lib/calendar/zone.ts";
import { csvFile } from "../../../../lib/files/csv.ts";
import { workbookFile } from "../../../../lib/files/xlsx.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { recordAccess } from "../../files/accesses/accesses.service.ts";
import { answerFile } from "../../files/answers.service.ts";
import type { Caller } from "../documents.service.ts";

import { readFolders, readPublished, readPublishedFile } from "./listing.read.ts";
import type { ListFilter } from "./listing.read.ts";

/** Rows of a file; a larger one would hold the memory of a server for seconds. */
export const mostRows = 20_000;

/** Minutes within which looking again at one file is the same look. */
const sameLook = 15;

type Asked = Partial<Omit<ListFilter, "zone" | "open" | "today">>;

/** The filter with the caller's clocks; readers of the office see no bank or medical documents. */
function filterOf(ctx: AppContext, actor: Actor, asked: Asked): ListFilter {
  const { zona_horaria } = actor;
  const open = mayUseOffice(actor, "documentos");
  return { ...asked, zone: zona_horaria, today: todayIn(zona_horaria, ctx.clock), open };
}

/** A page of what the company shares, newest first, with its folders (Rule PAPERS-94). */
export async function listPublished(
  ctx: AppContext,
  actor: Actor,
  asked: EndpointInput<typeof officeDocuments>["query"]["paramsFront"],
): Promise<EndpointResponse<typeof officeDocuments>> {
  const filter = filterOf(ctx, actor, asked ?? {});
  const [page, carpetas] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readPublished(tx, filter, { skip: 0, take: 25, ...asked }),
      readFolders(tx, filter.open),
    ]),
  );
  return { ...page, carpetas };
}

/**
 * File of a document that the company shares; its worker sees who opened it (Rule PAPERS-15). Errors:
 * document.not_found, request.invalid unless exactly one document is named.
 */
export async function openPublished(
  ctx: AppContext,
  { actor, language }: Caller,
  asked: EndpointInput<typeof officeDocumentFile>["query"],
): Promise<FileAnswer> {
  const { documento_id, envio_id, modo } = asked;
  if ((documento_id === undefined) === (envio_id === undefined)) {
    fail("request.invalid", { fields: { documento_id: ["request.required"] } });
  }
  const key = documento_id === undefined ? { envio_id: envio_id ?? 0 } : { documento_id };
  const { empresa_id } = actor;
  const file = await ctx.db.tenant(empresa_id, async (tx) => {
    const found = (await readPublishedFile(tx, key)) ?? fail("document.not_found");
    // A document for many is nobody's: its copies are.
    if ("documento_id" in key) {
      const again = modo === "visto" ? { sameWithin: sameLook } : {};
      await recordAccess(ctx, tx, { actor, clase: "documento", modo, files: [found], ...again });
    }
    return found;
  });
  return answerFile(ctx, { empresa_id, language, missing: "document.not_found" }, file);
}

/** The filtered list as a file; the export is an act of its own. Errors: directory.too_large. */
export async function exportPublished(
  ctx: AppContext,
  { actor, language, ip }: Caller,
  { formato, paramsFront }: EndpointInput<typeof exportOfficeDocuments>["query"],
): Promise<FileAnswer> {
  const filter = filterOf(ctx, actor, paramsFront);
  const rows = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { data, total } = await readPublished(tx, filter, { skip: 0, take: mostRows });
    if (total > mostRows) fail("directory.too_large");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "documento.exportados",
      detalle: { formato, documentos: data.length },
    });
    return data;
  });
  const { file, category, audience } = wordsIn(language, "papers/document-words");
  const day = (moment: string) => formatDate(dateAt(actor.zona_horaria, epochOf(moment)));
  const table = rows.map((row) => [
    row.titulo,
    category[row.categoria],
    row.trabajador?.nombre_completo ?? row.centro?.nombre ?? audience[row.destinatarios ?? "todos"],
    row.personas === null ? "" : String(row.personas),
    row.carpeta ?? "",
    row.nombre,
    row.fecha === null ? "" : formatDate(row.fecha),
    row.caduca_el === null ? "" : formatDate(row.caduca_el),
    day(row.subido_en),
    row.subido_por.nombre_completo,
    String(row.version),
  ]);
  const sheet = [Object.values(file.columns), ...table];
  const name = `${file.name}-${todayIn(actor.zona_horaria, ctx.clock)}.${formato}`;
  if (formato === "csv") return csvFile(name, sheet);
  return workbookFile(name, [{ sheet: file.sheet, rows: sheet }]);
}

import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  documentOpenings,
  exportDocumentOpenings,
} from "@atrio/contract/papers/document-openings";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import { formatDateTime } from "../../../../lib/calendar/format.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { csvFile } from "../../../../lib/files/csv.ts";
import { workbookFile } from "../../../../lib/files/xlsx.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import type { Caller } from "../documents.service.ts";

import { mostRows } from "./listing.service.ts";
import { readOpened, readOpenings } from "./openings.read.ts";
import type { OpenedDocument } from "./openings.read.ts";

type Named = { documento_id?: number | undefined; envio_id?: number | undefined };

/** The one document that is named. Errors: request.invalid. */
function keyOf({ documento_id, envio_id }: Named) {
  if ((documento_id === undefined) === (envio_id === undefined)) {
    fail("request.invalid", { fields: { documento_id: ["request.required"] } });
  }
  return documento_id === undefined ? { envio_id: envio_id ?? 0 } : { documento_id };
}

/** A document whose openings the caller may see. Errors: document.not_found. */
async function requireOpened(
  tx: Tx,
  actor: Actor,
  key: ReturnType<typeof keyOf>,
): Promise<OpenedDocument> {
  const found = await readOpened(tx, key);
  // Readers of the office see neither bank nor medical documents (Rule PAPERS-94).
  const isShown = found?.clase === "general" || mayUseOffice(actor, "documentos");
  return found !== undefined && isShown ? found : fail("document.not_found");
}

/**
 * People of a document that the company shares, and when each opened it first (Rule PAPERS-102).
 * Errors: document.not_found, request.invalid unless exactly one document is named.
 */
export async function listOpenings(
  ctx: AppContext,
  actor: Actor,
  { paramsFront, ...named }: EndpointInput<typeof documentOpenings>["query"],
): Promise<EndpointResponse<typeof documentOpenings>> {
  const key = keyOf(named);
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { titulo } = await requireOpened(tx, actor, key);
    const page = await readOpenings(tx, key, { skip: 0, take: 25, ...paramsFront, today });
    return { titulo, ...page };
  });
}

/** The filtered list as a file; the export is an act of its own. Errors: those of the list, directory.too_large. */
export async function exportOpenings(
  ctx: AppContext,
  { actor, language, ip }: Caller,
  { paramsFront, formato, ...named }: EndpointInput<typeof exportDocumentOpenings>["query"],
): Promise<FileAnswer> {
  const key = keyOf(named);
  const { empresa_id, zona_horaria } = actor;
  const today = todayIn(zona_horaria, ctx.clock);
  const rows = await ctx.db.tenant(empresa_id, async (tx) => {
    await requireOpened(tx, actor, key);
    const filter = { ...paramsFront, today, skip: 0, take: mostRows };
    const { data, total } = await readOpenings(tx, key, filter);
    if (total > mostRows) fail("directory.too_large");
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "documento.aperturas_exportadas",
      objeto: "envio_id" in key ? "documento_envio" : "documento",
      objeto_id: "envio_id" in key ? key.envio_id : key.documento_id,
      detalle: { formato, personas: data.length },
    });
    return data;
  });
  const { openings } = wordsIn(language, "papers/document-words");
  const sheet = [
    Object.values(openings.columns),
    ...rows.map(({ trabajador, abierto_en }) => [
      trabajador.nombre_completo,
      abierto_en === null ? openings.no : openings.yes,
      abierto_en === null ? "" : formatDateTime(abierto_en, zona_horaria),
    ]),
  ];
  const name = `${openings.name}-${today}.${formato}`;
  if (formato === "csv") return csvFile(name, sheet);
  return workbookFile(name, [{ sheet: openings.sheet, rows: sheet }]);
}

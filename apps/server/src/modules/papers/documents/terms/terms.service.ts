import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { recordAudit } from "../../../access/audit/audit.service.ts";
import { notify, notifyAll } from "../../../messages/notices/notices.service.ts";
import { readAdministrators } from "../../../people/workers/workers.read.ts";
import { dropFiles } from "../../files/files.service.ts";

import { eraseDocuments, eraseSendings, takeExpiring, takeExpiringSendings } from "./terms.repo.ts";
import type { Expiring } from "./terms.repo.ts";

/** Documents of a transaction. */
const atOnce = 500;

/**
 * Notices of documents that expire soon, once for each (Rule PAPERS-99): to administrators the number of
 * the company's, to people those of their personal folder.
 */
export async function tellExpiring(ctx: AppContext, companyId: number): Promise<void> {
  const now = ctx.clock.now().toString();
  let found = await tellSome(ctx, companyId, { now, isFirst: true });
  while (found === atOnce) found = await tellSome(ctx, companyId, { now, isFirst: false });
}

async function tellSome(
  ctx: AppContext,
  companyId: number,
  { now, isFirst }: { now: string; isFirst: boolean },
): Promise<number> {
  return ctx.db.tenant(companyId, async (tx) => {
    const sendings = isFirst ? await takeExpiringSendings(tx, now) : 0;
    const documents = await takeExpiring(tx, { now, most: atOnce });
    const shared = documents.filter(
      ({ documento_tipo, envio_id }) => documento_tipo === null && envio_id === null,
    );
    const version = `${now}:${documents[0]?.id ?? 0}`;
    await tellOffice(ctx, tx, { numero: sendings + shared.length, version });
    await notifyAll(ctx, tx, documents.flatMap(noticesOf));
    return documents.length;
  });
}

async function tellOffice(
  ctx: AppContext,
  tx: Tx,
  { numero, version }: { numero: number; version: string },
): Promise<void> {
  if (numero === 0) return;
  const today = dateAt("UTC", ctx.clock.now().epochMilliseconds);
  await notify(ctx, tx, {
    kind: "documents_expiring",
    to: await readAdministrators(tx, { today, office: "documentos" }),
    data: { trabajador_id: null, numero, area: "documents", version },
  });
}

function noticesOf({ id, trabajador_id, categoria, caduca_el }: Expiring) {
  if (trabajador_id === null || categoria !== "trabajador") return [];
  const data = { trabajador_id, documento_id: id, dia: caduca_el };
  return [{ kind: "document_expiring" as const, to: trabajador_id, data }];
}

/**
 * Erases documents whose time to be kept is over, with their bytes; repeating it finds nothing more
 * (Rule PAPERS-100).
 */
export async function eraseKept(ctx: AppContext, companyId: number): Promise<void> {
  const now = ctx.clock.now().toString();
  let [all, found] = [0, atOnce];
  while (found > 0) {
    found = await eraseSome(ctx, companyId, now);
    all += found;
  }
  if (all === 0) return;
  ctx.log.info({ empresa_id: companyId, documentos: all }, "Retention erased documents");
}

async function eraseSome(ctx: AppContext, empresa_id: number, now: string): Promise<number> {
  return ctx.db.tenant(empresa_id, async (tx) => {
    const documents = await eraseDocuments(tx, { now, most: atOnce });
    const sendings = await eraseSendings(tx, now);
    const erased = [...documents, ...sendings];
    const claves = erased.flatMap(({ clave }) => clave ?? []);
    await dropFiles(ctx, tx, { empresa_id, claves });
    if (erased.length > 0) {
      await recordAudit(tx, {
        empresa_id,
        accion: "retencion.aplicada",
        actor_id: null,
        objeto: "documento",
        detalle: { documentos: documents.length },
      });
    }
    return erased.length;
  });
}

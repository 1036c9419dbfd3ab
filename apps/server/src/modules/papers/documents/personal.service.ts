import type { Actor } from "@atrio/contract/access/actor";
import { moduleIds } from "@atrio/contract/modules";
import type { PortalDocument } from "@atrio/contract/papers/documents";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import type { Once } from "../../../db/once.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { notify } from "../../messages/notices/notices.service.ts";
import { readSupervisors } from "../../people/workers/workers.read.ts";
import { dropFiles, fileOf, storeWithRow } from "../files/files.service.ts";

import { isPersonal, mayDelete } from "./documents.policy.ts";
import { countPersonal, readVersions } from "./documents.read.ts";
import { deleteDocuments, insertDocument, lockDocument } from "./documents.repo.ts";
import type { NewDocument } from "./documents.repo.ts";
import { documentsPerWorker } from "./documents.rules.ts";
import { prepareFile, readingOf, viewWritten } from "./documents.service.ts";
import type { Caller } from "./documents.service.ts";
import { findKind } from "./kinds/kinds.service.ts";
import { expiryFrom } from "./terms/terms.rules.ts";

/** Description of an uploaded document by its uploader. */
type Upload = {
  documento_tipo: string;
  titulo: string;
  descripcion?: string | undefined;
  sustituye_id?: number | undefined;
  documento?: unknown;
};

/**
 * Locks the document that a newer version replaces: an own one of the same kind. Errors:
 * document.not_found, document.not_replaceable.
 */
async function holdReplaced(tx: Tx, actor: Actor, upload: Upload): Promise<void> {
  if (upload.sustituye_id === undefined) return;
  const fields = (code: "document.not_found" | "document.not_replaceable") => ({
    fields: { sustituye_id: [code] },
  });
  const replaced = await lockDocument(tx, upload.sustituye_id);
  if (replaced === undefined || !isPersonal(actor, replaced)) {
    fail("document.not_found", fields("document.not_found"));
  }
  if (!replaced.vigente || replaced.documento_tipo !== upload.documento_tipo) {
    fail("document.not_replaceable", fields("document.not_replaceable"));
  }
}

/** Notification to the caller's current supervisors of a document awaiting approval. */
async function askSupervisors(ctx: AppContext, tx: Tx, actor: Actor, id: number): Promise<void> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const { trabajador_id } = actor;
  const found = await readSupervisors(tx, { trabajador_id, today });
  const data = { trabajador_id, documento_id: id };
  const to = found.filter((one) => one !== trabajador_id);
  await notify(ctx, tx, { kind: "document_to_approve", to, data });
}

type Added = Pick<NewDocument, "nombre" | "tipo" | "bytes" | "sha256" | "clave">;

async function add(
  ctx: AppContext,
  tx: Tx,
  { actor, language }: Caller,
  upload: Upload & { file: Added },
): Promise<{ id: number; clave: string }> {
  const { file, titulo } = upload;
  const { trabajador_id } = actor;
  const kind = await findKind(tx, { codigo: upload.documento_tipo, language });
  if ((await countPersonal(tx, { trabajador_id })) >= documentsPerWorker) {
    fail("document.quota", { fields: { documento: ["document.quota"] } });
  }
  await holdReplaced(tx, actor, upload);
  const waits = kind.requiere_aprobacion && actor.modulos.includes(moduleIds.supervisorDocuments);
  const id = await insertDocument(tx, {
    ...file,
    categoria: "trabajador",
    trabajador_id,
    centro_trabajo_id: null,
    documento_tipo: kind.codigo,
    carpeta: null,
    titulo,
    descripcion: upload.descripcion === "" ? null : (upload.descripcion ?? null),
    clase: kind.clase,
    visible_supervisor: kind.visible_supervisor,
    subido_por: trabajador_id,
    subido_en: ctx.clock.now().toString(),
    sustituye_id: upload.sustituye_id ?? null,
    aprobacion: waits ? "pendiente" : null,
    ...expiryFrom(kind, todayIn(actor.zona_horaria, ctx.clock)),
  });
  if (waits) await askSupervisors(ctx, tx, actor, id);
  return { id, clave: file.clave };
}

/**
 * Stores a document that the caller uploads for themselves, or a newer version of one, encrypted
 * and without metadata; its kind says who sees it and whether supervisors approve it. Errors:
 * request.required, document.empty, document.type, document.unsafe, document.kind_unknown,
 * document.quota, document.not_found, document.not_replaceable.
 */
export async function uploadPersonal(
  ctx: AppContext,
  caller: Caller & { once: Once | undefined },
  upload: Upload,
): Promise<PortalDocument> {
  const { once } = caller;
  const { empresa_id } = caller.actor;
  const file = fileOf(upload.documento, "documento");
  const { bytes, row } = await prepareFile(file, caller.language);
  const { id } = await storeWithRow(ctx, { empresa_id, bytes, once }, async (tx, clave) =>
    add(ctx, tx, caller, { ...upload, file: { ...row, clave } }),
  );
  return viewWritten(ctx, caller, id);
}

/**
 * Deletes an own document and its earlier versions, back to a decided one, which stands again.
 * Errors: document.not_found, document.not_deletable.
 */
export async function deletePersonal(ctx: AppContext, caller: Caller, id: number): Promise<void> {
  const { actor } = caller;
  const { empresa_id } = actor;
  await ctx.db.tenant(empresa_id, async (tx) => {
    const found = await lockDocument(tx, id);
    if (found === undefined || found.trabajador_id !== actor.trabajador_id) {
      fail("document.not_found");
    }
    if (!mayDelete(actor, found)) fail("document.not_deletable");
    const versions = await readVersions(tx, readingOf(ctx, caller), id);
    const decided = versions.findIndex(
      ({ aprobacion }) => aprobacion !== null && aprobacion !== "pendiente",
    );
    const gone = decided === -1 ? versions : versions.slice(0, decided);
    const names = await deleteDocuments(
      tx,
      gone.map((version) => version.id),
    );
    await dropFiles(ctx, tx, { empresa_id, claves: names });
  });
}

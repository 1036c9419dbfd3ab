import type { Language } from "@atrio/contract/common";
import type { PortalDocument } from "@atrio/contract/papers/documents";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { fileOf, storeWithRow } from "../../files/files.service.ts";
import { readVersions } from "../documents.read.ts";
import { insertDocument, lockDocument, withdrawDocuments } from "../documents.repo.ts";
import { prepareFile, readingOf, viewWritten } from "../documents.service.ts";
import type { Caller, PreparedFile } from "../documents.service.ts";
import { findSharedKind } from "../kinds/kinds.service.ts";
import { expiryOn } from "../terms/terms.rules.ts";
import type { Expiry } from "../terms/terms.rules.ts";

import { readNamed } from "./office.read.ts";

/** An administrator's description of a shared document. */
type Publication = {
  categoria: "empresa" | "trabajador" | "laboral";
  trabajador_id?: number | undefined;
  centro_trabajo_id?: number | undefined;
  carpeta?: string | undefined;
  titulo: string;
  descripcion?: string | undefined;
  clase: "general" | "bancaria" | "medica";
  visible_supervisor: "0" | "1";
  fecha?: string | undefined;
  clasificado_como?: string | undefined;
  caduca_el?: string | undefined;
  avisar: "0" | "1";
  sustituye_id?: number | undefined;
  documento?: unknown;
};

/** Checks that a document names its owner, and is shown only to allowed readers. */
function checkPublication(publication: Publication): void {
  const { trabajador_id, centro_trabajo_id } = publication;
  const isCompanys = publication.categoria === "empresa";
  if (isCompanys !== (trabajador_id === undefined)) {
    fail("document.whose", { fields: { trabajador_id: ["document.whose"] } });
  }
  if (!isCompanys && centro_trabajo_id !== undefined) {
    fail("document.whose", { fields: { centro_trabajo_id: ["document.whose"] } });
  }
  refuseSupervisors(publication);
}

/** Refuses to show bank and medical documents to supervisors. Errors: document.never_supervisor. */
export function refuseSupervisors({
  visible_supervisor,
  clase,
}: Pick<Publication, "visible_supervisor" | "clase">): void {
  if (visible_supervisor === "0" || clase === "general") return;
  fail("document.never_supervisor", {
    fields: { visible_supervisor: ["document.never_supervisor"] },
  });
}

/** Refuses a worker or a centre that is not there. Errors: worker.not_found, centre.not_found. */
export async function requireNamed(
  tx: Tx,
  named: { trabajador_id?: number | undefined; centro_trabajo_id?: number | undefined },
): Promise<void> {
  const found = await readNamed(tx, named);
  if (!found.worker) fail("worker.not_found", { fields: { trabajador_id: ["worker.not_found"] } });
  if (found.centre) return;
  fail("centre.not_found", { fields: { centro_trabajo_id: ["centre.not_found"] } });
}

/**
 * Locks the document that a newer version replaces, shared by the company in the same way and with
 * the same person. Errors: document.not_found, document.not_replaceable.
 */
async function holdReplaced(tx: Tx, publication: Publication): Promise<void> {
  if (publication.sustituye_id === undefined) return;
  const replaced = await lockDocument(tx, publication.sustituye_id);
  const isSame =
    replaced?.documento_tipo === null &&
    replaced.categoria === publication.categoria &&
    replaced.trabajador_id === (publication.trabajador_id ?? null);
  if (!isSame) fail("document.not_found", { fields: { sustituye_id: ["document.not_found"] } });
  if (replaced.vigente) return;
  fail("document.not_replaceable", {
    fields: { sustituye_id: ["document.not_replaceable"] },
  });
}

/**
 * Kind and last day of a document that the company shares, with the day on which it begins to expire
 * soon. Errors: document.kind_unknown, document.expired.
 */
export async function termsOf(
  tx: Tx,
  asked: { clasificado_como?: string | undefined; caduca_el?: string | undefined },
  { today, ...key }: { today: string; language: Language; isNewer: boolean },
): Promise<Expiry & { clasificado_como: string | null }> {
  const { clasificado_como, caduca_el } = asked;
  if (caduca_el !== undefined && caduca_el < today) {
    fail("document.expired", { fields: { caduca_el: ["document.expired"] } });
  }
  const terms = clasificado_como === undefined ? null : { codigo: clasificado_como, ...key };
  const kind = terms === null ? null : await findSharedKind(tx, terms);
  return { clasificado_como: clasificado_como ?? null, ...expiryOn(kind, caduca_el ?? null) };
}

/** A text that was sent, null for an empty one. */
export const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text === "" ? null : text;

async function add(
  ctx: AppContext,
  tx: Tx,
  { actor, ip, language }: Caller,
  publication: Publication & { file: PreparedFile["row"] & { clave: string } },
): Promise<{ id: number; clave: string }> {
  await requireNamed(tx, publication);
  await holdReplaced(tx, publication);
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const isNewer = publication.sustituye_id !== undefined;
  const terms = await termsOf(tx, publication, { today, language, isNewer });
  const { file, categoria, titulo, trabajador_id } = publication;
  const id = await insertDocument(tx, {
    ...file,
    categoria,
    trabajador_id: trabajador_id ?? null,
    centro_trabajo_id: publication.centro_trabajo_id ?? null,
    documento_tipo: null,
    carpeta: textOrNull(publication.carpeta),
    titulo,
    descripcion: textOrNull(publication.descripcion),
    clase: publication.clase,
    visible_supervisor: trabajador_id !== undefined && publication.visible_supervisor === "1",
    subido_por: actor.trabajador_id,
    subido_en: ctx.clock.now().toString(),
    fecha: publication.fecha ?? null,
    sustituye_id: publication.sustituye_id ?? null,
    aprobacion: null,
    ...terms,
  });
  await recordAudit(tx, {
    ...byActor(actor, ip),
    accion: "documento.publicado",
    objeto: "documento",
    objeto_id: id,
    detalle: { categoria, trabajador_id: trabajador_id ?? null },
  });
  // Documents for everybody send no notice: thousands of mails would help nobody.
  if (trabajador_id !== undefined && publication.avisar === "1") {
    const view = categoria === "laboral" ? "laborales" : "personales";
    await tellShared(ctx, tx, { trabajador_id, id, vista: view });
  }
  return { id, clave: file.clave };
}

/** Notifies a worker of a new document of the company for them. */
export async function tellShared(
  ctx: AppContext,
  tx: Tx,
  shared: { trabajador_id: number; id: number; vista: "personales" | "laborales" | "contrato" },
): Promise<void> {
  const { id, ...about } = shared;
  const data = { ...about, documento_id: id };
  await notify(ctx, tx, { kind: "document_shared", to: shared.trabajador_id, data });
}

/**
 * Shares a document with the company, a work centre or one worker, or a newer version of one.
 * Errors: request.required, document.empty, document.type, document.unsafe, document.whose,
 * document.never_supervisor, worker.not_found, centre.not_found, document.not_found,
 * document.not_replaceable, document.kind_unknown, document.expired.
 */
export async function publish(
  ctx: AppContext,
  caller: Caller & { once: Once | undefined },
  publication: Publication,
): Promise<PortalDocument> {
  const file = fileOf(publication.documento, "documento");
  checkPublication(publication);
  const { bytes, row } = await prepareFile(file, caller.language);
  const { id } = await storeWithRow(
    ctx,
    { empresa_id: caller.actor.empresa_id, bytes, once: caller.once },
    async (tx, clave) => add(ctx, tx, caller, { ...publication, file: { ...row, clave } }),
  );
  return viewWritten(ctx, caller, id);
}

/**
 * Withdraws a document shared by the company, with all its versions: it is hidden from everybody,
 * nothing is deleted, and the trail has the reason (Rule PAPERS-103). Documents uploaded by workers cannot be withdrawn. Errors:
 * document.not_found.
 */
export async function withdraw(
  ctx: AppContext,
  caller: Caller,
  { id, motivo }: { id: number; motivo: string },
): Promise<void> {
  const { actor, ip } = caller;
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await lockDocument(tx, id);
    const isShared =
      found?.documento_tipo === null &&
      ["empresa", "trabajador", "laboral"].includes(found.categoria);
    if (!isShared) fail("document.not_found");
    const versions = await readVersions(tx, readingOf(ctx, caller), id);
    await withdrawDocuments(
      tx,
      versions.map((version) => version.id),
      { retirado_por: actor.trabajador_id, retirado_en: ctx.clock.now().toString() },
    );
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "documento.retirado",
      objeto: "documento",
      objeto_id: id,
      detalle: { categoria: found.categoria, trabajador_id: found.trabajador_id, motivo },
    });
  });
}

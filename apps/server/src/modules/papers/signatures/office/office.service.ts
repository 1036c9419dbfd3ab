import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  officeSignatures,
  requestSignature,
  SignatureDocument,
} from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Once } from "../../../../db/once.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { inspectPdf } from "../../../../lib/crypto/seal.ts";
import { digestOf } from "../../../../lib/files/uploaded-file.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { fileOf, keepFiles, lookInto, storeFile } from "../../files/files.service.ts";
import { lockSignature, readAllSignatures } from "../signatures.read.ts";
import type { SignatureRow } from "../signatures.read.ts";
import { insertEvents, markCancelled } from "../signatures.repo.ts";
import { stateOf } from "../signatures.rules.ts";
import { factsOf, tellPages } from "../signatures.service.ts";
import type { Signing } from "../signatures.service.ts";

import { readIsEnabled, readSignatories } from "./office.read.ts";
import type { Signatory } from "./office.read.ts";
import { insertRequests } from "./office.repo.ts";

type OfficeSignature = EndpointResponse<typeof officeSignatures>["data"][number];
type Asked = EndpointInput<typeof requestSignature>["body"];
type Requested = EndpointResponse<typeof requestSignature>["data"];

const mostWorkers = 500;

/** Workers with a pending request are left out: asking again would send the same mail twice. */
function workerIds(text: string): number[] {
  const ids = [...new Set(text.split(",").map(Number))];
  if (ids.length <= mostWorkers && Math.max(...ids) <= 2_147_483_647) return ids;
  return fail("request.invalid", { fields: { trabajador_ids: ["request.field_invalid"] } });
}

/** A PDF that can be signed: whole, harmless, readable by everybody, with its pages. */
async function pdfOf(asked: Asked): Promise<{ name: string; bytes: Buffer; pages: number }> {
  const file = fileOf(asked.fichero, "fichero");
  const refuse = (code: "signature.encrypted" | "document.unsafe" | "document.type"): never =>
    fail(code, { fields: { fichero: [code] } });
  const isPdf = file.bytes.subarray(0, 5).toString("latin1") === "%PDF-";
  const found = isPdf ? await inspectPdf(file.bytes) : null;
  if (found?.isEncrypted === true) refuse("signature.encrypted");
  const { bytes } = await lookInto(file, "fichero", ["application/pdf"]);
  if (found === null || found.pages < 1) return refuse("document.type");
  return { name: nameOf(file.name), bytes, pages: found.pages };
}

/** The sender's name for it, without a folder, short, with the right ending. */
function nameOf(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? "").replaceAll(/[\p{Cc}\p{Cf}]+/gu, "").trim();
  const base = plain
    .replace(/\.pdf$/i, "")
    .slice(0, 180)
    .toWellFormed()
    .trim();
  return `${base === "" ? "documento" : base}.pdf`;
}

async function requestOf(
  ctx: AppContext,
  tx: Tx,
  asking: { actor: Actor; ip: string; people: readonly Signatory[] },
  request: Parameters<typeof insertRequests>[1],
): Promise<Requested> {
  const { actor, people } = asking;
  const ids = await insertRequests(tx, request, people);
  await insertEvents(
    tx,
    [...ids.values()].map((id) => ({
      firma_documento_id: id,
      tipo: "solicitado",
      en: request.fecha_solicitud,
      quien_id: actor.trabajador_id,
    })),
  );
  for (const [workerId, id] of ids) {
    const data = { trabajador_id: workerId, firma_documento_id: id };
    await notify(ctx, tx, { kind: "document_to_sign", to: workerId, data });
  }
  await recordAudit(tx, {
    ...byActor(actor, asking.ip),
    accion: "firma.pedida",
    objeto: "firma_documento",
    detalle: { personas: people.length, hash: request.hash_original },
  });
  return people.map(({ email: _email, ...person }) => ({
    id: ids.get(person.id) ?? 0,
    trabajador: person,
  }));
}

/**
 * Sends a PDF to workers for signature and notifies each of them. Errors: worker.not_found,
 * signature.not_enabled, signature.date, signature.encrypted, document.empty, document.type,
 * document.unsafe.
 */
export async function askToSign(
  ctx: AppContext,
  asking: { actor: Actor; ip: string; once: Once | undefined },
  asked: Asked,
): Promise<Requested> {
  const { actor } = asking;
  const { empresa_id } = actor;
  const ids = workerIds(asked.trabajador_ids);
  const today = todayIn(actor.zona_horaria, ctx.clock);
  if (asked.caduca_el !== undefined && asked.caduca_el < today) {
    fail("signature.date", { fields: { caduca_el: ["signature.date"] } });
  }
  const [isEnabled, people] = await ctx.db.read(empresa_id, async (tx) =>
    Promise.all([readIsEnabled(tx), readSignatories(tx, { ids, today })]),
  );
  if (!isEnabled) fail("signature.not_enabled");
  if (people.length !== ids.length) fail("worker.not_found");
  const pdf = await pdfOf(asked);
  const clave = await storeFile(ctx, { empresa_id, bytes: pdf.bytes });
  const requested = await ctx.db.tenant(
    empresa_id,
    async (tx) => {
      await keepFiles(tx, [clave]);
      return requestOf(
        ctx,
        tx,
        { ...asking, people },
        {
          titulo: asked.titulo,
          texto_adicional: asked.texto_adicional === "" ? null : (asked.texto_adicional ?? null),
          importante: asked.importante === "1",
          caduca_el: asked.caduca_el ?? null,
          fecha_solicitud: ctx.clock.now().toString(),
          solicitado_por: actor.trabajador_id,
          nombre: pdf.name,
          paginas: pdf.pages,
          bytes: pdf.bytes.length,
          hash_original: digestOf(pdf.bytes),
          clave_original: clave,
        },
      );
    },
    asking.once,
  );
  for (const { trabajador } of requested) {
    tellPages(ctx, { empresa_id, trabajador_id: trabajador.id });
  }
  return requested;
}

function officeView(row: SignatureRow, language: Signing["language"]): OfficeSignature {
  return { ...factsOf(row, language), trabajador: row.trabajador };
}

/** The company's signature documents, newest first; at most 500. */
export async function listAll(
  ctx: AppContext,
  viewer: Pick<Signing, "actor" | "language">,
  estado: SignatureDocument["estado"] | undefined,
): Promise<OfficeSignature[]> {
  const asked = { now: ctx.clock.now().toString(), ...(estado === undefined ? {} : { estado }) };
  const rows = await ctx.db.read(viewer.actor.empresa_id, async (tx) =>
    readAllSignatures(tx, asked),
  );
  return rows.map((row) => officeView(row, viewer.language));
}

/**
 * Cancels a document that is not signed yet; a repeat changes nothing. Errors: signature.not_found,
 * signature.not_pending.
 */
export async function cancel(
  ctx: AppContext,
  caller: Pick<Signing, "actor" | "language" | "ip">,
  id: number,
): Promise<OfficeSignature> {
  const { actor } = caller;
  const now = ctx.clock.now().toString();
  const row = await ctx.db.tenant(actor.empresa_id, async (tx): Promise<SignatureRow> => {
    const found = (await lockSignature(tx, { id, now })) ?? fail("signature.not_found");
    if (found.estado === "anulado") return found;
    if (stateOf(found) !== "pendiente") fail("signature.not_pending");
    await markCancelled(tx, { id, now, anulado_por: actor.trabajador_id });
    const event = { firma_documento_id: id, tipo: "anulado", en: now } as const;
    await insertEvents(tx, [{ ...event, quien_id: actor.trabajador_id }]);
    await recordAudit(tx, {
      ...byActor(actor, caller.ip),
      accion: "firma.anulada",
      objeto: "firma_documento",
      objeto_id: id,
    });
    return { ...found, estado: "anulado" };
  });
  tellPages(ctx, { empresa_id: actor.empresa_id, trabajador_id: row.trabajador_id });
  return officeView(row, caller.language);
}

import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { SignatureDetail, SignatureDocument } from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { maskEmail } from "../../../lib/values/mask-email.ts";
import { signedWord } from "../../../lib/words/signature-words.ts";
import { readOpenCode } from "../signing-codes/signing-codes.service.ts";

import { canOf } from "./signatures.policy.ts";
import { lockSignature, readEvents, readSignature, readSignatures } from "./signatures.read.ts";
import type { SignatureRow } from "./signatures.read.ts";
import { pageOfSignature, sealedName, stateOf } from "./signatures.rules.ts";

/** Caller, address and language. */
export type Signing = { actor: Actor; ip: string; userAgent: string; language: Language };

/** Facts of a signature document for every reader of it. */
export function factsOf(row: SignatureRow, language: Language) {
  return {
    id: row.id,
    titulo: row.titulo,
    texto_adicional: row.texto_adicional,
    importante: row.importante,
    estado: stateOf(row),
    fecha_solicitud: row.fecha_solicitud,
    fecha_acceso: row.fecha_acceso,
    fecha_lectura: row.fecha_lectura,
    fecha_firma: row.fecha_firma,
    fecha_rechazo: row.fecha_rechazo,
    motivo_rechazo: row.motivo_rechazo,
    caduca_el: row.caduca_el,
    documento_original_path: row.nombre,
    documento_firmado_path:
      row.clave_firmado === null ? null : sealedName(row.nombre, signedWord(language)),
    paginas: row.paginas,
    hash: row.hash_original,
    codigo_verificacion: row.codigo_verificacion,
  };
}

function viewOf(
  row: SignatureRow,
  { actor, language }: Pick<Signing, "actor" | "language">,
): SignatureDocument {
  return {
    ...factsOf(row, language),
    email: maskEmail(row.email),
    link: pageOfSignature(row.id),
    can: canOf(actor, row),
  };
}

/** The code that signs a document of a worker. */
export function codeKeyOf(row: Pick<SignatureRow, "id" | "trabajador_id">) {
  return { trabajador_id: row.trabajador_id, clase: "firma", objeto_id: row.id } as const;
}

/** The caller's signature documents, pending first. */
export async function listSignatures(
  ctx: AppContext,
  viewer: Pick<Signing, "actor" | "language">,
): Promise<SignatureDocument[]> {
  const { actor } = viewer;
  const asked = { trabajador_id: actor.trabajador_id, now: ctx.clock.now().toString() };
  const rows = await ctx.db.read(actor.empresa_id, async (tx) => readSignatures(tx, asked));
  return rows.map((row) => viewOf(row, viewer));
}

/** A signature document of the caller with its history. Errors: signature.not_found. */
export async function viewSignature(
  ctx: AppContext,
  viewer: Pick<Signing, "actor" | "language">,
  id: number,
): Promise<SignatureDetail> {
  const { actor } = viewer;
  const own = { trabajador_id: actor.trabajador_id };
  const [row, events, code] = await ctx.db.read(actor.empresa_id, async (tx) =>
    Promise.all([
      readSignature(tx, { ...own, id, now: ctx.clock.now().toString() }),
      readEvents(tx, id),
      readOpenCode(ctx, tx, codeKeyOf({ ...own, id })),
    ]),
  );
  if (row === undefined) return fail("signature.not_found");
  const view = viewOf(row, viewer);
  return { ...view, sucesos: events, codigo: view.can.firmar ? code : null };
}

/** A document of the caller, locked. Errors: signature.not_found. */
export async function lockOwn(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<SignatureRow> {
  const now = ctx.clock.now().toString();
  const asked = { id, trabajador_id: actor.trabajador_id, now };
  return (await lockSignature(tx, asked)) ?? fail("signature.not_found");
}

/** The same for a pending document. Errors: signature.not_found, signature.not_pending. */
export async function lockPending(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<SignatureRow> {
  const row = await lockOwn(ctx, tx, actor, id);
  return stateOf(row) === "pendiente" ? row : fail("signature.not_pending");
}

/** Makes the open pages of a worker refetch their documents. */
export function tellPages(
  ctx: Pick<AppContext, "events">,
  worker: { empresa_id: number; trabajador_id: number },
): void {
  const { empresa_id, trabajador_id } = worker;
  const event = { tipo: "documento", trabajador_id } as const;
  ctx.events.publish({ empresa_id, trabajador_id, event });
}

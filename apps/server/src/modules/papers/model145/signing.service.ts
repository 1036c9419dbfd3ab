import type { Actor } from "@atrio/contract/access/actor";
import type { Model145 } from "@atrio/contract/papers/model145";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { replaceSealed } from "../seals/register/register.service.ts";
import { checkCode, readOpenCode, sendCode } from "../signing-codes/signing-codes.service.ts";

import type { SignerRow, VersionRow } from "./model145.read.ts";
import { lockForm, markSigned, supersede } from "./model145.repo.ts";
import { findOwn, findSigner, viewOf } from "./model145.service.ts";

/** Caller and address. */
export type Signing = { actor: Actor; ip: string; userAgent: string };

type Opened = { row: VersionRow; signer: SignerRow };

function codeKey(actor: Actor, id: number) {
  return { trabajador_id: actor.trabajador_id, clase: "modelo145", objeto_id: id } as const;
}

/** Locks the form and finds the version to be signed. */
async function openPending(ctx: AppContext, tx: Tx, actor: Actor, id: number): Promise<Opened> {
  await lockForm(tx, actor.trabajador_id);
  const row = await findOwn(tx, actor, id);
  if (row.estado !== "pendiente") fail("model145.not_pending");
  const signer = await findSigner(ctx, tx, actor);
  if (!signer.firma_digital) fail("signature.not_enabled");
  return { row, signer };
}

/**
 * Mails a one-time code for the pending version. Errors: model145.not_found, model145.not_pending,
 * signature.not_enabled, and those of `sendCode`.
 */
export async function sendFormCode(ctx: AppContext, actor: Actor, id: number): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { signer } = await openPending(ctx, tx, actor, id);
    await sendCode(ctx, tx, {
      ...codeKey(actor, id),
      empresa_id: actor.empresa_id,
      to: {
        ...signer,
        zona_horaria: actor.zona_horaria,
        titulo: wordsIn(signer.idioma, "papers/model145-words").title,
      },
    });
  });
}

/**
 * Signs the pending version with the code: from here on it is in force and the former is replaced. Its
 * sealed PDF follows. Errors: model145.not_found, model145.not_pending, signature.not_enabled, and
 * those of `checkCode`.
 */
export async function signVersion(
  ctx: AppContext,
  signing: Signing,
  asked: { id: number; codigo: string },
): Promise<Model145> {
  const { actor } = signing;
  const key = codeKey(actor, asked.id);
  return checkCode(ctx, {
    ...key,
    empresa_id: actor.empresa_id,
    codigo: asked.codigo,
    open: async (tx) => ({
      ...(await openPending(ctx, tx, actor, asked.id)),
      code: await readOpenCode(ctx, tx, key),
    }),
    sign: async (tx, { row, signer, code }) => {
      const signedAt = ctx.clock.now().toString();
      const former = await supersede(tx, actor.trabajador_id);
      await markSigned(tx, {
        id: row.id,
        firmado_en: signedAt,
        evidencia: {
          codigo_enviado_en: code?.enviado_en ?? null,
          email: signer.email,
          ip: signing.ip,
          agente: signing.userAgent,
        },
      });
      if (former !== undefined) {
        await replaceSealed(tx, { clase: "modelo145", objeto_id: former }, signedAt);
      }
      await ctx.jobs.enqueue(tx, "model145.seal", { empresa_id: actor.empresa_id, id: row.id });
      return viewOf(ctx, actor, { ...row, estado: "firmado", firmado_en: signedAt });
    },
  });
}

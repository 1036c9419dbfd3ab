import type { Language } from "@atrio/contract/common";
import type { SentCode } from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { AppError, fail } from "../../../http/errors.ts";
import { isoOf } from "../../../lib/calendar/clock.ts";
import { isSameDigest, keyedDigest, randomDigits } from "../../../lib/crypto/tokens.ts";

import {
  countWrongTry,
  deleteOldCodes,
  insertCode,
  lockLastCode,
  markUsed,
  readCodes,
} from "./signing-codes.repo.ts";
import type { CodeKey } from "./signing-codes.rules.ts";
import {
  codeLife,
  codeRefusal,
  codeTries,
  hourMs,
  nextCodeAt,
  pauseMs,
} from "./signing-codes.rules.ts";

type Ground = Pick<AppContext, "clock" | "config">;

/** Recipient of a code, and the mail's name of the thing that it signs. */
export type Addressee = {
  email: string;
  nombre: string;
  idioma: Language;
  zona_horaria: string;
  empresa: string;
  titulo: string;
};

/** Bound to the thing and the person: the same digits sign nothing else. */
function digestOf(ctx: Ground, key: CodeKey & { empresa_id: number }, code: string): string {
  const parts = [key.empresa_id, key.trabajador_id, key.clase, key.objeto_id].map(String);
  return keyedDigest(ctx.config.secrets.hmacKey, "signing-code", ...parts, code).toString("hex");
}

/**
 * Mails a one-time code (six digits, 10 minutes, 5 tries) in the caller's transaction, which has
 * locked the item to sign. The former code becomes invalid. Errors: signature.code_too_soon within
 * a minute of the one before, request.too_many beyond 6 an hour.
 */
export async function sendCode(
  ctx: Ground & Pick<AppContext, "mail">,
  tx: Tx,
  asked: CodeKey & { empresa_id: number; to: Addressee },
): Promise<SentCode> {
  const { empresa_id, to, ...key } = asked;
  const now = ctx.clock.now();
  const since = isoOf(now.epochMilliseconds - hourMs);
  const sent = (await readCodes(tx, key, since)).map((code) => code.enviado_en);
  const wait = nextCodeAt(sent) - now.epochMilliseconds;
  if (wait > 0) {
    const isPause = wait <= pauseMs;
    fail(isPause ? "signature.code_too_soon" : "request.too_many", {
      retryAfter: Math.ceil(wait / 1000),
    });
  }
  const code = randomDigits(6);
  const [from, until] = [now.toString(), now.add(codeLife).toString()];
  await insertCode(tx, {
    ...key,
    hash: digestOf(ctx, { ...key, empresa_id }, code),
    enviado_en: from,
    caduca_en: until,
  });
  await ctx.mail.send(tx, {
    to: to.email,
    template: "signature_code",
    idioma: to.idioma,
    empresa: to.empresa,
    data: {
      nombre: to.nombre,
      titulo: to.titulo,
      codigo: code,
      expira_en: until,
      zona_horaria: to.zona_horaria,
    },
  });
  return {
    enviado_en: from,
    caduca_en: until,
    otro_desde: isoOf(nextCodeAt([from, ...sent])),
    intentos_restantes: codeTries,
  };
}

/** The code that was sent and can still be typed, or null. One query, fit for `db.read`. */
export async function readOpenCode(
  ctx: Pick<AppContext, "clock">,
  tx: Tx,
  key: CodeKey,
): Promise<SentCode | null> {
  const now = ctx.clock.now().epochMilliseconds;
  const sent = await readCodes(tx, key, isoOf(now - hourMs));
  const [last] = sent;
  if (last === undefined || codeRefusal(last, now) !== null) return null;
  return {
    enviado_en: last.enviado_en,
    caduca_en: last.caduca_en,
    otro_desde: isoOf(nextCodeAt(sent.map((code) => code.enviado_en))),
    intentos_restantes: codeTries - last.intentos,
  };
}

/** Purpose of a code: the thing it signs. */
type CodeUse<O, T> = CodeKey & {
  empresa_id: number;
  /** Six digits. */
  codigo: string;
  /** Locks the thing and fails when it cannot be signed now; then no try is counted. */
  open: (tx: Tx) => Promise<O>;
  /** Notes a wrong try in the thing's own history. */
  wrong?: (tx: Tx, opened: O) => Promise<void>;
  /** Signs; the code, sent at an instant (ISO 8601), is used up with it or not at all. */
  sign: (tx: Tx, opened: O, code: { enviado_en: string }) => Promise<T>;
};

/**
 * Checks a code and signs with it in one transaction. A wrong try counts although the call fails:
 * its transaction commits, and the refusal follows. Errors: those of `open` and `sign`,
 * signature.code_wrong, signature.code_expired, signature.code_tries.
 */
export async function checkCode<O, T>(
  ctx: Ground & Pick<AppContext, "db">,
  use: CodeUse<O, T>,
): Promise<T> {
  const outcome = await ctx.db.tenant(use.empresa_id, async (tx) => {
    const opened = await use.open(tx);
    const code = await lockLastCode(tx, use);
    const now = ctx.clock.now();
    const refusal = codeRefusal(code, now.epochMilliseconds);
    if (refusal !== null || code === undefined) return refused(refusal ?? "signature.code_expired");
    if (isSameDigest(digestOf(ctx, use, use.codigo), code.hash)) {
      await markUsed(tx, code.id, now.toString());
      return { done: await use.sign(tx, opened, code) };
    }
    await countWrongTry(tx, code.id);
    await use.wrong?.(tx, opened);
    const isLast = code.intentos + 1 >= codeTries;
    return refused(isLast ? "signature.code_tries" : "signature.code_wrong");
  });
  if ("done" in outcome) return outcome.done;
  throw outcome.error;
}

/** Deletes codes that expired a day ago: the history of the signed items keeps a note of them. */
export async function forgetOldCodes(ctx: Pick<AppContext, "clock">, tx: Tx): Promise<void> {
  await deleteOldCodes(tx, ctx.clock.now().subtract({ hours: 24 }).toString());
}

function refused(
  code: "signature.code_expired" | "signature.code_tries" | "signature.code_wrong",
): { error: AppError } {
  const fields = { codigo: [code] };
  return { error: new AppError(code, { fields }) };
}

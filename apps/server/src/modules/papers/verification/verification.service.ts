import type { Verification } from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { codesIn, parseVerificationCode } from "../../../lib/crypto/verification-code.ts";
import { digestOf } from "../../../lib/files/uploaded-file.ts";
import { addressGroup } from "../../../platform/addresses.ts";
import { countTries } from "../../../platform/limits.ts";
import type { Limit } from "../../../platform/limits.ts";
import { fileOf } from "../files/files.service.ts";

import { readRegistered } from "./verification.read.ts";
import { judgeCode, judgeFile, verificationLimits } from "./verification.rules.ts";

async function countAsked(ctx: AppContext, limit: Limit, ip: string): Promise<void> {
  const { refused, retryAfter } = await countTries(ctx, [{ limit, subject: addressGroup(ip) }]);
  if (refused) fail("request.too_many", { retryAfter });
}

/** True if a code, as somebody typed it, belongs to a sealed document. Errors: request.too_many. */
export async function verifyByCode(
  ctx: AppContext,
  asked: { codigo: string; ip: string },
): Promise<Verification> {
  await countAsked(ctx, verificationLimits.code, asked.ip);
  const code = parseVerificationCode(asked.codigo);
  if (code === undefined) return judgeCode(undefined);
  const [found] = await ctx.db.gate(async (tx) =>
    readRegistered(tx, { codes: [code], sha256: null }),
  );
  return judgeCode(found);
}

/**
 * True if a file is a sealed document, byte by byte; the file is not kept. Errors: document.empty,
 * request.too_many.
 */
export async function verifyByFile(
  ctx: AppContext,
  asked: { part: unknown; ip: string },
): Promise<Verification> {
  await countAsked(ctx, verificationLimits.file, asked.ip);
  const { bytes } = fileOf(asked.part, "fichero");
  if (bytes.length === 0) fail("document.empty", { fields: { fichero: ["document.empty"] } });
  const digest = digestOf(bytes);
  const found = await ctx.db.gate(async (tx) =>
    readRegistered(tx, { codes: codesIn(bytes), sha256: digest }),
  );
  return judgeFile(digest, found);
}

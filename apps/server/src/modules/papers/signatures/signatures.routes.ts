import {
  markRead,
  rejectSignature,
  sendSignatureCode,
  signatureById,
  signatureDocuments,
  signDocument,
  signedFile,
  unsignedFile,
} from "@atrio/contract/papers/signatures";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { finishReading, openSealed, openUnsigned } from "./reading.service.ts";
import { listSignatures, viewSignature } from "./signatures.service.ts";
import { askForCode, reject, sign } from "./signing.service.ts";

/** Documents that workers sign: read, signed, rejected. */
export function signaturesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, signatureDocuments, async ({ actor, meta }) => ({
    data: await listSignatures(ctx, { actor, ...meta }),
  }));

  bind(app, ctx, signatureById, async ({ actor, params, meta }) => ({
    data: await viewSignature(ctx, { actor, ...meta }, params.id),
  }));

  bind(app, ctx, unsignedFile, async ({ actor, query, meta, reply }) => {
    const { firma_documento_id } = query;
    return sendFile(reply, await openUnsigned(ctx, { actor, ...meta }, firma_documento_id));
  });

  bind(app, ctx, signedFile, async ({ actor, query, meta, reply }) => {
    const { firma_documento_id } = query;
    return sendFile(reply, await openSealed(ctx, { actor, ...meta }, firma_documento_id));
  });

  bind(app, ctx, markRead, async ({ actor, params, body, meta }) => ({
    data: await finishReading(ctx, { actor, ...meta }, { ...body, id: params.id }),
  }));

  bind(app, ctx, sendSignatureCode, async ({ actor, params, meta }) => ({
    data: await askForCode(ctx, { actor, ...meta }, params.id),
  }));

  bind(app, ctx, signDocument, async ({ actor, params, body, meta }) => ({
    data: await sign(ctx, { actor, ...meta }, { ...body, id: params.id }),
  }));

  bind(app, ctx, rejectSignature, async ({ actor, params, body, meta }) => ({
    data: await reject(ctx, { actor, ...meta }, { ...body, id: params.id }),
  }));
}

import * as contract from "@atrio/contract/papers/signatures-office";

import type { AppContext } from "../../../../context.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";
import { sendFile, sendFiles } from "../../../../http/files.ts";
import { exportSignatures, openEvidence } from "../evidence.service.ts";
import { askToSign, listRounds, viewRound } from "../rounds/rounds.service.ts";

import { cancel, cancelMany, listAll, remindMany } from "./office.service.ts";

/** Documents sent for signature: asked for, followed, reminded of, taken back and saved as evidence. */
export function signaturesOfficeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, contract.requestSignature, async ({ actor, body, meta }) => ({
    data: await askToSign(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, contract.signatureRounds, async ({ actor, query }) =>
    listRounds(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, contract.signatureRoundById, async ({ actor, params }) => ({
    data: await viewRound(ctx, actor, params.id),
  }));

  bind(app, ctx, contract.officeSignatures, async ({ actor, query, meta }) =>
    listAll(ctx, { actor, ...meta }, query.paramsFront),
  );

  bind(app, ctx, contract.exportSignatures, async ({ actor, query, meta, reply }) =>
    sendFile(reply, await exportSignatures(ctx, { actor, ...meta }, query)),
  );

  bind(app, ctx, contract.remindSignatures, async ({ actor, body, meta }) => ({
    data: await remindMany(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, contract.cancelSignatures, async ({ actor, body, meta }) => ({
    data: await cancelMany(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, contract.cancelSignature, async ({ actor, params, meta }) => ({
    data: await cancel(ctx, { actor, ...meta }, params.id),
  }));

  bind(app, ctx, contract.signatureEvidence, async ({ actor, query, meta, reply }) =>
    sendFiles(reply, await openEvidence(ctx, { actor, ...meta }, query)),
  );
}

import {
  deleteDocument,
  downloadDocuments,
  manageDocuments,
  uploadDocument,
} from "@atrio/contract/leave/request-documents";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFiles } from "../../../http/files.ts";

import { manage, remove } from "./changes.service.ts";
import { download } from "./downloads.service.ts";
import { upload } from "./uploads.service.ts";

/** Files of requests: uploaded, opened, added and deleted. */
export function attachmentsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, uploadDocument, async ({ actor, body, meta }) => ({
    data: await upload(ctx, { actor, ...meta }, body.documento),
  }));

  bind(app, ctx, downloadDocuments, async ({ actor, query, meta, reply }) => {
    return sendFiles(reply, await download(ctx, { actor, ...meta }, query));
  });

  bind(app, ctx, deleteDocument, async ({ actor, params, meta }) => {
    await remove(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "request.document_deleted") } };
  });

  bind(app, ctx, manageDocuments, async ({ actor, params, body, meta }) => ({
    data: await manage(ctx, { actor, ip: meta.ip }, { ...params, ...body }),
  }));
}

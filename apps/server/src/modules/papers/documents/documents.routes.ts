import {
  contractFile,
  currentContract,
  deletePersonalDocument,
  documentFile,
  documentHistory,
  sharedDocuments,
  uploadPersonalDocument,
  workerCalendarFile,
  workerCalendars,
  workerDocuments,
} from "@atrio/contract/papers/documents";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFiles } from "../../../http/files.ts";

import { listCalendars, openCalendars } from "./calendars/calendars.service.ts";
import { listContracts, openContracts } from "./contracts/contracts.service.ts";
import { history, listOwn, listShared } from "./documents.service.ts";
import { openDocuments } from "./opening.service.ts";
import { deletePersonal, uploadPersonal } from "./personal.service.ts";

/** Documents of people and of the company: lists, files, uploads, contracts and calendars. */
export function documentsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, workerDocuments, async ({ actor, meta }) => listOwn(ctx, { actor, ...meta }));

  bind(app, ctx, sharedDocuments, async ({ actor, meta }) => ({
    data: await listShared(ctx, { actor, ...meta }),
  }));

  bind(app, ctx, documentFile, async ({ actor, query, meta, reply }) =>
    sendFiles(reply, await openDocuments(ctx, { actor, ...meta }, query)),
  );

  bind(app, ctx, uploadPersonalDocument, async ({ actor, body, meta }) => ({
    data: await uploadPersonal(ctx, { actor, ...meta }, body),
  }));

  bind(app, ctx, deletePersonalDocument, async ({ actor, params, meta }) => {
    await deletePersonal(ctx, { actor, ...meta }, params.id);
    return { data: { message: say(meta.language, "document.deleted") } };
  });

  bind(app, ctx, documentHistory, async ({ actor, params, meta }) => ({
    data: await history(ctx, { actor, ...meta }, params.id),
  }));

  bind(app, ctx, currentContract, async ({ actor, meta }) =>
    listContracts(ctx, { actor, ...meta }),
  );

  bind(app, ctx, contractFile, async ({ actor, query, meta, reply }) =>
    sendFiles(reply, await openContracts(ctx, { actor, ...meta }, query)),
  );

  bind(app, ctx, workerCalendars, async ({ actor, query, meta }) => ({
    data: await listCalendars(ctx, { actor, ...meta }, query),
  }));

  bind(app, ctx, workerCalendarFile, async ({ actor, query, meta, reply }) =>
    sendFiles(reply, await openCalendars(ctx, { actor, ...meta }, query)),
  );
}

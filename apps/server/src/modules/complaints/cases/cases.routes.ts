import type { FastifyRequest } from "fastify";

import type { Actor } from "@atrio/contract/access/actor";
import * as cases from "@atrio/contract/complaints/cases";
import { mailboxKeyHeader } from "@atrio/contract/complaints/mailbox";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import * as service from "./cases.service.ts";
import { countReports, exportLogBook } from "./log-book.service.ts";
import { listCases } from "./opening.service.ts";
import type { Handler } from "./opening.service.ts";

/** The handler of a call with the header of the unlocked mailbox. */
function handlerOf({ actor, request }: { actor: Actor; request: FastifyRequest }): Handler {
  return { actor, llave: request.headers[mailboxKeyHeader] };
}

/** Work on cases, for complaint handlers whose mailbox is unlocked. */
export function casesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, cases.listCases, async (call) => ({
    data: await listCases(ctx, handlerOf(call)),
  }));

  bind(app, ctx, cases.getCase, async (call) => ({
    data: await service.readCase(ctx, handlerOf(call), call.params.id),
  }));

  bind(app, ctx, cases.acknowledgeCase, async (call) => ({
    data: await service.acknowledge(ctx, handlerOf(call), call.params.id),
  }));

  bind(app, ctx, cases.decideCase, async (call) => ({
    data: await service.decide(ctx, handlerOf(call), { ...call.body, id: call.params.id }),
  }));

  bind(app, ctx, cases.assignCase, async (call) => ({
    data: await service.assign(ctx, handlerOf(call), { ...call.body, id: call.params.id }),
  }));

  bind(app, ctx, cases.answerReporter, async (call) => ({
    data: await service.answer(ctx, handlerOf(call), { ...call.body, id: call.params.id }),
  }));

  bind(app, ctx, cases.noteCase, async (call) => ({
    data: await service.note(ctx, handlerOf(call), { ...call.body, id: call.params.id }),
  }));

  bind(app, ctx, cases.recordMeeting, async (call) => ({
    data: await service.sendMinutes(ctx, handlerOf(call), { ...call.body, id: call.params.id }),
  }));

  bind(app, ctx, cases.extendCase, async (call) => ({
    data: await service.extend(ctx, handlerOf(call), { ...call.body, id: call.params.id }),
  }));

  bind(app, ctx, cases.concludeCase, async (call) => ({
    data: await service.conclude(ctx, handlerOf(call), { ...call.body, id: call.params.id }),
  }));

  caseFileRoutes(app, ctx);
  logBookRoutes(app, ctx);
}

function caseFileRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, cases.addCaseFile, async (call) => {
    const sent = { part: call.body.documento, language: call.meta.language };
    return { data: await service.addFile(ctx, handlerOf(call), call.params.id, sent) };
  });

  bind(app, ctx, cases.downloadCaseFile, async (call) => {
    const wanted = { denuncia_id: call.params.id, id: call.params.documentoId };
    return sendFile(call.reply, await service.openFile(ctx, handlerOf(call), wanted));
  });
}

function logBookRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, cases.exportLogBook, async (call) => {
    const { language, ip } = call.meta;
    return sendFile(call.reply, await exportLogBook(ctx, { ...handlerOf(call), ip }, language));
  });

  bind(app, ctx, cases.complaintStatistics, async (call) => ({
    data: await countReports(ctx, handlerOf(call), call.query.anyo),
  }));
}

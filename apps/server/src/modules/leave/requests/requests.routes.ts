import { decideManyAsAdministrator } from "@atrio/contract/leave/office-inbox";
import * as requests from "@atrio/contract/leave/requests";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { comment, listComments } from "./comments.service.ts";
import {
  decide,
  decideFinally,
  decideMany,
  decideManyFinally,
  deleteOwn,
  listLastYear,
  listOffice,
  listOwn,
  listTeam,
} from "./requests.service.ts";

/** Requests of workers, and decisions of supervisors and administrators. */
export function requestsRoutes(app: App, ctx: AppContext): void {
  workerRoutes(app, ctx);
  supervisorRoutes(app, ctx);
  administratorRoutes(app, ctx);
}

function workerRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, requests.listOwnRequests, async ({ actor, body, meta }) =>
    listOwn(ctx, { actor, ip: meta.ip }, body.paramsFront),
  );

  bind(app, ctx, requests.deleteRequest, async ({ actor, params, meta }) => {
    await deleteOwn(ctx, { actor, ip: meta.ip }, params.id);
    return { data: { message: say(meta.language, "request.deleted") } };
  });

  bind(app, ctx, requests.listRequestComments, async ({ actor, params }) => ({
    data: await listComments(ctx, actor, params.id),
  }));

  bind(app, ctx, requests.commentOwnRequest, async ({ actor, params, body, meta }) => ({
    data: await comment(ctx, { actor, as: "worker", once: meta.once }, { ...params, ...body }),
  }));
}

function supervisorRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, requests.listTeamRequests, async ({ actor, body, meta }) =>
    listTeam(ctx, { actor, ip: meta.ip }, body.paramsFront),
  );

  bind(app, ctx, requests.listLastYearPending, async ({ actor, body, meta }) =>
    listLastYear(ctx, { actor, ip: meta.ip }, body.paramsFront),
  );

  bind(app, ctx, requests.commentRequest, async ({ actor, params, body, meta }) => ({
    data: await comment(ctx, { actor, as: "supervisor", once: meta.once }, { ...params, ...body }),
  }));

  bind(app, ctx, requests.approveRequest, async ({ actor, body, meta }) => {
    const decision = { ...body, aprobada: true, motivo: body.motivo ?? null };
    return { data: await decide(ctx, { actor, ip: meta.ip }, decision) };
  });

  bind(app, ctx, requests.rejectRequest, async ({ actor, body, meta }) => ({
    data: await decide(ctx, { actor, ip: meta.ip }, { ...body, aprobada: false }),
  }));

  bind(app, ctx, requests.decideRequests, async ({ actor, body, meta }) => {
    const caller = { actor, ip: meta.ip, language: meta.language };
    return { data: await decideMany(ctx, caller, { ...body, motivo: body.motivo ?? null }) };
  });
}

function administratorRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, requests.listOfficeRequests, async ({ actor, query, meta }) =>
    listOffice(ctx, { actor, ip: meta.ip }, query.paramsFront),
  );

  bind(app, ctx, requests.decideAsAdministrator, async ({ actor, body, meta }) => {
    const decision = { ...body, respuesta: body.respuesta ?? null };
    return { data: await decideFinally(ctx, { actor, ip: meta.ip }, decision) };
  });

  bind(app, ctx, decideManyAsAdministrator, async ({ actor, body, meta }) => {
    const caller = { actor, ip: meta.ip, language: meta.language };
    const decision = { ...body, respuesta: body.respuesta ?? null };
    return { data: await decideManyFinally(ctx, caller, decision) };
  });
}

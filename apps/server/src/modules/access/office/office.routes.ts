import { exportActivity, listActivity } from "@atrio/contract/access/activity";
import { saveComplaintHandler } from "@atrio/contract/access/handlers";
import * as office from "@atrio/contract/access/office";
import { searchOffice } from "@atrio/contract/access/office-search";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { exportActs, pageOfActs } from "./activity/activity.service.ts";
import { changeHandler } from "./handlers.service.ts";
import { changeAccess, findPeople, listAdministrators } from "./office.service.ts";
import { search } from "./search/search.service.ts";

/** Roles of the office, the people to give them to, and the activity of the company. */
export function officeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, office.listAdministrators, async ({ actor }) => ({
    data: await listAdministrators(ctx, actor),
  }));

  bind(app, ctx, office.saveAdministrator, async ({ actor, params, body, meta }) => ({
    data: await changeAccess(
      ctx,
      { actor, ip: meta.ip },
      { trabajador_id: params.id, acceso: body.acceso, roles: body.roles },
    ),
  }));

  bind(app, ctx, saveComplaintHandler, async ({ actor, params, body, meta }) => {
    const asked = { trabajador_id: params.id, gestor: body.gestor };
    await changeHandler(ctx, { actor, ip: meta.ip }, asked);
    return { data: { message: say(meta.language, "office.handler_saved") } };
  });

  bind(app, ctx, office.findPeople, ({ actor, query }) =>
    findPeople(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, searchOffice, async ({ actor, query }) => ({
    data: await search(ctx, actor, query.texto),
  }));

  bind(app, ctx, listActivity, ({ actor, query, meta }) =>
    pageOfActs(ctx, { actor, language: meta.language }, query.paramsFront),
  );

  bind(app, ctx, exportActivity, async ({ actor, body, meta, reply }) =>
    sendFile(reply, await exportActs(ctx, { actor, meta }, body)),
  );
}

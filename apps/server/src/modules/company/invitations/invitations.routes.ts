import { listInvitations, sendInvitations } from "@atrio/contract/company/invitations";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { inviteWorkers, pageOfInvitations } from "./invitations.service.ts";

/** Invitations to activate an account, for administrators. */
export function invitationRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, listInvitations, ({ actor, query }) =>
    pageOfInvitations(ctx, actor.empresa_id, query.paramsFront),
  );

  bind(app, ctx, sendInvitations, async ({ actor, body }) => ({
    data: { invitados: await inviteWorkers(ctx, actor.empresa_id, { ...body, actor }) },
  }));
}

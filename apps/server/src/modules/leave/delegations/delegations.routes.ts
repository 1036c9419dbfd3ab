import * as delegations from "@atrio/contract/leave/delegations";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { endDelegation, getDelegations, giveDelegation } from "./delegations.service.ts";

/** Delegations of supervisors, with their dates. */
export function delegationsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, delegations.listDelegations, async ({ actor }) => ({
    data: await getDelegations(ctx, actor),
  }));

  bind(app, ctx, delegations.createDelegation, async ({ actor, body, meta }) => ({
    data: await giveDelegation(ctx, { actor, meta }, body),
  }));

  bind(app, ctx, delegations.revokeDelegation, async ({ actor, params, meta }) => ({
    data: await endDelegation(ctx, { actor, meta }, params.id),
  }));
}

import * as office from "@atrio/contract/leave/absence-office";

import type { AppContext } from "../../../../context.ts";
import { bind } from "../../../../http/bind.ts";
import type { App } from "../../../../http/bind.ts";

import { correctAbsence, enterAbsence, pageOfAbsences, withdrawAbsence } from "./office.service.ts";

/** Absences that an administrator looks at, enters, corrects and withdraws for workers. */
export function absenceOfficeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, office.listAbsences, ({ actor, query }) =>
    pageOfAbsences(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, office.enterAbsence, async ({ actor, body, meta }) => ({
    data: await enterAbsence(ctx, { actor, meta }, body),
  }));

  bind(app, ctx, office.correctAbsence, async ({ actor, params, body, meta }) => ({
    data: await correctAbsence(ctx, { actor, meta }, { ...params, ...body }),
  }));

  bind(app, ctx, office.withdrawAbsence, async ({ actor, params, body, meta }) => ({
    data: await withdrawAbsence(ctx, { actor, meta }, { ...params, ...body }),
  }));
}

import * as contract from "@atrio/contract/leave/date-rules";
import * as shutdowns from "@atrio/contract/leave/shutdowns";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import {
  removeDateRule,
  saveBlockedPeriod,
  saveMinimumCover,
  showDateRules,
} from "./date-rules.service.ts";
import {
  createShutdown,
  exceptFromShutdown,
  listShutdownPeople,
  previewShutdown,
  undoShutdown,
} from "./shutdowns/shutdowns.service.ts";

/** Blocked periods, minimum cover and closures of the company, for administrators. */
export function dateRulesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, contract.listDateRules, async ({ actor }) => ({
    data: await showDateRules(ctx, actor),
  }));

  bind(app, ctx, contract.saveBlockedPeriod, async ({ actor, body, meta }) => ({
    data: { id: await saveBlockedPeriod(ctx, { actor, meta }, body) },
  }));

  bind(app, ctx, contract.deleteBlockedPeriod, async ({ actor, params, meta }) => {
    await removeDateRule(ctx, { actor, meta }, { table: "periodo_bloqueado", ...params });
    return { data: { message: say(meta.language, "leave.date_rule_removed") } };
  });

  bind(app, ctx, contract.saveMinimumCover, async ({ actor, body, meta }) => ({
    data: { id: await saveMinimumCover(ctx, { actor, meta }, body) },
  }));

  bind(app, ctx, contract.deleteMinimumCover, async ({ actor, params, meta }) => {
    await removeDateRule(ctx, { actor, meta }, { table: "cobertura_minima", ...params });
    return { data: { message: say(meta.language, "leave.date_rule_removed") } };
  });

  shutdownRoutes(app, ctx);
}

function shutdownRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, shutdowns.previewShutdown, async ({ actor, body }) => ({
    data: await previewShutdown(ctx, actor, body),
  }));

  bind(app, ctx, shutdowns.createShutdown, async ({ actor, body, meta }) => ({
    data: { id: await createShutdown(ctx, { actor, meta }, body) },
  }));

  bind(app, ctx, shutdowns.listShutdownPeople, ({ actor, params, query }) =>
    listShutdownPeople(ctx, actor, { ...query.paramsFront, ...params }),
  );

  bind(app, ctx, shutdowns.exceptFromShutdown, async ({ actor, params, body, meta }) => {
    await exceptFromShutdown(ctx, { actor, meta }, { ...params, exceptuado: body.exceptuado });
    return { data: { message: say(meta.language, "leave.shutdown_changed") } };
  });

  bind(app, ctx, shutdowns.undoShutdown, async ({ actor, params, meta }) => {
    await undoShutdown(ctx, { actor, meta }, params.id);
    return { data: { message: say(meta.language, "leave.shutdown_undone") } };
  });
}

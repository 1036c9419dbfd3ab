import { requestKinds } from "@atrio/contract/kinds";
import * as people from "@atrio/contract/leave/balances-office";
import * as leave from "@atrio/contract/leave/leave";
import * as office from "@atrio/contract/leave/leave-office";
import * as rules from "@atrio/contract/leave/leave-rules";
import * as yearEnd from "@atrio/contract/leave/year-end";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { getBalance, listBalances } from "./balances/balances.service.ts";
import { loadStatutoryFor } from "./catalogue/catalogue.service.ts";
import { getRuleDocument, listHolidayRules } from "./holiday-rules/holiday-rules.service.ts";
import { getLeaveTotals, listKinds, listSubtypes } from "./kinds/kinds.service.ts";
import {
  listBalanceRules,
  previewBalanceRule,
  previewLeaveRule,
} from "./office/changes.service.ts";
import {
  adjustBalance,
  listRules,
  saveBalanceRule,
  saveLeaveRule,
  setYearLock,
} from "./office/office.service.ts";
import { exportBalances, pageOfBalances } from "./people/people.service.ts";
import { recordYearEnd, remindAll, showYearEnd } from "./year-end/year-end.service.ts";

/** Leave rules and balances, for their workers and for administrators. */
export function leaveRoutes(app: App, ctx: AppContext): void {
  balanceRoutes(app, ctx);
  ruleRoutes(app, ctx);
  officeRoutes(app, ctx);
  changeRoutes(app, ctx);
  peopleRoutes(app, ctx);
  yearEndRoutes(app, ctx);
}

function balanceRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, leave.holidayBalance, async ({ actor, params }) => ({
    data: await getBalance(ctx, actor, { saldo: "vacaciones", year: params.year }),
  }));

  bind(app, ctx, leave.personalBalance, async ({ actor, body }) => ({
    data: await getBalance(ctx, actor, { saldo: "asuntos_propios", year: body.year }),
  }));

  bind(app, ctx, leave.listBalances, async ({ actor, query }) => ({
    data: await listBalances(ctx, actor, query.year),
  }));

  bind(app, ctx, leave.paidLeave, async ({ actor, query, meta }) => {
    const asked = { kind: requestKinds.paidLeave, year: query.year };
    return { data: await getLeaveTotals(ctx, { actor, language: meta.language }, asked) };
  });

  bind(app, ctx, leave.unpaidLeave, async ({ actor, query, meta }) => {
    const asked = { kind: requestKinds.unpaidLeave, year: query.year };
    return { data: await getLeaveTotals(ctx, { actor, language: meta.language }, asked) };
  });
}

function ruleRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, leave.listHolidayRules, async ({ actor, meta }) => ({
    data: await listHolidayRules(ctx, actor, meta.language),
  }));

  bind(app, ctx, leave.downloadHolidayRule, async ({ actor, params, reply }) =>
    sendFile(reply, await getRuleDocument(ctx, actor, params.id)),
  );

  bind(app, ctx, leave.listRequestKinds, async ({ actor, meta }) => ({
    data: await listKinds(ctx, { actor, language: meta.language }),
  }));

  bind(app, ctx, leave.paidLeaveTypes, async ({ actor, meta }) => ({
    data: await listSubtypes(ctx, { actor, language: meta.language }, requestKinds.paidLeave),
  }));

  bind(app, ctx, leave.unpaidLeaveTypes, async ({ actor, meta }) => ({
    data: await listSubtypes(ctx, { actor, language: meta.language }, requestKinds.unpaidLeave),
  }));
}

function officeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, office.listLeaveRules, async ({ actor, meta }) => ({
    data: await listRules(ctx, actor, meta.language),
  }));

  bind(app, ctx, office.saveLeaveRule, async ({ actor, body, meta }) => ({
    data: await saveLeaveRule(ctx, { actor, meta }, body),
  }));

  bind(app, ctx, office.loadStatutoryRules, async ({ actor, meta }) => ({
    data: { cargados: await loadStatutoryFor(ctx, { actor, ip: meta.ip }) },
  }));

  bind(app, ctx, office.saveBalanceRule, async ({ actor, body, meta }) => {
    await saveBalanceRule(ctx, { actor, meta }, grantOf(body));
    return { data: { message: say(meta.language, "leave.balance_rule_saved") } };
  });

  bind(app, ctx, office.adjustBalance, async ({ actor, body, meta }) => {
    const adjustment = {
      trabajador_id: body.trabajador_id,
      saldo: body.saldo,
      anyo: body.anyo,
      cantidad: body.cantidad,
      caduca_el: body.caduca_el ?? null,
      motivo: body.motivo,
    };
    return { data: await adjustBalance(ctx, { actor, meta }, adjustment) };
  });

  bind(app, ctx, office.lockYear, async ({ actor, body, meta }) => ({
    data: await setYearLock(ctx, { actor, meta }, body),
  }));
}

function changeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, rules.listBalanceRules, async ({ actor }) => ({
    data: await listBalanceRules(ctx, actor),
  }));

  bind(app, ctx, rules.previewBalanceRule, async ({ actor, body }) => ({
    data: await previewBalanceRule(ctx, actor, grantOf(body)),
  }));

  bind(app, ctx, rules.previewLeaveRule, async ({ actor, body }) => ({
    data: await previewLeaveRule(ctx, actor, body),
  }));
}

function peopleRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, people.listOfficeBalances, ({ actor, query }) =>
    pageOfBalances(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, people.exportOfficeBalances, async ({ actor, query, meta, reply }) =>
    sendFile(reply, await exportBalances(ctx, { actor, meta }, query)),
  );
}

function yearEndRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, yearEnd.getYearEnd, ({ actor, query }) =>
    showYearEnd(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, yearEnd.runYearEnd, async ({ actor, body, meta }) => ({
    data: await recordYearEnd(ctx, { actor, meta }, body),
  }));

  bind(app, ctx, yearEnd.remindOfYearEnd, async ({ actor, meta }) => ({
    data: { avisados: await remindAll(ctx, { actor, meta }) },
  }));
}

/** A grant without the identity that clients repeat. */
function grantOf(body: rules.BalanceRule): rules.BalanceRule {
  const { saldo, desde_anyo, cantidad, arrastre_maximo, arrastre_hasta, proporcional } = body;
  return { saldo, desde_anyo, cantidad, arrastre_maximo, arrastre_hasta, proporcional };
}

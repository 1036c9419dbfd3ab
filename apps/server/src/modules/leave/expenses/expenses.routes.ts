import {
  checkSalary,
  monthlyExpenses,
  payExpense,
  saveExpenseRule,
} from "@atrio/contract/leave/expenses";
import { listExpenseRules, listOfficeExpenses } from "@atrio/contract/leave/office-inbox";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { checkAmount, pay, sumUp } from "./expenses.service.ts";
import { listApproved } from "./paying/paying.service.ts";
import { listRules, setRule } from "./rule.service.ts";

/** Expenses: sums, allowances and payment. */
export function expensesRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, monthlyExpenses, async ({ actor, query }) => ({
    data: await sumUp(ctx, actor, query),
  }));

  bind(app, ctx, checkSalary, async ({ actor, body }) => ({
    data: { permitido: await checkAmount(ctx, actor, body) },
  }));

  bind(app, ctx, listOfficeExpenses, async ({ actor, query }) =>
    listApproved(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, payExpense, async ({ actor, body, meta }) => ({
    data: await pay(ctx, { actor, ...meta }, body.solicitud_id),
  }));

  bind(app, ctx, listExpenseRules, async ({ actor }) => ({
    data: await listRules(ctx, actor),
  }));

  bind(app, ctx, saveExpenseRule, async ({ actor, body, meta }) => {
    await setRule(ctx, { actor, ip: meta.ip }, body);
    return { data: { message: say(meta.language, "expense.rule_saved") } };
  });
}

import * as contract from "@atrio/contract/company/payroll";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import {
  handOver,
  removePayrollLayout,
  savePayrollLayout,
  showPayroll,
} from "./payroll.service.ts";

/** Hand-over of a month to payroll, for administrators of pay. */
export function payrollRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, contract.listPayroll, ({ actor, query }) =>
    showPayroll(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, contract.savePayrollLayout, async ({ actor, body, meta }) => ({
    data: { id: await savePayrollLayout(ctx, { actor, meta }, body) },
  }));

  bind(app, ctx, contract.deletePayrollLayout, async ({ actor, params, meta }) => {
    await removePayrollLayout(ctx, { actor, meta }, params.id);
    return { data: { message: say(meta.language, "payroll.layout_removed") } };
  });

  bind(app, ctx, contract.handOverPayroll, async ({ actor, body, meta, reply }) =>
    sendFile(reply, await handOver(ctx, { actor, meta }, body)),
  );
}

import {
  payslipAccesses,
  payslipById,
  payslipPdf,
  payslips,
  withdrawPayslip,
} from "@atrio/contract/papers/payslips";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";
import { sendFiles } from "../../../http/files.ts";

import { listAccesses, listPayslips, openPayslip } from "./payslips.service.ts";
import { downloadPayslips } from "./printing/printing.service.ts";
import { withdraw } from "./withdrawal.service.ts";

/** Payslips of their worker; administrators only withdraw them. */
export function payslipsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, payslips, async ({ actor, query }) => listPayslips(ctx, actor, query));

  bind(app, ctx, payslipById, async ({ actor, params }) => ({
    data: await openPayslip(ctx, actor, params.id),
  }));

  bind(app, ctx, payslipPdf, async ({ actor, query, meta, reply }) =>
    sendFiles(reply, await downloadPayslips(ctx, actor, { ...query, language: meta.language })),
  );

  bind(app, ctx, payslipAccesses, async ({ actor, params }) => ({
    data: await listAccesses(ctx, actor, params.id),
  }));

  bind(app, ctx, withdrawPayslip, async ({ actor, params, body, meta }) => ({
    data: await withdraw(
      ctx,
      { empresa_id: actor.empresa_id, by: { actor, ip: meta.ip } },
      { ...params, ...body },
    ),
  }));
}

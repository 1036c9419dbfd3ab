import * as calls from "@atrio/contract/company/installation";

import type { AppContext } from "../../../context.ts";
import { say } from "../../../http/answer-texts.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import {
  examinations,
  makeCompany,
  orderBackup,
  orderExamination,
  overview,
  pageOfCompanies,
  release,
} from "./operators.service.ts";

/** The installation, for whoever runs it (Rule COMPANY-112). */
export function installationRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, calls.readInstallation, async () => ({ data: await overview(ctx) }));

  bind(app, ctx, calls.readExamination, async ({ meta }) => ({
    data: await examinations(ctx, meta.language),
  }));

  bind(app, ctx, calls.startExamination, async ({ actor, meta }) => {
    await orderExamination(ctx, { actor, ip: meta.ip });
    return { data: { message: say(meta.language, "installation.examination_started") } };
  });

  bind(app, ctx, calls.listCompanies, async ({ query }) => pageOfCompanies(ctx, query.paramsFront));

  bind(app, ctx, calls.createCompany, async ({ actor, meta, body }) => ({
    data: await makeCompany(ctx, { actor, ip: meta.ip }, body),
  }));

  bind(app, ctx, calls.startBackup, async ({ actor, meta }) => {
    await orderBackup(ctx, { actor, ip: meta.ip });
    return { data: { message: say(meta.language, "installation.backup_started") } };
  });

  bind(app, ctx, calls.releaseHeld, async ({ actor, meta, body }) => ({
    data: await release(ctx, { actor, ip: meta.ip }, body),
  }));
}

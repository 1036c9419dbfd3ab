import * as staff from "@atrio/contract/company/staff";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";
import { sendFile } from "../../../http/files.ts";

import { exportStaff } from "./export/export.service.ts";
import { getCard, getOptions, pageOfStaff } from "./staff.service.ts";

/** The people of the company, for the office. */
export function staffRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, staff.listStaff, ({ actor, query }) => pageOfStaff(ctx, actor, query.paramsFront));

  bind(app, ctx, staff.staffOptions, async ({ actor }) => ({ data: await getOptions(ctx, actor) }));

  bind(app, ctx, staff.exportStaff, async ({ actor, body, meta, reply }) =>
    sendFile(reply, await exportStaff(ctx, { actor, meta }, body)),
  );

  bind(app, ctx, staff.getStaffCard, async ({ actor, params, meta }) => ({
    data: await getCard(ctx, { actor, language: meta.language }, params.id),
  }));
}

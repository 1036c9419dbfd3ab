import * as orgCharts from "@atrio/contract/people/org-charts";

import type { AppContext } from "../../../context.ts";
import { bind } from "../../../http/bind.ts";
import type { App } from "../../../http/bind.ts";

import { changeChart, getOfficeChart } from "./editor.service.ts";
import { addChart, getNode, listCharts, listNodes } from "./org-charts.service.ts";

/** Organisation charts: everybody reads the active ones, administrators keep them. */
export function orgChartsRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, orgCharts.listOrgCharts, async ({ actor, query }) => ({
    data: await listCharts(ctx, actor, query),
  }));

  bind(app, ctx, orgCharts.listOrgNodes, async ({ actor, query }) => ({
    data: await listNodes(ctx, actor, query.pe_organigrama_id),
  }));

  bind(app, ctx, orgCharts.getOrgNode, async ({ actor, params }) => ({
    data: await getNode(ctx, actor, params.id),
  }));

  bind(app, ctx, orgCharts.addOrgChart, async ({ actor, meta, body }) => ({
    data: await addChart(ctx, { actor, meta }, body),
  }));

  bind(app, ctx, orgCharts.getOfficeOrgChart, async ({ actor, params }) => ({
    data: await getOfficeChart(ctx, actor, params.id),
  }));

  bind(app, ctx, orgCharts.changeOrgChart, async ({ actor, meta, params, body }) => ({
    data: await changeChart(ctx, { actor, meta }, { id: params.id, input: body }),
  }));
}

import * as areas from "@atrio/contract/shifts/areas-office";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { addArea, findPeople, getArea, listAreas, saveArea } from "./areas.service.ts";

/** Work areas, for administrators. */
export function areaOfficeRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, areas.listOfficeAreas, async ({ actor, query }) =>
    listAreas(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, areas.findAreaPeople, async ({ actor, query }) =>
    findPeople(ctx, actor, query.paramsFront),
  );

  bind(app, ctx, areas.getOfficeArea, async ({ actor, params }) => ({
    data: await getArea(ctx, actor, params.id),
  }));

  bind(app, ctx, areas.createArea, async ({ actor, body, meta }) => ({
    data: await addArea(ctx, { actor, ip: meta.ip }, { input: body, once: meta.once }),
  }));

  bind(app, ctx, areas.changeArea, async ({ actor, params, body, meta }) => ({
    data: await saveArea(ctx, { actor, ip: meta.ip }, { id: params.id, input: body }),
  }));
}

import * as shifts from "@atrio/contract/shifts/shifts";

import type { AppContext } from "../../../context.ts";
import { type App, bind } from "../../../http/bind.ts";

import { listAreas, listAvailable, readBoard } from "./board.service.ts";

/** Reads of the shift planner, for shift managers. */
export function shiftBoardRoutes(app: App, ctx: AppContext): void {
  bind(app, ctx, shifts.listWorkAreas, async ({ actor }) => ({
    data: await listAreas(ctx, actor),
  }));

  bind(app, ctx, shifts.getBoard, async ({ actor, query }) => ({
    data: await readBoard(ctx, actor, query),
  }));

  bind(app, ctx, shifts.listAvailableWorkers, async ({ actor, params }) => ({
    data: await listAvailable(ctx, actor, params.id),
  }));
}

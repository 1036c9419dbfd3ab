import type { AppContext } from "../../../context.ts";

import {
  askDailyCheckpoints,
  makeCheckpointUnlessCovered,
  makeDailyCheckpoint,
} from "./checkpoints/checkpoints.service.ts";
import { applyRetention } from "./retention/retention.service.ts";

/** Signs a checkpoint of each company every night and after closures; erases expired records. */
export function evidenceJobs(ctx: AppContext): void {
  ctx.jobs.handle("evidence.nightly", () => askDailyCheckpoints(ctx));
  // Each hour, because every company has its own night.
  ctx.jobs.schedule("evidence.nightly", "10 * * * *", {});

  ctx.jobs.handle("evidence.checkpoint", (asked) =>
    asked.motivo === "diario"
      ? makeDailyCheckpoint(ctx, asked.empresa_id)
      : makeCheckpointUnlessCovered(ctx, asked),
  );

  ctx.jobs.handle("evidence.retention", async () => {
    await applyRetention(ctx, { dryRun: false });
  });
  ctx.jobs.schedule("evidence.retention", "40 3 * * *", {});
}

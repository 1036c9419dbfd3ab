import type { AppContext } from "../../../context.ts";

import { sealVersion } from "./printing/printing.service.ts";

/** Generates the sealed PDF of each signed version. */
export function model145Jobs(ctx: AppContext): void {
  ctx.jobs.handle("model145.seal", async (asked) => sealVersion(ctx, asked, "required"));
}

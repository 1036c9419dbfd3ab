import type { AppContext } from "../../../context.ts";
import { readCompanies } from "../../../db/companies.ts";
import { dropFiles } from "../../papers/files/files.service.ts";

import { deleteForgotten } from "./attachments.repo.ts";

/** Lifetime of an uploaded file without its request. */
const draftLife = { hours: 24 };

async function purge(ctx: AppContext): Promise<void> {
  const before = ctx.clock.now().subtract(draftLife).toString();
  for (const companyId of await readCompanies(ctx.db)) {
    await ctx.db.tenant(companyId, async (tx) => {
      const keys = await deleteForgotten(tx, before);
      await dropFiles(ctx, tx, { empresa_id: companyId, claves: keys });
    });
  }
}

/** Forgets every night uploaded files that were never sent. */
export function attachmentsJobs(ctx: AppContext): void {
  ctx.jobs.handle("attachments.purge", () => purge(ctx));
  ctx.jobs.schedule("attachments.purge", "40 3 * * *", {});
}

import type { AppContext } from "../../context.ts";
import { readCompanies } from "../notices/notices.read.ts";

import { deleteForgotten } from "./attachments.repo.ts";
import { eraseLater } from "./attachments.service.ts";

/** How long an uploaded file waits to be sent with its request. */
const draftLife = { hours: 24 };

async function purge(ctx: AppContext): Promise<void> {
  const before = ctx.clock.now().subtract(draftLife).toString();
  for (const companyId of await readCompanies(ctx.db)) {
    await ctx.db.tenant(companyId, async (tx) => {
      const keys = await deleteForgotten(tx, before);
      await eraseLater(ctx, tx, { empresa_id: companyId, claves: keys });
    });
  }
}

async function erase(
  ctx: AppContext,
  stored: { empresa_id: number; claves: readonly string[] },
): Promise<void> {
  for (const key of stored.claves) {
    await ctx.storage.delete({ empresa_id: stored.empresa_id, clave: key });
  }
}

/** Forgets every night what was uploaded and never sent, and removes the bytes of forgotten files. */
export function attachmentsJobs(ctx: AppContext): void {
  ctx.jobs.handle("attachments.purge", () => purge(ctx));
  ctx.jobs.handle("attachments.erase", (data) => erase(ctx, data));
  ctx.jobs.schedule("attachments.purge", "40 3 * * *", {});
}

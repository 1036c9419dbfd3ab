import type { AppContext } from "../../../context.ts";
import { readCompanies } from "../../../db/companies.ts";

import { deleteWaiting, readForsaken } from "./files.repo.ts";

/** Longer than any call or job takes between storing bytes and writing the row that points to them. */
const waitingLife = { hours: 1 };

async function sweep(ctx: AppContext): Promise<void> {
  const before = ctx.clock.now().subtract(waitingLife).toString();
  for (const companyId of await readCompanies(ctx.db)) {
    const names = await ctx.db.read(companyId, async (tx) => readForsaken(tx, before));
    for (const name of names) await ctx.storage.delete({ empresa_id: companyId, clave: name });
    if (names.length > 0) await ctx.db.tenant(companyId, async (tx) => deleteWaiting(tx, names));
  }
}

async function erase(
  ctx: AppContext,
  stored: { empresa_id: number; claves: readonly string[] },
): Promise<void> {
  for (const name of stored.claves) {
    await ctx.storage.delete({ empresa_id: stored.empresa_id, clave: name });
  }
}

/** Removes the bytes of forgotten files, and every hour the remains of a crash. */
export function filesJobs(ctx: AppContext): void {
  // The queue is older than this module: jobs that wait in it must still be erased.
  ctx.jobs.handle("attachments.erase", (data) => erase(ctx, data));
  ctx.jobs.handle("files.sweep", () => sweep(ctx));
  ctx.jobs.schedule("files.sweep", "25 * * * *", {});
}

import type { AppContext } from "../../context.ts";
import { readCompanies } from "../notices/notices.read.ts";

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

/** Removes every hour what a crash left behind. */
export function filesJobs(ctx: AppContext): void {
  ctx.jobs.handle("files.sweep", () => sweep(ctx));
  ctx.jobs.schedule("files.sweep", "25 * * * *", {});
}

import type { AppContext } from "../../../../context.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { forgetOldCodes } from "../../signing-codes/signing-codes.service.ts";
import { tellPages } from "../signatures.service.ts";

import { expire, takeDue } from "./reminders.repo.ts";

/** Interval of reminders about a document: a little less than three days, at a daily job. */
const patience = { hours: 3 * 24 - 2 };

/** Ends expired documents of a company and forgets codes of other days. */
export async function endExpired(ctx: AppContext, companyId: number): Promise<void> {
  const ended = await ctx.db.tenant(companyId, async (tx) => {
    await forgetOldCodes(ctx, tx);
    return expire(tx, ctx.clock.now().toString());
  });
  for (const { trabajador_id } of ended) {
    tellPages(ctx, { empresa_id: companyId, trabajador_id });
  }
}

/**
 * Reminds workers of documents that wait for their signature: one message each, within their
 * working hours.
 */
export async function remindPending(ctx: AppContext, companyId: number): Promise<void> {
  const now = ctx.clock.now();
  const since = now.subtract(patience).toString();
  await ctx.db.tenant(companyId, async (tx) => {
    const due = await takeDue(tx, { now: now.toString(), since });
    for (const [workerId, documents] of Map.groupBy(due, (one) => one.trabajador_id)) {
      const [first] = documents;
      if (first === undefined) continue;
      await notify(ctx, tx, {
        kind: "signature_reminder",
        to: workerId,
        data: {
          trabajador_id: workerId,
          firma_documento_id: first.id,
          numero: documents.length,
          version: now.toString(),
        },
      });
    }
  });
}

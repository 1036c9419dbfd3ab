import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { endNotices, notify } from "../../../messages/notices/notices.service.ts";
import { readAdministrators } from "../../../people/workers/workers.read.ts";

import { readWaiting, readZone } from "./waiting.read.ts";
import type { WaitingBatch } from "./waiting.read.ts";
import { markTold } from "./waiting.repo.ts";
import { isReminderDue, reminderEvery } from "./waiting.rules.ts";

type Telling = Pick<AppContext, "clock" | "config" | "events" | "jobs" | "mail">;

const shownBatch = ({ id, anyo, mes, numero }: WaitingBatch) => ({
  id,
  year: anyo,
  month: mes,
  numero,
});

async function readOffice(ctx: Telling, tx: Tx): Promise<number[]> {
  return readAdministrators(tx, {
    today: todayIn(await readZone(tx), ctx.clock),
    office: "nominas",
  });
}

/** Notifies administrators of the waiting sheets of a batch, in the transaction that wrote them. */
export async function tellOfReading(ctx: Telling, tx: Tx, batchId: number): Promise<void> {
  const batch = (await readWaiting(tx)).find(({ id }) => id === batchId);
  if (batch === undefined) return;
  await markTold(tx, [batchId], ctx.clock.now().toString());
  await notify(ctx, tx, {
    kind: "payslips_to_review",
    to: await readOffice(ctx, tx),
    data: { trabajador_id: null, lote_id: batchId, lotes: [shownBatch(batch)] },
  });
}

/** A message for all waiting batches of a company, every three days until none waits. */
export async function remindOfWaiting(ctx: AppContext, companyId: number): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.tenant(companyId, async (tx) => {
    const waiting = await readWaiting(tx);
    if (!isReminderDue(waiting, now.subtract(reminderEvery).toString())) return;
    const ids = waiting.map(({ id }) => id);
    await markTold(tx, ids, now.toString());
    await notify(ctx, tx, {
      kind: "payslips_still_to_review",
      to: await readOffice(ctx, tx),
      data: { trabajador_id: null, lotes: waiting.map(shownBatch), version: now.toString() },
    });
  });
}

/**
 * Ends the notices of batches that no longer wait, in the transaction that reviewed, published or
 * forgot a batch: administrators need not open them to have them read.
 */
export async function endSettled(ctx: Telling, tx: Tx, batchId: number): Promise<void> {
  const waiting = await readWaiting(tx);
  if (waiting.some(({ id }) => id === batchId)) return;
  await endNotices(ctx, tx, { key: `payslips_to_review:${batchId}` });
  if (waiting.length === 0) await endNotices(ctx, tx, { prefix: "payslips_still_to_review:" });
}

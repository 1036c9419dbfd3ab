import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { readAdministrators } from "../../../people/workers/workers.read.ts";
import { tellAbsence } from "../news/news.service.ts";
import { recordEvent } from "../timeline/timeline.service.ts";

import { lockDue, readStale } from "./reminders.read.ts";
import { markReminded } from "./reminders.repo.ts";
import { patience, remindersOf } from "./reminders.rules.ts";
import type { Reminder, Waiting } from "./reminders.rules.ts";

type Company = { empresa_id: number; zona_horaria: string };

/** Pending requests of a company that wait for somebody who has left. */
export async function findStale(ctx: AppContext, company: Company): Promise<number[]> {
  const today = todayIn(company.zona_horaria, ctx.clock);
  return ctx.db.read(company.empresa_id, async (tx) => readStale(tx, today));
}

async function tell(ctx: AppContext, tx: Tx, reminder: Reminder): Promise<void> {
  const { reader, area, ids } = reminder;
  const [id] = ids;
  if (ids.length === 1 && id !== undefined) {
    await tellAbsence(ctx, tx, { solicitud_id: id, what: "reminded", to: [reader] });
    return;
  }
  const data = { trabajador_id: null, numero: ids.length, area };
  await notify(ctx, tx, { kind: "decisions_wait", to: reader, data });
}

/**
 * Reminds approvers of requests that have waited three days, then weekly: a message a person for
 * any number of requests, within their working hours.
 */
export async function remindWaiting(ctx: AppContext, company: Company): Promise<void> {
  const now = ctx.clock.now();
  const today = todayIn(company.zona_horaria, ctx.clock);
  const asked = now.subtract(patience.asked).toString();
  const reminded = now.subtract(patience.reminded).toString();
  await ctx.db.tenant(company.empresa_id, async (tx) => {
    const due = await lockDue(tx, { today, asked, reminded });
    if (due.length === 0) return;
    const office = await readAdministrators(tx, { today, office: "tiempo" });
    const waiting = due.map((row): Waiting => {
      const others = office.filter((id) => id !== row.trabajador_id);
      return { ...row, personas: row.personas.length > 0 ? row.personas : others };
    });
    await markReminded(
      tx,
      due.map((row) => row.id),
      now.toString(),
    );
    for (const one of waiting) {
      await recordEvent(tx, {
        solicitud_id: one.id,
        tipo: "recordada",
        autor_id: null,
        detalle: { personas: one.personas },
        ocurrido_en: now.toString(),
      });
    }
    for (const reminder of remindersOf(waiting)) await tell(ctx, tx, reminder);
  });
}

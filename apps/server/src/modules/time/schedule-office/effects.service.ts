import type { ScheduleEffect } from "@atrio/contract/time/schedules-office";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { countChangedDays } from "../schedules/what-if.service.ts";
import type { PlanChange } from "../schedules/what-if.service.ts";

import { readObstacles, readRecordedDays } from "./schedule-office.read.ts";

/** Most recorded days that one change judges anew. */
const mostPastDays = 1000;

type Concerned = { people: readonly number[]; today: string; desde: string };

/**
 * Effect of other schedules from a day on for people (Rule TIME-163).
 * Errors: closure.month_closed, schedule.too_many_days.
 */
export async function effectOf(
  tx: Tx,
  concerned: Concerned & { change: PlanChange },
): Promise<ScheduleEffect> {
  const { people, desde, change } = concerned;
  if (people.length === 0) return { personas: 0, dias: 0, dias_pasados: 0, ausencias: 0 };
  const { ausencias, cerrado } = await readObstacles(tx, { trabajador_ids: people, desde });
  if (cerrado) fail("closure.month_closed", { fields: { desde: ["closure.month_closed"] } });
  const past = await pastDaysOf(tx, concerned);
  const dias = await countChangedDays(tx, { people, desde, change });
  return { personas: people.length, dias, dias_pasados: past.length, ausencias };
}

async function pastDaysOf(tx: Tx, { people, today, desde }: Concerned) {
  if (desde >= today) return [];
  const past = await readRecordedDays(tx, { trabajador_ids: people, desde, hasta: today });
  const code = "schedule.too_many_days";
  return past.length > mostPastDays ? fail(code, { fields: { desde: [code] } }) : past;
}

/** Judges the recorded days since a day anew, after schedules have changed. */
export async function judgeAnew(ctx: AppContext, tx: Tx, concerned: Concerned): Promise<void> {
  const now = ctx.clock.now().epochMilliseconds;
  for (const { trabajador_id, dia } of await pastDaysOf(tx, concerned)) {
    await ctx.hooks.dayChanged(ctx, tx, { trabajador_id, dia, now });
  }
}

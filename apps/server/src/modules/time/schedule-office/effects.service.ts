import type { ScheduleEffect } from "@atrio/contract/time/schedules-office";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { addDays, datesBetween } from "../../../lib/calendar/dates.ts";
import { readPlans } from "../schedules/schedules.read.ts";
import { signatureOf } from "../schedules/schedules.rules.ts";
import type { SchedulePlan } from "../schedules/schedules.rules.ts";

import { readObstacles, readRecordedDays } from "./schedule-office.read.ts";
import { changedDates } from "./schedule-office.rules.ts";

/** Days of a year, in which changed times are counted. */
const countedDays = 365;

/** Most recorded days that one change judges anew. */
const mostPastDays = 1000;

type Concerned = { people: readonly number[]; today: string; desde: string };

/**
 * What other schedules from a day on mean for people (Rule TIME-163).
 * Errors: closure.month_closed, schedule.too_many_days.
 */
export async function effectOf(
  tx: Tx,
  concerned: Concerned & { planAfter: (plan: SchedulePlan) => SchedulePlan },
): Promise<ScheduleEffect> {
  const { people, desde, planAfter } = concerned;
  if (people.length === 0) return { personas: 0, dias: 0, dias_pasados: 0, ausencias: 0 };
  const { ausencias, cerrado } = await readObstacles(tx, { trabajador_ids: people, desde });
  if (cerrado) fail("closure.month_closed", { fields: { desde: ["closure.month_closed"] } });
  const past = await pastDaysOf(tx, concerned);
  const range = { desde, hasta: addDays(desde, countedDays - 1) };
  const plans = await readPlans(tx, { trabajador_ids: people, ...range });
  const dates = datesBetween(range.desde, range.hasta);
  const known = new Map<string, number>();
  let dias = 0;
  for (const plan of plans) {
    const signature = signatureOf(plan, range);
    const found = known.get(signature) ?? changedDates(plan, planAfter(plan), dates);
    known.set(signature, found);
    dias += found;
  }
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

import type { Tx } from "../../../db/client.ts";
import { addDays, datesBetween } from "../../../lib/calendar/dates.ts";

import { readPlans } from "./schedules.read.ts";
import { signatureOf } from "./schedules.rules.ts";
import type { ScheduleAssignment, SchedulePlan } from "./schedules.rules.ts";
import { changedDates, planWithAssignment, planWithChange } from "./what-if.rules.ts";
import type { ScheduleContent } from "./what-if.rules.ts";

/** Another content of a schedule's versions from a day on, or a schedule for people between two days. */
export type PlanChange =
  | { versiones: ReadonlySet<number>; contenido: ScheduleContent; desde: string }
  | { asignado: ScheduleAssignment };

/** Days of a year, in which changed times are counted. */
const countedDays = 365;

/** Number of the days of people, within a year from a day on, that a change of schedules would change. */
export async function countChangedDays(
  tx: Tx,
  { people, desde, change }: { people: readonly number[]; desde: string; change: PlanChange },
): Promise<number> {
  const range = { desde, hasta: addDays(desde, countedDays - 1) };
  const plans = await readPlans(tx, { trabajador_ids: people, ...range });
  const dates = datesBetween(range.desde, range.hasta);
  const known = new Map<string, number>();
  let total = 0;
  for (const plan of plans) {
    const signature = signatureOf(plan, range);
    const found = known.get(signature) ?? changedDates(plan, planAfter(plan, change), dates);
    known.set(signature, found);
    total += found;
  }
  return total;
}

function planAfter(plan: SchedulePlan, change: PlanChange): SchedulePlan {
  return "asignado" in change
    ? planWithAssignment(plan, change.asignado)
    : planWithChange(plan, change);
}

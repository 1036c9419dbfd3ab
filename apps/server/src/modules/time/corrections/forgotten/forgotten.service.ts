import type { Actor } from "@atrio/contract/access/actor";
import type { ForgottenPunch } from "@atrio/contract/time/changes";
import type { Signing, Workday } from "@atrio/contract/time/time";

import type { AppContext } from "../../../../context.ts";
import { epochOf } from "../../../../lib/calendar/clock.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { intervalsToWork, readWorkdays } from "../../clocking/sheet/sheet.service.ts";
import { readDayPlanner } from "../../schedules/schedules.service.ts";
import type { DayPlan } from "../../schedules/schedules.service.ts";

import { readUsualType } from "./forgotten.read.ts";
import { forgottenOn } from "./forgotten.rules.ts";
import type { DaySigning } from "./forgotten.rules.ts";

/** Days examined: older ones are no slip any more. */
const lookBack = 31;

function spanOf(signing: Signing, dia: string): DaySigning {
  return {
    id: signing.id,
    isOfDay: signing.dia === dia,
    typeId: signing.fichador_id,
    start: epochOf(signing.hora_inicio),
    end: signing.hora_fin === null ? Number.POSITIVE_INFINITY : epochOf(signing.hora_fin),
  };
}

function proposalFor(
  day: Workday,
  about: { plan: DayPlan; signings: readonly Signing[]; usualType: number; now: number },
): ForgottenPunch[] {
  const found = forgottenOn({
    now: about.now,
    isHoliday: day.festivo !== null,
    intervals: intervalsToWork(about.plan, day),
    signings: about.signings.map((one) => spanOf(one, day.dia)),
    usualType: about.usualType,
  });
  if (found === undefined) return [];
  return [{ dia: day.dia, zona_horaria: day.zona_horaria, ...found }];
}

/**
 * Days of the last 31 that miss a punch against the schedule, where nobody was away, and can still be
 * corrected, newest first, with the usual times as a proposal. A fixed number of queries.
 */
export async function listForgotten(ctx: AppContext, actor: Actor): Promise<ForgottenPunch[]> {
  const now = ctx.clock.now().epochMilliseconds;
  const worker = { trabajador_id: actor.trabajador_id };
  const today = dateAt(actor.zona_horaria, now);
  const range = { desde: addDays(today, -lookBack), hasta: addDays(today, -1) };
  const [days, planner, usualType] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([
      readWorkdays(tx, { ...worker, ...range, now }),
      readDayPlanner(tx, { ...worker, ...range }),
      readUsualType(tx, { ...worker, desde: range.desde }),
    ]),
  );
  if (usualType === null) return [];
  const signings = days.flatMap((day) => day.fichajes);
  return days
    .filter((day) => day.can.corregir)
    .flatMap((day) => proposalFor(day, { plan: planner(day.dia), signings, usualType, now }))
    .toReversed();
}

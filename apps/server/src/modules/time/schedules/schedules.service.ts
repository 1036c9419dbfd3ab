import type { Actor } from "@atrio/contract/access/actor";
import type { ScheduleOfYear, ScheduleToday } from "@atrio/contract/time/schedules";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { joinRanges } from "../../../db/joined-ranges.ts";
import { fail } from "../../../http/errors.ts";
import { datesBetween } from "../../../lib/calendar/dates.ts";
import { intervalsOf, minutesIn } from "../../../lib/calendar/stretches.ts";
import type { Interval } from "../../../lib/calendar/stretches.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";

import { readPlans } from "./schedules.read.ts";
import { scheduledDay, signatureOf, toScheduledDay } from "./schedules.rules.ts";
import type { PlannedDay, SchedulePlan } from "./schedules.rules.ts";

/** The caller's schedule of today, in the zone of today's centre. */
export async function getScheduleToday(ctx: AppContext, actor: Actor): Promise<ScheduleToday> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const plan = await ctx.db.read(actor.empresa_id, (tx) => planOf(tx, actor, [today, today]));
  const day = scheduledDay(plan, today);
  const shown = day.turnos.map(({ id }) => id);
  if (shown.length > 0) await ctx.hooks.shiftsShown(ctx, actor, shown);
  return {
    ...toScheduledDay(day),
    zona_horaria: day.zona_horaria,
    horario: day.horario,
    centro_trabajo: day.centro?.nombre ?? null,
  };
}

/** Every day of a year (the current one unless given) with its scheduled time, and their sum. */
export async function getScheduleOfYear(
  ctx: AppContext,
  actor: Actor,
  asked: number | undefined,
): Promise<ScheduleOfYear> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const year = asked ?? Number(today.slice(0, 4));
  const range: Range = [`${year}-01-01`, `${year}-12-31`];
  const [plan, planToday] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([planOf(tx, actor, range), planOf(tx, actor, [today, today])]),
  );
  const days = datesBetween(...range).map((date) => toScheduledDay(scheduledDay(plan, date)));
  return {
    year,
    minutos_previstos: days.reduce((total, day) => total + day.minutos_previstos, 0),
    dias_laborables: days.filter((day) => day.tramos.length > 0).length,
    dias: days,
    centro_trabajo_id: scheduledDay(planToday, today).centro?.id ?? null,
  };
}

type Range = [from: string, to: string];

/** Reads a worker's plan. Errors: worker.not_found. */
const readPlan = joinRanges<SchedulePlan>(async (tx, range) => {
  const [plan] = await readPlans(tx, { ...range, trabajador_ids: [range.trabajador_id] });
  return plan ?? fail("worker.not_found");
});

async function planOf(tx: Tx, actor: Actor, [desde, hasta]: Range): Promise<SchedulePlan> {
  return readPlan(tx, { trabajador_id: actor.trabajador_id, desde, hasta });
}

/** A date's schedule with the instants it covers (epoch milliseconds) and its minutes of real time. */
export type DayPlan = PlannedDay & { intervals: Interval[]; minutos_previstos: number };

/** Answers the schedule of any date of the range it was read for. */
export type DayPlanner = (date: string) => DayPlan;

function plannerOf(plan: SchedulePlan): DayPlanner {
  return (date) => {
    const day = scheduledDay(plan, date);
    const intervals = intervalsOf(day.tramos, date, day.zona_horaria);
    return { ...day, intervals, minutos_previstos: minutesIn(intervals) };
  };
}

/** Minutes that a schedule has on some dates, absences not taken off (Rule TIME-140). */
export function scheduledMinutes(planner: DayPlanner, dates: readonly string[]): number {
  return dates.reduce((sum, date) => sum + planner(date).minutos_previstos, 0);
}

/** Reads a worker's schedule for a range, in one query. Errors: worker.not_found. */
export async function readDayPlanner(
  tx: Tx,
  range: { trabajador_id: number; desde: string; hasta: string },
): Promise<DayPlanner> {
  return plannerOf(await readPlan(tx, range));
}

/** Reads the schedules of several workers for a range, in one query; by worker's id. */
export async function readDayPlanners(
  tx: Tx,
  range: { trabajador_ids: readonly number[]; desde: string; hasta: string },
): Promise<Map<number, DayPlanner>> {
  const plans = await readPlans(tx, range);
  return new Map(plans.map((plan) => [plan.trabajador_id, plannerOf(plan)]));
}

/**
 * The dates of a range on which each of several workers has something scheduled, in one query; by
 * worker's id. Workers with the same schedule share one set.
 */
export async function readScheduledDates(
  tx: Tx,
  range: { trabajador_ids: readonly number[]; desde: string; hasta: string },
): Promise<Map<number, ReadonlySet<string>>> {
  const plans = await readPlans(tx, range);
  const dates = datesBetween(range.desde, range.hasta);
  const known = new Map<string, ReadonlySet<string>>();
  return new Map(
    plans.map((plan) => {
      const signature = signatureOf(plan, range);
      const found =
        known.get(signature) ??
        new Set(dates.filter((date) => scheduledDay(plan, date).tramos.length > 0));
      known.set(signature, found);
      return [plan.trabajador_id, found];
    }),
  );
}

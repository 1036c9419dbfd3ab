import type { CycleStretch } from "@atrio/contract/time/schedules-office";

import { addDays } from "../../../lib/calendar/dates.ts";
import { scheduledDay } from "../schedules/schedules.rules.ts";
import type { ScheduleAssignment, SchedulePlan } from "../schedules/schedules.rules.ts";

/** The content of a schedule, without its name. */
export type ScheduleContent = Pick<
  ScheduleAssignment,
  "semanas" | "tolerancia_minutos" | "trabaja_festivos"
> & { tramos: readonly CycleStretch[] };

const DAY = 1440;
const WEEK = 7 * DAY;

/** The first fault of a cycle: a stretch beyond its weeks, or two at the same time (Rule TIME-162). */
export function faultOf({
  semanas,
  tramos,
}: Pick<ScheduleContent, "semanas" | "tramos">): "schedule.week" | "schedule.overlap" | null {
  if (tramos.some(({ semana }) => semana > semanas)) return "schedule.week";
  const timed = tramos.map(timesOf).toSorted((a, b) => a.start - b.start);
  const [first] = timed;
  if (first === undefined) return null;
  // The cycle begins again: its last night may run into its first morning.
  const again = { start: first.start + semanas * WEEK, end: 0 };
  const isOverlapping = timed.some((one, index) => (timed[index + 1] ?? again).start < one.end);
  return isOverlapping ? "schedule.overlap" : null;
}

function timesOf(stretch: CycleStretch): { start: number; end: number } {
  const day = (stretch.semana - 1) * WEEK + (stretch.dia_semana - 1) * DAY;
  const [from, to] = [minutesOf(stretch.inicio), minutesOf(stretch.fin)];
  return { start: day + from, end: day + to + (to <= from ? DAY : 0) };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** True if two contents plan the same work and judge punches alike. */
export function isSameContent(a: ScheduleContent, b: ScheduleContent): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf({ semanas, tolerancia_minutos, trabaja_festivos, tramos }: ScheduleContent): string {
  const stretches = tramos
    .map(({ semana, dia_semana, inicio, fin }) => [semana, dia_semana, inicio, fin].join(" "))
    .toSorted();
  return JSON.stringify([semanas, tolerancia_minutos, trabaja_festivos, stretches]);
}

/** Day from which weeks are counted so that `desde` lies in a given week of the cycle (Rule TIME-161). */
export function cycleStart(desde: string, semana: number): string {
  return addDays(desde, -7 * (semana - 1));
}

/** A plan in which the versions of a schedule have another content from a day on. */
export function planWithChange(
  plan: SchedulePlan,
  change: { versiones: ReadonlySet<number>; contenido: ScheduleContent; desde: string },
): SchedulePlan {
  const { desde, contenido } = change;
  return {
    ...plan,
    horarios: plan.horarios.flatMap((one) => {
      const isConcerned =
        change.versiones.has(one.horario_id) && (one.hasta === null || one.hasta > desde);
      if (!isConcerned) return [one];
      const after = { ...one, ...contenido, tramos: [...contenido.tramos] };
      if (one.desde !== null && one.desde >= desde) return [after];
      return [
        { ...one, hasta: desde },
        { ...after, desde },
      ];
    }),
  };
}

/** A plan in which a schedule is in force between two days, `[desde, hasta)`. */
export function planWithAssignment(plan: SchedulePlan, given: ScheduleAssignment): SchedulePlan {
  const { desde, hasta } = given;
  const around = plan.horarios.flatMap((one) => [
    ...(desde !== null && (one.desde === null || one.desde < desde)
      ? [{ ...one, hasta: one.hasta !== null && one.hasta < desde ? one.hasta : desde }]
      : []),
    ...(hasta !== null && (one.hasta === null || one.hasta > hasta)
      ? [{ ...one, desde: one.desde !== null && one.desde > hasta ? one.desde : hasta }]
      : []),
  ]);
  return { ...plan, horarios: [...around, given] };
}

/** Number of the dates on which two plans have other times or another tolerance. */
export function changedDates(
  before: SchedulePlan,
  after: SchedulePlan,
  dates: readonly string[],
): number {
  return dates.filter((date) => partsOn(before, date) !== partsOn(after, date)).length;
}

function partsOn(plan: SchedulePlan, date: string): string {
  const { tramos, tolerancia_minutos } = scheduledDay(plan, date);
  return JSON.stringify([tramos, tolerancia_minutos]);
}

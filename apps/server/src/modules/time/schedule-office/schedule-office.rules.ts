import type { CycleStretch, OfficeSchedule } from "@atrio/contract/time/schedules-office";

import { addDays } from "../../../lib/calendar/dates.ts";

/** The content of a schedule, without its name. */
type ScheduleContent = Pick<
  OfficeSchedule,
  "semanas" | "tolerancia_minutos" | "trabaja_festivos" | "tramos"
>;

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

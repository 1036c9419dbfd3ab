import { intervalsOf, minutesIn } from "../src/lib/calendar/stretches.ts";
import type { AbsenceMark, Interval } from "../src/modules/time/clocking/clocking.rules.ts";
import {
  absencesOn,
  expectedMinutes,
  presentIntervals,
} from "../src/modules/time/clocking/sheet/absences.rules.ts";
import { scheduledDay } from "../src/modules/time/schedules/schedules.rules.ts";
import type { SchedulePlan } from "../src/modules/time/schedules/schedules.rules.ts";

/** Schedules of a worker, and the approved absences among them by date. */
export type WorkPlan = {
  plan: SchedulePlan;
  absences: ReadonlyMap<string, readonly AbsenceMark[]>;
};

/** A date's expected work as the sheet will show it; instants in epoch milliseconds. */
export type AskedDay = {
  zona_horaria: string;
  intervals: Interval[];
  /** Whole minutes expected. */
  minutes: number;
  isPartlyAway: boolean;
};

/** A date's expected work before approved absences. */
export function askedOn({ plan, absences }: WorkPlan, date: string): AskedDay {
  const { zona_horaria, tramos } = scheduledDay(plan, date);
  const intervals = intervalsOf(tramos, date, zona_horaria);
  const scheduled = minutesIn(intervals);
  const marks = absences.get(date);
  if (marks === undefined) {
    return { zona_horaria, intervals, minutes: scheduled, isPartlyAway: false };
  }
  const day = { fecha: date, zona_horaria, intervals };
  const away = absencesOn(marks, { day, toleranceMinutes: 0, work: [], viewer: "reader" });
  return {
    zona_horaria,
    intervals: presentIntervals(day, away),
    minutes: expectedMinutes(scheduled, away),
    isPartlyAway: true,
  };
}

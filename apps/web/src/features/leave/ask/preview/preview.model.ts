import type { DayCost, RequestPreview } from "@atrio/contract/leave/absences";

import { addDays } from "../../../../lib/format.ts";

/** Days in a row that cost the same for the same reason. */
export type DayRun = {
  from: string;
  to: string;
  /** Cost of the whole run: days, or minutes. */
  cost: number;
  reason: DayCost["motivo_no_cuenta"];
  holiday: string | null;
  /** Limits of a part of a day, `HH:mm`; null for the limit of the day. */
  start: string | null;
  end: string | null;
};

/** Groups days with the same description: 112 days of a leave are a few lines. */
export function runsOf(days: readonly DayCost[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last !== undefined && belongsTo(last, day)) {
      last.to = day.fecha;
      last.cost = (Math.round(last.cost * 100) + Math.round(day.coste * 100)) / 100;
    } else {
      runs.push({
        from: day.fecha,
        to: day.fecha,
        cost: day.coste,
        reason: day.motivo_no_cuenta,
        holiday: day.festivo,
        start: day.desde,
        end: day.hasta,
      });
    }
  }
  return runs;
}

function belongsTo(run: DayRun, day: DayCost): boolean {
  return (
    addDays(run.to, 1) === day.fecha &&
    run.cost > 0 === day.coste > 0 &&
    run.reason === day.motivo_no_cuenta &&
    // A holiday that counts like any other day needs no line of its own.
    (day.coste > 0 || run.holiday === day.festivo) &&
    [run.start, run.end, day.desde, day.hasta].every((time) => time === null)
  );
}

/** Days as ranges of consecutive ones. */
export function rangesOf(days: readonly string[]): Array<{ from: string; to: string }> {
  const ranges: Array<{ from: string; to: string }> = [];
  for (const day of days.toSorted()) {
    const last = ranges.at(-1);
    if (last !== undefined && addDays(last.to, 1) >= day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

type Overlap = RequestPreview["solapes"][number];

/** Own requests that overlap, each with its days. */
export function byRequest(
  overlaps: readonly Overlap[],
): Array<{ request: Overlap; days: string[] }> {
  const found = new Map<number, { request: Overlap; days: string[] }>();
  for (const overlap of overlaps) {
    const known = found.get(overlap.solicitud_id);
    if (known === undefined) {
      found.set(overlap.solicitud_id, { request: overlap, days: [overlap.fecha] });
    } else known.days.push(overlap.fecha);
  }
  return [...found.values()];
}

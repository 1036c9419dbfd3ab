import type { Board, PlannedShift, WorkArea } from "@atrio/contract/shifts/shifts";

import { groupBy } from "../../../lib/group-by.ts";

import { shortfallOf } from "./board.model.ts";
import { lengthOf, minuteOf } from "./plan/plan.model.ts";

/**
 * Workers against the minimum on a day; `missing` adds up what each shift lacks. While one lacks
 * somebody, `assigned` leaves out those beyond the minimum of another: assigned + missing = minimum.
 */
export type Coverage = { day: string; assigned: number; minimum: number; missing: number };

/** A row of coverage: an area, or all the shown ones. */
export type CoverageRow = { area: WorkArea | null; days: readonly Coverage[] };

/** Above this many areas the coverage is one row of all. */
const mostCoverageRows = 4;

/** Coverage of the shown areas by day, drafts too. */
export function coverageRows(
  board: Board,
  areas: readonly WorkArea[],
  days: readonly string[],
): CoverageRow[] {
  const rows = areas.length > mostCoverageRows ? [null] : areas;
  const shown = new Set(areas.map(({ id }) => id));
  return rows.map((area) => {
    const own = board.turnos.filter(({ pe_area_trabajo_id }) =>
      area === null ? shown.has(pe_area_trabajo_id) : pe_area_trabajo_id === area.id,
    );
    const byDay = groupBy(own, ({ fecha }) => fecha);
    return { area, days: days.map((day) => coverageOf(day, byDay.get(day) ?? [])) };
  });
}

/**
 * Coverage of the shown areas on each hour of a day; `before` are the shifts of the day before, whose nights reach
 * into it (Rule SHIFTS-40).
 */
export function hourlyCoverage(
  board: Board,
  areas: readonly WorkArea[],
  { day, before }: { day: string; before: readonly PlannedShift[] },
): CoverageRow[] {
  const rows = areas.length > mostCoverageRows ? [null] : areas;
  const shown = new Set(areas.map(({ id }) => id));
  const spans = [
    ...board.turnos.filter(({ fecha }) => fecha === day).map((shift) => spanOf(shift, 0)),
    ...before.map((shift) => spanOf(shift, -24 * 60)),
  ];
  return rows.map((area) => {
    const own = spans.filter(({ shift: { pe_area_trabajo_id } }) =>
      area === null ? shown.has(pe_area_trabajo_id) : pe_area_trabajo_id === area.id,
    );
    const days = Array.from({ length: 24 }, (_, hour) => {
      const at = own.filter(({ start, end }) => start < (hour + 1) * 60 && end > hour * 60);
      return coverageOf(
        day,
        at.map(({ shift }) => shift),
      );
    });
    return { area, days };
  });
}

/** Hours of equal coverage; `to` is the hour after the last one. */
export type HourRun = { from: number; to: number; coverage: Coverage };

/** Coverage by hour as runs of hours that are alike, of which each is one cell. */
export function runsOfHours(hours: readonly Coverage[]): HourRun[] {
  const runs: HourRun[] = [];
  for (const [hour, coverage] of hours.entries()) {
    const last = runs.at(-1);
    if (last !== undefined && isSameCoverage(last.coverage, coverage)) last.to = hour + 1;
    else runs.push({ from: hour, to: hour + 1, coverage });
  }
  return runs;
}

function isSameCoverage(one: Coverage, other: Coverage): boolean {
  return (
    one.assigned === other.assigned &&
    one.minimum === other.minimum &&
    one.missing === other.missing
  );
}

function spanOf(shift: PlannedShift, offset: number) {
  const start = minuteOf(shift.hora_inicio) + offset;
  return { shift, start, end: start + lengthOf(shift) };
}

/** Coverage of a day's shifts. */
export function coverageOf(day: string, shifts: readonly PlannedShift[]): Coverage {
  const total = (value: (shift: PlannedShift) => number) =>
    shifts.reduce((sum, shift) => sum + value(shift), 0);
  const minimum = total(({ num_minimo_trabajadores }) => num_minimo_trabajadores);
  const missing = total(shortfallOf);
  const assigned = missing > 0 ? minimum - missing : total(({ worker_ids }) => worker_ids.length);
  return { day, assigned, minimum, missing };
}

import { addDays } from "../../../../lib/calendar/dates.ts";

type Period = { fecha_inicio: string; fecha_fin: string };

/** Periods of an absence without one of its days: a run of days is cut in two (Rule LEAVE-85). */
export function periodsWithout<T extends Period>(periods: readonly T[], day: string): T[] {
  return periods.flatMap((period) => {
    const { fecha_inicio, fecha_fin } = period;
    if (day < fecha_inicio || day > fecha_fin) return [period];
    const before = { ...period, fecha_fin: addDays(day, -1) };
    const after = { ...period, fecha_inicio: addDays(day, 1) };
    return [before, after].filter((part) => part.fecha_inicio <= part.fecha_fin);
  });
}

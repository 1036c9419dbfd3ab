import type { DatedCode, Period } from "./snapshot/snapshot.rules.ts";

/** True if a period is in force on a date. */
export function isInForce(period: Period, date: string): boolean {
  return period.desde <= date && (period.hasta === null || date < period.hasta);
}

/** True if two periods share a date. */
export function overlaps(a: Period, b: Period): boolean {
  return (b.hasta === null || a.desde < b.hasta) && (a.hasta === null || b.desde < a.hasta);
}

/**
 * The assignments after `code` has come into force on `from`. Nothing changes when it is in force
 * that day already; otherwise it replaces all assignments from that day on.
 */
export function assign(periods: DatedCode[], code: string, from: string): DatedCode[] {
  if (periods.some((period) => isInForce(period, from) && period.codigo === code)) return periods;
  const before = periods
    .filter((period) => period.desde < from)
    .map((period) => ({
      ...period,
      hasta: period.hasta === null || period.hasta > from ? from : period.hasta,
    }));
  const last = before.at(-1);
  // The same assignment until the day before is extended.
  if (last?.codigo === code && last.hasta === from) {
    return [...before.slice(0, -1), { ...last, hasta: null }];
  }
  return [...before, { desde: from, hasta: null, codigo: code }];
}

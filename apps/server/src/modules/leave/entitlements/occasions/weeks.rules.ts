import { addDays } from "../../../../lib/calendar/dates.ts";

/** Days after a birth that are compulsory and in a row: six weeks. */
const compulsoryDays = 42;

/** True for the leave of a birth: no other one keeps days until the child is eight (ET 48.4). */
export function isByWeeks(rule: { unidad: string; prorroga_dias: number | null }): boolean {
  return rule.unidad === "naturales" && rule.prorroga_dias !== null;
}

/**
 * True if the days asked for after the first six weeks from a birth are whole weeks, in any order
 * (Rule LEAVE-78). Days of other requests next to them count with them; a leave that begins within
 * the six weeks is counted from its first day or from their end.
 */
export function areWholeWeeks(
  fact: string,
  asked: readonly string[],
  others: readonly string[],
): boolean {
  const after = addDays(fact, compulsoryDays);
  const own = new Set(asked);
  return runsOf([...own, ...others])
    .filter((run) => run.some((day) => own.has(day) && day >= after))
    .every((run) => {
      const later = run.filter((day) => day >= after).length;
      return later % 7 === 0 || (later < run.length && run.length % 7 === 0);
    });
}

/** Days in a row, each once and in order. */
function runsOf(days: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && addDays(last, 1) === day) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

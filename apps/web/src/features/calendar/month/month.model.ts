import { addDays } from "../../../lib/format.ts";
import { isBar, spanOf } from "../day/day.model.ts";
import type { DayLine } from "../day/day.model.ts";

/** A bar where it begins in a week: how many days it covers there, and whether it goes on. */
export type Bar = {
  line: DayLine;
  days: number;
  comesFromBefore: boolean;
  goesOn: boolean;
};

/** A day of the agenda: a place for each bar of its week, then its own events. */
export type AgendaDay = {
  day: string;
  /** From the top; 'taken' is covered by a bar that began earlier, null is free. */
  lanes: ReadonlyArray<Bar | "taken" | null>;
  lines: readonly DayLine[];
  /** Number of lines without room. */
  hidden: number;
};

type Placed = { line: DayLine; from: string; to: string; lane: number };

/**
 * Lays out the days of a week: bars across their days in the first lane that is free for all of
 * them, the longest first, and at most `room` lines and bars a day.
 */
export function layWeek(
  days: readonly string[],
  linesOf: (day: string) => readonly DayLine[],
  room: number,
): AgendaDay[] {
  const [first = ""] = days;
  const last = days.at(-1) ?? "";
  const bars = placeBars(days, linesOf);
  return days.map((day) => {
    const here = bars.filter(({ from, to }) => from <= day && day <= to);
    const height = Math.min(room, Math.max(0, ...here.map(({ lane }) => lane + 1)));
    const lanes = Array.from({ length: height }, (_, lane) => {
      const bar = here.find((one) => one.lane === lane);
      if (bar === undefined) return null;
      return bar.from === day ? barOf(bar, first, last) : "taken";
    });
    const own = linesOf(day).filter((line) => !isBar(line));
    const lost = here.filter(({ lane }) => lane >= height).length;
    // The line that says how many more there are takes a place itself.
    const left = own.length + lost > room - height ? Math.max(0, room - height - 1) : own.length;
    const lines = own.slice(0, left);
    return { day, lanes, lines, hidden: own.length - lines.length + lost };
  });
}

function placeBars(
  days: readonly string[],
  linesOf: (day: string) => readonly DayLine[],
): Placed[] {
  const [first = ""] = days;
  const last = days.at(-1) ?? "";
  const found = new Map<string, Omit<Placed, "lane">>();
  for (const line of days.flatMap((day) => linesOf(day).filter(isBar))) {
    const span = spanOf(line);
    if (span === null) continue;
    const from = span.from < first ? first : span.from;
    const to = span.to > last ? last : span.to;
    found.set(line.key, { line, from, to });
  }
  const order = [...found.values()].toSorted(
    (one, other) => one.from.localeCompare(other.from) || other.to.localeCompare(one.to),
  );
  const placed: Placed[] = [];
  for (const bar of order) {
    let lane = 0;
    while (placed.some((one) => one.lane === lane && one.from <= bar.to && bar.from <= one.to)) {
      lane += 1;
    }
    placed.push({ ...bar, lane });
  }
  return placed;
}

function barOf({ line, from, to }: Placed, first: string, last: string): Bar {
  const span = spanOf(line);
  let days = 1;
  while (addDays(from, days) <= to) days += 1;
  return {
    line,
    days,
    comesFromBefore: span !== null && span.from < first,
    goesOn: span !== null && span.to > last,
  };
}

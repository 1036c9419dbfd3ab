import type { Signing, Workday } from "@atrio/contract/time/time";

import {
  addDays,
  addMinutes,
  dayIn,
  formatTime,
  instantsAt,
  isEarlier,
  minutesBetween,
} from "../../../../lib/format.ts";
import { readTime } from "../../../../lib/typed-moment.ts";
import type { Occurrence } from "../../stated-end/stated-end.model.ts";

/** A signing may last 24 hours at most (the server refuses more). */
const longest = 24 * 60;

/** An end of a signing as it is being typed. */
export type MomentDraft = {
  /** Local day, `YYYY-MM-DD`. */
  day: string;
  /** Text as typed; '7:30' and '0730' are read too. */
  typed: string;
  /** Choice of the reading in the hour that exists twice. */
  occurrence: Occurrence | null;
  /** Original instant while unchanged, with its seconds. */
  kept: string | null;
};

export type TimesDraft = { start: MomentDraft; end: MomentDraft };

type TwoInstants = [first: string, second: string];

/** Meaning of a typed moment. */
export type Moment =
  | { state: "empty" | "gap" }
  | { state: "choose"; instants: TwoInstants }
  | { state: "ok"; instant: string; instants: TwoInstants | null };

/** Obstacles to saving, by the keys of their texts. */
export type TimesProblem =
  | "empty"
  | "gap"
  | "choose"
  | "order"
  | "future"
  | "too_long"
  | "overlap"
  | null;

/** The draft of a signing as it stands; an open end is empty. */
export function draftOf(
  signing: Pick<Signing, "hora_inicio" | "hora_fin">,
  day: Pick<Workday, "dia" | "zona_horaria">,
): TimesDraft {
  return {
    start: momentOf(signing.hora_inicio, day.zona_horaria),
    end:
      signing.hora_fin === null
        ? emptyMoment(day.dia)
        : momentOf(signing.hora_fin, day.zona_horaria),
  };
}

/** An empty draft on a working day. */
export function emptyDraft(day: string): TimesDraft {
  return { start: emptyMoment(day), end: emptyMoment(day) };
}

function emptyMoment(day: string): MomentDraft {
  return { day, typed: "", occurrence: null, kept: null };
}

function momentOf(instant: string, zone: string): MomentDraft {
  return {
    day: dayIn(zone, instant),
    typed: formatTime(instant, zone),
    occurrence: null,
    kept: instant,
  };
}

/** A change of the draft by hand: the kept instant stays only while day and time still show it. */
export function changeMoment(
  moment: MomentDraft,
  change: Partial<Pick<MomentDraft, "day" | "typed" | "occurrence">>,
): MomentDraft {
  const next = { ...moment, ...change };
  const isSame = next.day === moment.day && readTime(next.typed) === readTime(moment.typed);
  return { ...next, kept: isSame && change.occurrence === undefined ? moment.kept : null };
}

/** Possible days of either end: the working day and the one after. */
export function possibleDays(day: string): [string, string] {
  return [day, addDays(day, 1)];
}

/** Reads one typed moment on the clocks of a zone. */
function readMoment(moment: MomentDraft, zone: string): Moment {
  if (moment.kept !== null) return { state: "ok", instant: moment.kept, instants: null };
  const time = readTime(moment.typed);
  if (time === "") return { state: "empty" };
  const [first, second] = instantsAt(moment.day, time, zone);
  if (first === undefined) return { state: "gap" };
  if (second === undefined) return { state: "ok", instant: first, instants: null };
  const instants: TwoInstants = [first, second];
  if (moment.occurrence === null) return { state: "choose", instants };
  return { state: "ok", instant: moment.occurrence === "first" ? first : second, instants };
}

export type Span = { start: string; end: string };

export type ReadTimes = {
  start: Moment;
  end: Moment;
  problem: TimesProblem;
  /** Set when nothing stands against saving. */
  span: Span | null;
};

/** Reads a whole draft; `others` are the spans of the day's other signings. */
export function readTimes(
  draft: TimesDraft,
  { zone, now, others }: { zone: string; now: string; others: readonly Span[] },
): ReadTimes {
  const start = readMoment(draft.start, zone);
  const end = readMoment(draft.end, zone);
  for (const state of ["empty", "gap", "choose"] as const) {
    if (start.state === state || end.state === state) {
      return { start, end, problem: state, span: null };
    }
  }
  if (start.state !== "ok" || end.state !== "ok") {
    return { start, end, problem: "empty", span: null };
  }
  const span = { start: start.instant, end: end.instant };
  const problem = problemOf(span, now, others);
  return { start, end, problem, span: problem === null ? span : null };
}

function problemOf(span: Span, now: string, others: readonly Span[]): TimesProblem {
  if (!isEarlier(span.start, span.end)) return "order";
  if (minutesBetween(addMinutes(span.start, longest), span.end) > 0) return "too_long";
  if (isEarlier(now, span.end)) return "future";
  return others.some((other) => overlap(span, other)) ? "overlap" : null;
}

function overlap(a: Span, b: Span): boolean {
  return isEarlier(a.start, b.end) && isEarlier(b.start, a.end);
}

/** The spans of a day's signings but one; an open one reaches until now. */
export function spansOf(
  day: Pick<Workday, "fichajes">,
  exceptId: number | null,
  now: string,
): Span[] {
  return day.fichajes
    .filter((signing) => signing.id !== exceptId)
    .map((signing) => ({ start: signing.hora_inicio, end: signing.hora_fin ?? now }));
}

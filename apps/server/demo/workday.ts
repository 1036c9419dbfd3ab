import type { Habits, Incident } from "./habits.ts";
import type { Random } from "./random.ts";

/** Instants in epoch milliseconds. */
export type Interval = { start: number; end: number };

/** A planned signing of a day: work, or a pause of a kind. */
export type Segment = Interval & { kind: "work" | "comida" | "descanso" | "medico" };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Incident of an ordinary day, drawn by how forgetful the person is. */
export function drawIncident(random: Random, habits: Habits): Incident | null {
  const draw = random.next();
  if (draw < habits.forgets * 0.6) return "forgot-out";
  if (draw < habits.forgets) return "forgot-all";
  const rest = draw - habits.forgets;
  if (rest < 0.02) return "short";
  if (rest < 0.035) return "long";
  if (rest < 0.07) return "late";
  return null;
}

/**
 * Actual work in the scheduled stretches of a day: a little early or late, lunch between two
 * stretches, sometimes a counted break, and the end within the tolerance unless something happened.
 * Nothing starts before `free`.
 */
export function drawSegments(
  random: Random,
  input: {
    habits: Habits;
    intervals: readonly Interval[];
    incident: Incident | null;
    free: number;
  },
): Segment[] {
  const { habits, intervals } = input;
  const stretches = drawStretches(random, input);
  const pausing = random.chance(habits.breaks) ? drawBreak(random, intervals) : null;
  const segments: Segment[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const previous = stretches[index - 1];
    if (previous !== undefined && habits.lunchAsPause) {
      segments.push({ kind: "comida", start: previous.end, end: stretch.start });
    }
    segments.push(...(pausing?.stretch === index ? split(stretch, pausing) : [work(stretch)]));
  }
  return segments;
}

function drawStretches(
  random: Random,
  input: {
    habits: Habits;
    intervals: readonly Interval[];
    incident: Incident | null;
    free: number;
  },
): Interval[] {
  const { habits, intervals, incident, free } = input;
  const planned = intervals.reduce((sum, one) => sum + one.end - one.start, 0);
  const target = planned + drawDrift(random, incident, planned);
  const delay = incident === "late" ? random.integer(8, 45) : random.normal(habits.arrives, 2);
  let worked = 0;
  let earliest = free;
  return intervals.map((interval, index) => {
    const shift = index === 0 ? delay : random.normal(1, 2);
    const start = Math.max(earliest, Math.round(interval.start + shift * MINUTE));
    const isLast = index === intervals.length - 1;
    const leave = isLast ? start + target - worked : interval.end + random.normal(0, 3) * MINUTE;
    const end = Math.max(start + 5 * MINUTE, Math.round(leave));
    worked += end - start;
    earliest = end + 10 * MINUTE;
    return { start, end };
  });
}

/** Milliseconds above or below the scheduled time; ordinary days stay well inside 15 minutes. */
function drawDrift(random: Random, incident: Incident | null, planned: number): number {
  if (incident === "short") return -Math.min(random.integer(20, 110) * MINUTE, planned / 2);
  if (incident === "long") return random.integer(18, 95) * MINUTE;
  return Math.max(-8, Math.min(9, random.normal(1.5, 3))) * MINUTE;
}

type Break = { stretch: number; kind: "descanso" | "medico"; after: number; minutes: number };

/** A break in the longest stretch; now and then it is an appointment with the doctor. */
function drawBreak(random: Random, intervals: readonly Interval[]): Break | null {
  const lengths = intervals.map(({ start, end }) => end - start);
  const longest = Math.max(...lengths);
  if (longest < 4 * HOUR) return null;
  const stretch = lengths.indexOf(longest);
  const after = Math.round(longest * (0.3 + 0.3 * random.next()));
  if (random.chance(0.03)) {
    return { stretch, kind: "medico", after, minutes: random.integer(40, 80) };
  }
  return { stretch, kind: "descanso", after, minutes: random.normal(17, 4) };
}

function split(stretch: Interval, pausing: Break): Segment[] {
  const start = stretch.start + pausing.after;
  const end = start + Math.round(pausing.minutes * MINUTE);
  if (end >= stretch.end) return [work(stretch)];
  return [
    work({ start: stretch.start, end: start }),
    { kind: pausing.kind, start, end },
    work({ start: end, end: stretch.end }),
  ];
}

function work(interval: Interval): Segment {
  return { ...interval, kind: "work" };
}

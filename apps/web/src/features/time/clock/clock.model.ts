import type { Signing, Workday } from "@atrio/contract/time/time";

import {
  addDays,
  addMinutes,
  instantAt,
  minuteOfDayIn,
  minutesBetween,
} from "../../../lib/format.ts";

const halfHour = 30;
const tickCount = 4;
/** The window grows in steps of two hours, so that its five ticks fall on half hours. */
const windowStep = tickCount * halfHour;
const shortestWindow = 8 * 60;

/** A day with an approved absence on which its worker punched, with the warning of the punch. */
export type AbsentDay = { id: number; fecha: string; text: string };

/** The absence of the whole day that a punch contradicts; null without one. */
export function absentDayOf(day: Workday, warning: string | null): AbsentDay | null {
  const absence = day.ausencias.find(({ completo }) => completo);
  if (warning === null || absence === undefined) return null;
  return { id: absence.solicitud_id, fecha: day.dia, text: warning };
}

/** A stretch of the day on the bar; positions are percentages of the window. */
export type TimelineSegment = {
  id: number;
  kind: "work" | "paidPause" | "pause";
  from: string;
  /** End, or null while open. */
  to: string | null;
  left: number;
  width: number;
};

/** Bar of a working day: its window, five ticks and its signings. */
export type Timeline = {
  from: string;
  to: string;
  ticks: string[];
  segments: TimelineSegment[];
};

type TimelineInput = { day: Workday; now: string };

/** Lays a working day out on a bar that shows its schedule and every signing, as of `now`. */
export function timelineOf({ day, now }: TimelineInput): Timeline {
  const { from, length } = windowOf(day, now);
  const at = (instant: string) => (100 * minutesBetween(from, instant)) / length;
  const segments = day.fichajes.map((signing) => {
    const left = at(signing.hora_inicio);
    const width = Math.max(0, at(signing.hora_fin ?? laterOf(now, signing.hora_inicio)) - left);
    return {
      id: signing.id,
      kind: segmentKind(signing),
      from: signing.hora_inicio,
      to: signing.hora_fin,
      left,
      width,
    };
  });
  const ticks = Array.from({ length: tickCount + 1 }, (_, index) =>
    addMinutes(from, (index * length) / tickCount),
  );
  return { from, to: addMinutes(from, length), ticks, segments };
}

/** From the half hour before the first thing of the day until after the last. */
function windowOf(day: Workday, now: string): { from: string; length: number } {
  const stretches = [
    ...scheduledStretches(day),
    ...day.fichajes.map((signing) => ({
      from: signing.hora_inicio,
      to: signing.hora_fin ?? laterOf(now, signing.hora_inicio),
    })),
  ];
  if (stretches.length === 0) {
    return { from: instantAt(day.dia, "08:00", day.zona_horaria), length: 10 * 60 };
  }
  const first = stretches.map(({ from }) => from).reduce(earlierOf);
  const last = stretches.map(({ to }) => to).reduce(laterOf);
  const beyond = minuteOfDayIn(day.zona_horaria, first) % halfHour || halfHour;
  const from = addMinutes(first, -beyond);
  const needed = Math.max(shortestWindow, minutesBetween(from, last) + 1);
  return { from, length: Math.ceil(needed / windowStep) * windowStep };
}

/** The scheduled stretches as instants; an end not after its start is on the next day. */
export function scheduledStretches(
  day: Pick<Workday, "dia" | "horario" | "zona_horaria">,
): Array<{ from: string; to: string }> {
  return day.horario.map(({ inicio, fin }) => {
    const from = instantAt(day.dia, inicio, day.zona_horaria);
    const to = instantAt(fin <= inicio ? addDays(day.dia, 1) : day.dia, fin, day.zona_horaria);
    return { from, to };
  });
}

/** Kind of a signing on a bar of the day: work, or a pause that counts as work or not. */
export function segmentKind(signing: Signing): TimelineSegment["kind"] {
  if (signing.parada_id === null) return "work";
  return signing.cuenta_como_trabajo ? "paidPause" : "pause";
}

function earlierOf(a: string, b: string): string {
  return minutesBetween(a, b) < 0 ? b : a;
}

function laterOf(a: string, b: string): string {
  return minutesBetween(a, b) < 0 ? a : b;
}

/** The first work of a day: 'in at 07:58'. */
export function firstWork(day: Workday): Signing | null {
  return day.fichajes.find((signing) => signing.parada_id === null) ?? null;
}

/** End of the day's last signing; null while one is open or nothing was signed. */
export function lastEnd(day: Workday): string | null {
  return day.fichajes.at(-1)?.hora_fin ?? null;
}

/** The clock-in type of the newest work signing of some days, offered again the next time. */
export function lastTypeId(days: readonly Workday[]): number | null {
  const works = days
    .flatMap((day) => day.fichajes)
    .filter((signing) => signing.fichador_id !== null);
  return works.at(-1)?.fichador_id ?? null;
}

/**
 * The day that the clock card shows: the one of the open signing (a night shift belongs to the day
 * it started), else today's.
 */
export function shownDay(
  days: readonly Workday[],
  open: Signing | null,
  today: string,
): Workday | null {
  const wanted = open?.dia ?? today;
  return days.find((day) => day.dia === wanted) ?? null;
}

/** Days within a week of a day; none when it is not among them. */
export function daysAround(days: readonly Workday[], today: string): Workday[] {
  if (!days.some(({ dia }) => dia === today)) return [];
  const [from, to] = [addDays(today, -6), addDays(today, 6)];
  return days.filter(({ dia }) => from <= dia && dia <= to);
}

/** Moment of the punch just answered: the start of its new signing, else the last end. */
export function punchedAt(open: Signing | null, day: Workday): string {
  return open?.hora_inicio ?? day.fichajes.at(-1)?.hora_fin ?? day.dia;
}

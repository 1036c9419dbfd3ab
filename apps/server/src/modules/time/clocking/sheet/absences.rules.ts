import { medicalKinds } from "@atrio/contract/kinds";
import type { DayAbsence } from "@atrio/contract/time/day-absences";

import { DAY_MS, epochDay } from "../../../../lib/calendar/dates.ts";
import { offsetAt, readingsOf } from "../../../../lib/calendar/zone.ts";
import { minutesBetween } from "../clocking.rules.ts";
import type { AbsenceMark, Interval } from "../clocking.rules.ts";

const minuteMs = 60_000;
const endOfDay = 1440;

/** Reader of a sheet: decides `can` and the detail of absences. */
export type Viewer = "worker" | "supervisor" | "reader";

/** A date with the instants (epoch milliseconds) that its schedule covers. */
type PlannedDate = { fecha: string; zona_horaria: string; intervals: readonly Interval[] };

type Part = Pick<DayAbsence, "completo" | "desde" | "hasta" | "minutos">;

/** The whole date, as `ausencia` keeps it. */
function isWhole(mark: AbsenceMark): boolean {
  return mark.desde_minuto === 0 && mark.hasta_minuto === endOfDay;
}

function clockOf(minute: number): string {
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;
}

function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

function overlapOf(one: Interval, other: Interval): Interval[] {
  const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
  return start < end ? [{ start, end }] : [];
}

function minutesIn(spans: readonly Interval[]): number {
  return spans.reduce((sum, { start, end }) => sum + minutesBetween(start, end), 0);
}

/**
 * A part of a day by the clock. The part of a shift that lies past midnight belongs to the day on
 * which it began: there a time is one of the next day, as a request's cost counts it.
 */
function clockSpans(part: Part, { fecha, zona_horaria, intervals }: PlannedDate): Interval[] {
  const at = (minute: number) =>
    readingsOf(zona_horaria, epochDay(fecha) * DAY_MS + minute * minuteMs);
  const from = part.desde === null ? 0 : minuteOf(part.desde);
  const to = part.hasta === null ? endOfDay : minuteOf(part.hasta);
  const midnight = at(endOfDay).earlier;
  const isNight = intervals.some(({ end }) => end > midnight);
  return (isNight ? [0, endOfDay] : [0]).map((shift) => ({
    start: at(from + shift).earlier,
    end: at(to + shift).later,
  }));
}

/** The instant at which so many scheduled minutes of a day are over. */
function pointAfter(intervals: readonly Interval[], minutes: number): number {
  let left = minutes * minuteMs;
  for (const { start, end } of intervals) {
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return intervals.at(-1)?.end ?? 0;
}

/**
 * Interval of an absence. The half of a night, or of a schedule that has changed since, is that
 * half of the scheduled minutes wherever its clock times lie.
 */
function spansOf(part: Part, day: PlannedDate): Interval[] {
  const [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (part.completo) return [{ start, end }];
  const spans = clockSpans(part, day);
  const covered = day.intervals.flatMap((one) => spans.flatMap((span) => overlapOf(one, span)));
  if (minutesIn(covered) === part.minutos) return spans;
  if (part.desde === null) return [{ start, end: pointAfter(day.intervals, part.minutos) }];
  if (part.hasta !== null) return spans;
  const before = minutesIn(day.intervals) - part.minutos;
  return [{ start: pointAfter(day.intervals, Math.max(0, before)), end }];
}

function without(interval: Interval, cut: Interval): Interval[] {
  const before = { start: interval.start, end: Math.min(interval.end, cut.start) };
  const after = { start: Math.max(interval.start, cut.end), end: interval.end };
  return [before, after].filter(({ start, end }) => start < end);
}

/** Scheduled intervals of a date without the parts covered by approved absences. */
export function presentIntervals(day: PlannedDate, absences: readonly Part[]): Interval[] {
  const spans = absences.flatMap((part) => spansOf(part, day));
  return spans.reduce<Interval[]>(
    (left, span) => left.flatMap((interval) => without(interval, span)),
    [...day.intervals],
  );
}

/**
 * Kind of an absence for a reader: always for the worker, for supervisors unless medical (Rule
 * TIME-97), never for others.
 */
function kindFor(viewer: Viewer, kind: number): number | null {
  if (viewer === "worker") return kind;
  return viewer === "supervisor" && !medicalKinds.includes(kind) ? kind : null;
}

/** `HH:mm` on the clocks of a zone at an instant. */
function wallClock(zone: string, instant: number): string {
  const local = instant + offsetAt(zone, instant);
  return clockOf(Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / minuteMs));
}

/** A stored absence as it is shown: the half of a night ends or begins where it really does. */
function partOf(mark: AbsenceMark, day: PlannedDate): Part {
  const part = {
    completo: isWhole(mark),
    desde: mark.desde_minuto === 0 ? null : clockOf(mark.desde_minuto),
    hasta: mark.hasta_minuto === endOfDay ? null : clockOf(mark.hasta_minuto),
    minutos: mark.minutos,
  };
  const [span] = spansOf(part, day);
  if (part.completo || span === undefined) return part;
  if (part.desde === null) return { ...part, hasta: wallClock(day.zona_horaria, span.end) };
  if (part.hasta === null) return { ...part, desde: wallClock(day.zona_horaria, span.start) };
  return part;
}

/**
 * The approved absences of a date as a reader is shown them, with the minutes of work that lie within
 * each: up to the schedule's tolerance they are somebody who was about to come or go.
 */
export function absencesOn(
  marks: readonly AbsenceMark[],
  facts: {
    day: PlannedDate;
    toleranceMinutes: number;
    work: readonly Interval[];
    viewer: Viewer;
  },
): DayAbsence[] {
  const { day, viewer } = facts;
  return marks
    .filter((mark) => mark.dia === day.fecha)
    .map((mark) => {
      const part = partOf(mark, day);
      const spans = spansOf(part, day);
      const worked = minutesIn(
        facts.work.flatMap((one) => spans.flatMap((span) => overlapOf(one, span))),
      );
      return {
        solicitud_id: mark.solicitud_id,
        pe_solicitud_tipo_id: kindFor(viewer, mark.pe_solicitud_tipo_id),
        ...part,
        minutos_fichados: worked > facts.toleranceMinutes ? worked : 0,
      };
    });
}

/** Expected whole minutes of a date: minutes covered by absences count as not scheduled. */
export function expectedMinutes(scheduled: number, absences: readonly DayAbsence[]): number {
  if (absences.some((one) => one.completo)) return 0;
  return Math.max(0, scheduled - absences.reduce((sum, { minutos }) => sum + minutos, 0));
}

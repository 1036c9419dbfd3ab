import type {
  CycleStretch,
  OfficeSchedule,
  ScheduleReference,
} from "@atrio/contract/time/schedules-office";

import { addDays, weekdayOf } from "../../../../lib/format.ts";

/** A schedule while it is edited. */
export type Draft = Pick<
  OfficeSchedule,
  "nombre" | "codigo" | "semanas" | "tolerancia_minutos" | "trabaja_festivos" | "tramos"
>;

/** Minutes from the beginning of a day; an end beyond 1440 is on the next day. */
export type Span = { start: number; end: number };

export const dayMinutes = 1440;
/** Steps of the pointer and of the arrow keys. */
export const stepMinutes = 15;
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export const emptyDraft: Draft = {
  nombre: "",
  codigo: "",
  semanas: 1,
  tolerancia_minutos: 15,
  trabaja_festivos: false,
  tramos: [],
};

/** The part of a schedule that the form changes. */
export function draftOf(schedule: OfficeSchedule): Draft {
  const { nombre, codigo, semanas, tolerancia_minutos, trabaja_festivos, tramos } = schedule;
  return { nombre, codigo, semanas, tolerancia_minutos, trabaja_festivos, tramos };
}

/** Minutes of a stretch; its end is beyond the day where it is on the next one. */
export function spanOf({ inicio, fin }: Pick<CycleStretch, "inicio" | "fin">): Span {
  const [start, end] = [minutesOf(inicio), minutesOf(fin)];
  return { start, end: end <= start ? end + dayMinutes : end };
}

/** Wall-clock times of a span. */
export function timesOf({ start, end }: Span): Pick<CycleStretch, "inicio" | "fin"> {
  return { inicio: clockOf(start), fin: clockOf(end) };
}

/** Minutes of a time `HH:mm`. */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Time `HH:mm` of minutes, of the next day too. */
export function clockOf(minutes: number): string {
  const inDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
}

/** The nearest step. */
export function snap(minutes: number): number {
  return Math.round(minutes / stepMinutes) * stepMinutes;
}

/** A span whose start lies in the day and which takes from one step to one day. */
export function fitted({ start, end }: Span): Span {
  const from = Math.min(Math.max(start, 0), dayMinutes - stepMinutes);
  const length = Math.min(Math.max(end - start, stepMinutes), dayMinutes);
  return { start: from, end: from + length };
}

/** Order of stretches in the cycle. */
function placeOf({ semana, dia_semana, inicio }: CycleStretch): number {
  return ((semana - 1) * 7 + dia_semana - 1) * dayMinutes + minutesOf(inicio);
}

/** Stretches in the order of the cycle. */
export function inOrder(tramos: readonly CycleStretch[]): CycleStretch[] {
  return tramos.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Stretches that run into another one, over midnight and the end of the cycle too. */
export function overlapping({ semanas, tramos }: Pick<Draft, "semanas" | "tramos">) {
  const cycle = semanas * 7 * dayMinutes;
  const timed = tramos.map((one) => {
    const { start, end } = spanOf(one);
    return { one, start: placeOf(one), end: placeOf(one) + end - start };
  });
  const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
  const isWrong = (a: (typeof timed)[number]) =>
    timed.some(
      (b) =>
        b !== a &&
        [0, cycle, -cycle].some((shift) =>
          meets(a, { start: b.start + shift, end: b.end + shift }),
        ),
    );
  return new Set(timed.filter(isWrong).map(({ one }) => one));
}

/** A schedule whose week has the times of a day on other days too. */
export function withCopiedDay(
  draft: Draft,
  { semana, from, to }: { semana: number; from: number; to: readonly number[] },
): CycleStretch[] {
  const kept = draft.tramos.filter(
    (one) => one.semana !== semana || !to.includes(one.dia_semana) || one.dia_semana === from,
  );
  const source = draft.tramos.filter((one) => one.semana === semana && one.dia_semana === from);
  const copies = to
    .filter((day) => day !== from)
    .flatMap((dia_semana) => source.map((one) => ({ ...one, dia_semana })));
  return inOrder([...kept, ...copies]);
}

/** A schedule with another number of weeks: new ones begin as the last one, others go. */
export function withWeeks(draft: Draft, semanas: number): Draft {
  const kept = draft.tramos.filter(({ semana }) => semana <= semanas);
  const last = draft.tramos.filter(({ semana }) => semana === draft.semanas);
  const added = Array.from({ length: Math.max(0, semanas - draft.semanas) }, (_, index) =>
    last.map((one) => ({ ...one, semana: draft.semanas + index + 1 })),
  );
  return { ...draft, semanas, tramos: inOrder([...kept, ...added.flat()]) };
}

function sum(tramos: readonly CycleStretch[]): number {
  return tramos.map(spanOf).reduce((total, { start, end }) => total + end - start, 0);
}

/** Minutes of a day of the cycle. */
export function minutesOfDay(draft: Draft, semana: number, day: number): number {
  return sum(draft.tramos.filter((one) => one.semana === semana && one.dia_semana === day));
}

/** Minutes of a week, on average. */
export function minutesOfWeek({ tramos, semanas }: Pick<Draft, "tramos" | "semanas">): number {
  return Math.round(sum(tramos) / semanas);
}

/** Minutes of work in a year, less holidays (Rule TIME-164). */
export function minutesOfYear(draft: Draft, reference: ScheduleReference): number {
  const free = new Set(draft.trabaja_festivos ? [] : reference.festivos);
  const first = `${reference.year}-01-01`;
  const beforeFirst = weekdayOf(first) - 1;
  const byDay = new Map<number, number>();
  for (const one of draft.tramos) {
    const key = (one.semana - 1) * 7 + one.dia_semana - 1;
    const { start, end } = spanOf(one);
    byDay.set(key, (byDay.get(key) ?? 0) + end - start);
  }
  let [total, days] = [0, 0];
  for (let index = 0, date = first; date <= `${reference.year}-12-31`; index += 1) {
    const minutes = byDay.get((index + beforeFirst) % (draft.semanas * 7)) ?? 0;
    if (minutes > 0 && !free.has(date)) {
      total += minutes;
      days += 1;
    }
    date = addDays(date, 1);
  }
  const { vacaciones } = reference;
  if (vacaciones === null || days === 0) return total;
  const perDay =
    vacaciones.unidad === "naturales" ? minutesOfWeek(draft) / 7 : Math.round(total / days);
  return Math.max(0, Math.round(total - perDay * vacaciones.cantidad));
}

/** First and last hour of the axis: the whole day, or what the stretches need. */
export function axisOf(tramos: readonly CycleStretch[], isWhole: boolean): Span {
  const spans = tramos.map(spanOf);
  if (isWhole || spans.some(({ end }) => end > dayMinutes)) return { start: 0, end: dayMinutes };
  const first = Math.min(8 * 60, ...spans.map(({ start }) => start));
  const last = Math.max(18 * 60, ...spans.map(({ end }) => end));
  return {
    start: Math.max(0, Math.floor(first / 60) * 60 - 60),
    end: Math.min(dayMinutes, Math.ceil(last / 60) * 60 + 60),
  };
}

/** Hours that the axis names, two apart or more where it is long. */
export function hoursOf(axis: Span): number[] {
  const step = axis.end - axis.start > 16 * 60 ? 4 : 2;
  const first = Math.ceil(axis.start / 60);
  return Array.from(
    { length: Math.floor((axis.end / 60 - first) / step) + 1 },
    (_, index) => first + index * step,
  );
}

/** Place of a span on the axis in per cent; null outside it. */
export function placeOn(axis: Span, span: Span): { left: number; width: number } | null {
  const start = Math.max(axis.start, span.start);
  const end = Math.min(axis.end, span.end);
  if (end <= start) return null;
  const length = axis.end - axis.start;
  return { left: ((start - axis.start) / length) * 100, width: ((end - start) / length) * 100 };
}

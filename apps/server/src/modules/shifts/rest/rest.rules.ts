import type { RestLevel, RestRule } from "@atrio/contract/shifts/rest-rules";

import {
  DAY_MS,
  addDays,
  dateOfEpochDay,
  epochDay,
  mondayOf,
} from "../../../lib/calendar/dates.ts";
import { intervalsOf, minutesIn } from "../../../lib/calendar/stretches.ts";
import type { Interval } from "../../../lib/calendar/stretches.ts";
import { dateAt, wallMinute } from "../../../lib/calendar/zone.ts";
import { remembered } from "../../../lib/values/remembered.ts";

/** A shift of a person with its work in real time; drafts count as published ones do. */
export type WorkedShift = {
  turno_id: number;
  fecha: string;
  zona_horaria: string;
  periodo: Interval;
  /** Stretches of work, without unpaid pauses. */
  work: readonly Interval[];
  /** The same without paid pauses too: nobody works in them. */
  effort: readonly Interval[];
};

/** A broken rule on a day; `valor` and `limite` in minutes, of consecutive night weeks in weeks. */
export type RestBreak = { norma: RestRule; fecha: string; valor: number; limite: number };

/** Level of a rule in a company that has set none (Rule SHIFTS-28). */
export function defaultLevel(norma: RestRule): RestLevel {
  return norma === "menores_noche" || norma === "menores_jornada" ? "dura" : "blanda";
}

/** Breaks of one state of the shifts that another had not, or had less of. */
export function newBreaks<T extends RestBreak>(
  before: readonly RestBreak[],
  after: readonly T[],
): T[] {
  return after.filter(
    (one) =>
      !before.some(
        (other) =>
          other.norma === one.norma &&
          other.fecha === one.fecha &&
          excessOf(other) >= excessOf(one),
      ),
  );
}

/** Days between a change of a published shift and the shift (Rule SHIFTS-29). */
export const daysOfNotice = 5;

/** Days from an instant to the date of a shift in its zone; null where there are enough, or it is past. */
export function shortNotice(
  { fecha, zona_horaria }: Pick<WorkedShift, "fecha" | "zona_horaria">,
  now: number,
): number | null {
  const days = epochDay(fecha) - epochDay(dateAt(zona_horaria, now));
  return days >= 0 && days < daysOfNotice ? days : null;
}

/** Excess of a value beyond its limit: below it for rests, above it for the others. */
function excessOf({ norma, valor, limite }: RestBreak): number {
  return norma === "descanso_diario" || norma === "descanso_semanal"
    ? limite - valor
    : valor - limite;
}

const hour = 60;
const limits = {
  dailyRest: 12 * hour,
  weeklyRest: 36 * hour,
  accumulatedRest: 72 * hour,
  day: 9 * hour,
  week: 40 * hour,
  nightAverage: 8 * hour,
  nightDays: 15,
  nightWeeks: 2,
  weeksOfAverage: 4,
  minorDay: 8 * hour,
} as const;

/** Longest effort and least pause after it in minutes, of adults and of people under 18 (ET 34.4). */
const pauses = {
  adult: { effort: 6 * hour, pause: 15 },
  minor: { effort: 270, pause: 30 },
} as const;

/** Night: 22:00 to 06:00 (ET 36.1); a night shift has three hours of it. */
const night = { hours: { inicio: "22:00", fin: "06:00" }, least: 3 * hour } as const;

const minute = 60_000;

/**
 * Rules of rest and time that a person's shifts break on the dates of a range. The shifts are all of
 * the person's, of any area, from four weeks before the range to two weeks after it.
 */
export function findBreaks(
  shifts: readonly WorkedShift[],
  { from, to, born }: { from: string; to: string; born: string | null },
): RestBreak[] {
  const sorted = shifts.toSorted((a, b) => a.periodo.start - b.periodo.start);
  const days = [...Map.groupBy(sorted, ({ fecha }) => fecha)].map(([fecha, own]) => ({
    fecha,
    shifts: own,
    minutes: minutesIn(own.flatMap(({ work }) => work)),
    isMinor: born !== null && fecha < adulthoodOf(born),
  }));
  const found = [
    ...dailyRests(days),
    ...longDays(days),
    ...weekBreaks(days, sorted),
    ...nightBreaks(days),
    ...minorNights(days),
    ...missingPauses(days),
  ];
  return found
    .filter(({ fecha }) => fecha >= from && fecha <= to)
    .toSorted((a, b) => epochDay(a.fecha) - epochDay(b.fecha));
}

type Day = { fecha: string; shifts: WorkedShift[]; minutes: number; isMinor: boolean };

function adulthoodOf(born: string): string {
  return `${Number(born.slice(0, 4)) + 18}${born.slice(4)}`;
}

/** Twelve hours between the end of a working day and the start of the next (Rule SHIFTS-20). */
function dailyRests(days: readonly Day[]): RestBreak[] {
  return days.flatMap(({ fecha, shifts: [first] }, index) => {
    const before = days[index - 1]?.shifts.at(-1);
    if (before === undefined || first === undefined) return [];
    const valor = (first.periodo.start - before.periodo.end) / minute;
    const limite = limits.dailyRest;
    return valor < limite ? [{ norma: "descanso_diario", fecha, valor, limite } as const] : [];
  });
}

/** Nine ordinary hours a day, eight under 18 (Rule SHIFTS-22). */
function longDays(days: readonly Day[]): RestBreak[] {
  return days.flatMap(({ fecha, minutes: valor, isMinor }): RestBreak[] => {
    if (isMinor && valor > limits.minorDay) {
      return [{ norma: "menores_jornada", fecha, valor, limite: limits.minorDay }];
    }
    if (valor <= limits.day) return [];
    return [{ norma: "jornada_diaria", fecha, valor, limite: limits.day }];
  });
}

/**
 * A day and a half of rest each week, which may be taken together over two weeks (Rule SHIFTS-21); forty
 * hours a week on average of four (Rule SHIFTS-23). A break stands on the last working day of its week.
 */
function weekBreaks(days: readonly Day[], sorted: readonly WorkedShift[]): RestBreak[] {
  const weeks = Map.groupBy(days, ({ fecha }) => mondayOf(epochDay(fecha)));
  const totals = new Map(
    [...weeks].map(([monday, own]) => [monday, own.reduce((sum, day) => sum + day.minutes, 0)]),
  );
  const rests = restsOf(sorted);
  const isServed = (monday: number): boolean =>
    rests.some(
      ({ minutes, weeks: served }) =>
        (minutes >= limits.weeklyRest && served.has(monday)) ||
        (minutes >= limits.accumulatedRest && (served.has(monday - 7) || served.has(monday + 7))),
    );
  return [...weeks].flatMap(([monday, own]): RestBreak[] => {
    const fecha = own.at(-1)?.fecha ?? dateOfEpochDay(monday);
    const longest = rests.filter(({ weeks: served }) => served.has(monday));
    const valor = Math.max(0, ...longest.map((rest) => rest.minutes));
    const average =
      Array.from(
        { length: limits.weeksOfAverage },
        (_, index) => totals.get(monday - 7 * index) ?? 0,
      ).reduce((sum, total) => sum + total, 0) / limits.weeksOfAverage;
    const rest = { norma: "descanso_semanal", fecha, valor, limite: limits.weeklyRest } as const;
    const time = { norma: "jornada_semanal", fecha, valor: average, limite: limits.week } as const;
    return [...(isServed(monday) ? [] : [rest]), ...(average > limits.week ? [time] : [])];
  });
}

type Rest = { minutes: number; weeks: Set<number> };

/**
 * Rests between shifts. A rest serves the week of its middle, and each week of which it covers 36
 * hours or more; before the first and after the last shift it has no end.
 */
function restsOf(sorted: readonly WorkedShift[]): Rest[] {
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const far = 60 * DAY_MS;
  const edges = [
    { end: first.periodo.start - far, zone: first.zona_horaria },
    ...sorted.map((one) => ({ end: one.periodo.end, zone: one.zona_horaria })),
  ];
  const starts = [...sorted.map((one) => one.periodo.start), last.periodo.end + far];
  return edges.map(({ end, zone }, index) => {
    const rest = { start: end, end: Math.max(end, starts[index] ?? end) };
    const middle = epochDay(dateAt(zone, (rest.start + rest.end) / 2));
    const weeks = new Set([mondayOf(middle), ...coveredWeeks(rest, zone)]);
    return { minutes: (rest.end - rest.start) / minute, weeks };
  });
}

/** Mondays of the weeks of which an interval covers 36 hours or more, as wall clocks count. */
function coveredWeeks({ start, end }: WorkedShift["periodo"], zone: string): number[] {
  const first = dateAt(zone, start);
  // Most rests are nights: too short for any week.
  if (wallMinute(zone, first, end) - wallMinute(zone, first, start) < limits.weeklyRest) return [];
  const weeks: number[] = [];
  for (let week = mondayOf(epochDay(first)); week <= epochDay(dateAt(zone, end)); week += 7) {
    const monday = dateOfEpochDay(week);
    const from = Math.max(0, wallMinute(zone, monday, start));
    const to = Math.min(7 * 24 * hour, wallMinute(zone, monday, end));
    if (to - from >= limits.weeklyRest) weeks.push(week);
  }
  return weeks;
}

/** True if two shifts cover the same instant. */
export function areAtOnce(first: WorkedShift, second: WorkedShift): boolean {
  const [one, other] = [first.periodo, second.periodo];
  return one.start < other.end && other.start < one.end;
}

/** Night minutes by shift: a shift of many people is judged for each of them. */
const nightBook = new WeakMap<WorkedShift, number>();

/** Minutes of real time of a shift between 22:00 and 06:00 of its zone. */
function nightMinutes(shift: WorkedShift): number {
  const known = nightBook.get(shift);
  if (known !== undefined) return known;
  const minutes = countNightMinutes(shift);
  nightBook.set(shift, minutes);
  return minutes;
}

/** Nights around a date in a zone, by both: `2026-11-18 Europe/Madrid`. */
const nightsAround = remembered(2000, (key: string): ReadonlyArray<WorkedShift["periodo"]> => {
  const [fecha = "", zone = ""] = key.split(" ");
  return [-1, 0, 1].flatMap((days) => intervalsOf([night.hours], addDays(fecha, days), zone));
});

function countNightMinutes({ work, zona_horaria, fecha }: WorkedShift): number {
  const nights = nightsAround(`${fecha} ${zona_horaria}`);
  const parts = work.flatMap(({ start, end }) =>
    nights.map((one) => ({
      start: Math.max(start, one.start),
      end: Math.min(end, one.end),
    })),
  );
  return minutesIn(parts.filter(({ start, end }) => start < end));
}

/** Eight hours on average of fifteen days for night work, two weeks of nights in a row (Rules SHIFTS-24, SHIFTS-25). */
function nightBreaks(days: readonly Day[]): RestBreak[] {
  const isNight = (day: Day): boolean =>
    day.shifts.some((shift) => nightMinutes(shift) >= night.least);
  const nights = days.filter(isNight);
  const weeks = new Set(nights.map(({ fecha }) => mondayOf(epochDay(fecha))));
  const averages = nights.flatMap(({ fecha }): RestBreak[] => {
    const first = addDays(fecha, 1 - limits.nightDays);
    const own = days.filter((day) => day.fecha >= first && day.fecha <= fecha);
    const valor = own.reduce((sum, day) => sum + day.minutes, 0) / own.length;
    if (valor <= limits.nightAverage) return [];
    return [{ norma: "noches_media", fecha, valor, limite: limits.nightAverage }];
  });
  const rows = [...weeks].flatMap((monday): RestBreak[] => {
    let valor = 1;
    while (weeks.has(monday - 7 * valor)) valor += 1;
    if (valor <= limits.nightWeeks) return [];
    const first = nights.find(({ fecha }) => mondayOf(epochDay(fecha)) === monday);
    if (first === undefined) return [];
    const { fecha } = first;
    return [{ norma: "noches_seguidas", fecha, valor, limite: limits.nightWeeks }];
  });
  return [...averages, ...rows];
}

/** No work at night under 18 (Rule SHIFTS-26). */
function minorNights(days: readonly Day[]): RestBreak[] {
  return days.flatMap(({ fecha, shifts, isMinor }): RestBreak[] => {
    const valor = shifts.reduce((sum, shift) => sum + nightMinutes(shift), 0);
    if (!isMinor || valor === 0) return [];
    return [{ norma: "menores_noche", fecha, valor, limite: 0 }];
  });
}

/** Fifteen minutes of pause in more than six hours on end; thirty in four and a half under 18 (Rule SHIFTS-27). */
function missingPauses(days: readonly Day[]): RestBreak[] {
  return days.flatMap(({ fecha, shifts, isMinor }): RestBreak[] => {
    const { effort: limite, pause } = isMinor ? pauses.minor : pauses.adult;
    const valor = Math.max(...shifts.map(({ effort }) => longestEffort(effort, pause)));
    return valor > limite ? [{ norma: "pausa_jornada", fecha, valor, limite }] : [];
  });
}

/** Longest work in minutes that no pause of at least `pause` minutes interrupts. */
function longestEffort(effort: readonly Interval[], pause: number): number {
  let longest = 0;
  let current = 0;
  let previousEnd = Number.NEGATIVE_INFINITY;
  for (const { start, end } of effort) {
    if ((start - previousEnd) / minute >= pause) current = 0;
    current += (end - start) / minute;
    previousEnd = end;
    longest = Math.max(longest, current);
  }
  return longest;
}

import {
  addDays,
  epochDay,
  mondayOf,
  dateOfEpochDay,
  weekdayOf,
} from "../src/lib/calendar/dates.ts";
import { easterSunday } from "../src/lib/calendar/easter.ts";

import type { Period } from "./people.ts";
import type { Random } from "./random.ts";
import { HOLIDAY_CODE } from "./schedules.ts";

type Assignment = Period & { codigo: string };

type YearSpan = { from: number; to: number };

/**
 * The dated schedules of a worker from `start` on: office hours change to the summer's from 16 June
 * to 15 September of each year. In a company without the absences module each absence is a period of
 * the schedule without work: that is how it says that somebody is away.
 */
export function assignmentsOf(input: {
  horario: string;
  start: string;
  years: YearSpan;
  away: readonly Period[];
}): Assignment[] {
  const base = input.horario === "OFI" ? officeYears(input.start, input.years) : [];
  const whole =
    base.length > 0 ? base : [{ codigo: input.horario, desde: input.start, hasta: null }];
  return input.away.reduce<Assignment[]>(cutOut, whole);
}

function officeYears(start: string, years: YearSpan): Assignment[] {
  const changes = [{ codigo: "OFI", desde: start }];
  for (let year = years.from; year <= years.to; year += 1) {
    changes.push(
      { codigo: "VER", desde: `${year}-06-16` },
      { codigo: "OFI", desde: `${year}-09-16` },
    );
  }
  const last = changes.findLastIndex(({ desde }) => desde <= start);
  const codigo = changes[last]?.codigo ?? "OFI";
  const later = changes.filter(({ desde }) => desde > start);
  return [{ codigo, desde: start }, ...later].map((change, index, all) => ({
    ...change,
    hasta: all[index + 1]?.desde ?? null,
  }));
}

/** Replaces the assignments during `away` by the schedule without work. */
function cutOut(assignments: Assignment[], away: Period): Assignment[] {
  const { desde, hasta } = away;
  const first = assignments[0]?.desde ?? desde;
  if (hasta === null || hasta <= first) return assignments;
  const from = desde < first ? first : desde;
  const before = assignments
    .filter((one) => one.desde < from)
    .map((one) => ({ ...one, hasta: one.hasta === null || one.hasta > from ? from : one.hasta }));
  const after = assignments
    .filter((one) => one.hasta === null || one.hasta > hasta)
    .map((one) => ({ ...one, desde: one.desde < hasta ? hasta : one.desde }));
  return [...before, { codigo: HOLIDAY_CODE, desde: from, hasta }, ...after];
}

/**
 * Absences of a worker: each year two weeks in summer, one at Easter or in spring, one at Christmas
 * and a loose Friday or two. Whole weeks run from Monday to Sunday. Days around today stay free for
 * people who are to be seen at work.
 */
export function drawAbsences(
  random: Random,
  input: { years: YearSpan; atWorkAround: string | null },
): Period[] {
  const absences: Period[] = [];
  for (let year = input.years.from; year <= input.years.to; year += 1) {
    const summer = mondayNear(`${year}-07-01`, random.integer(0, 9) * 7);
    const holyWeek = addDays(easterSunday(year), -6);
    const spring = random.chance(0.5)
      ? holyWeek
      : mondayNear(`${year}-05-04`, random.integer(0, 5) * 7);
    const christmas = mondayNear(`${year}-12-24`, random.chance(0.5) ? 0 : 7);
    absences.push(
      weeks(spring, 1),
      weeks(summer, 2),
      weeks(christmas, 1),
      looseFriday(random, year),
    );
  }
  const { atWorkAround } = input;
  return absences
    .filter((one) => atWorkAround === null || !touches(one, atWorkAround))
    .toSorted((one, other) => (one.desde < other.desde ? -1 : 1));
}

function weeks(monday: string, count: number): Period {
  return { desde: monday, hasta: addDays(monday, 7 * count) };
}

function looseFriday(random: Random, year: number): Period {
  const monday = mondayNear(`${year}-09-20`, random.integer(0, 9) * 7);
  return { desde: addDays(monday, 4), hasta: addDays(monday, 5) };
}

function mondayNear(date: string, later: number): string {
  return addDays(dateOfEpochDay(mondayOf(epochDay(date))), later);
}

function touches(period: Period, today: string): boolean {
  return period.desde <= addDays(today, 3) && (period.hasta ?? today) > addDays(today, -24);
}

/** The last date before `today` that is not a Saturday or Sunday. */
export function workdayBefore(today: string): string {
  const yesterday = addDays(today, -1);
  return weekdayOf(epochDay(yesterday)) > 5 ? workdayBefore(yesterday) : yesterday;
}

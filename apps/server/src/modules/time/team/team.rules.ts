import type { TeamGroup, TeamMember } from "@atrio/contract/time/team";
import type { Workday } from "@atrio/contract/time/time";

import { addDays } from "../../../lib/calendar/dates.ts";

/** Epoch milliseconds. */
type Interval = { start: number; end: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Maximum of people × days in one answer: a hundred people for a month. */
const mostPersonDays = 3100;

/** True if an answer about so many people and days would be too long. */
export function isTooMany(people: number, days: number): boolean {
  return people * days > mostPersonDays;
}

/**
 * The local dates that are today somewhere on earth, given today in UTC; and the first and last
 * date that may matter: a night shift that still runs began the day before.
 */
export function datesAround(todayInUtc: string): {
  todays: string[];
  desde: string;
  hasta: string;
} {
  const todays = [-1, 0, 1].map((days) => addDays(todayInUtc, days));
  return { todays, desde: addDays(todayInUtc, -2), hasta: addDays(todayInUtc, 1) };
}

/** True if an open signing that began then was forgotten (Rule TIME-87). */
export function isForgotten(openSince: number, now: number): boolean {
  return now - openSince > dayMs;
}

/**
 * The working day on which somebody is now: that of their open signing, else the day before while
 * its night shift still runs, else today. A signing forgotten open says nothing about now.
 */
export function currentDay(input: {
  now: number;
  today: string;
  open: { dia: string; start: number } | undefined;
  intervalsOf: (date: string) => readonly Interval[];
}): string {
  const { now, today, open } = input;
  if (open !== undefined && !isForgotten(open.start, now)) return open.dia;
  const yesterday = addDays(today, -1);
  const stillRuns = input
    .intervalsOf(yesterday)
    .some(({ start, end }) => start <= now && now < end);
  return stillRuns ? yesterday : today;
}

type Standing = Pick<
  TeamMember,
  "grupo" | "situacion" | "teletrabajo" | "hora_entrada" | "minutos_retraso" | "llega_tarde"
>;

/**
 * Group of a person on their current day. Clocked late is beyond the schedule's tolerance; people
 * with nothing to work, because nothing is scheduled or because they are away, do not clock today,
 * unless they did.
 */
export function standingOf(input: {
  day: Pick<Workday, "fichajes" | "minutos_retraso">;
  intervals: readonly Interval[];
  toleranceMinutes: number;
  now: number;
}): Standing {
  const { day, intervals, toleranceMinutes, now } = input;
  const [first] = day.fichajes;
  const open = day.fichajes.find((one) => one.hora_fin === null && !one.abierto_mas_de_un_dia);
  if (first === undefined) {
    const missing = minutesMissing(intervals, now);
    return {
      grupo: intervals.length === 0 ? "no_ficha_hoy" : "pendiente",
      situacion: "sin_fichar",
      teletrabajo: false,
      hora_entrada: null,
      minutos_retraso: missing,
      llega_tarde: missing > toleranceMinutes,
    };
  }
  const isLate = day.minutos_retraso > toleranceMinutes;
  return {
    grupo: isLate ? "fichado_tarde" : "fichado",
    situacion: situationOf(open),
    teletrabajo: open?.teletrabajo ?? false,
    hora_entrada: first.hora_inicio,
    minutos_retraso: day.minutos_retraso,
    llega_tarde: isLate,
  };
}

function situationOf(open: { parada_id: number | null } | undefined): TeamMember["situacion"] {
  if (open === undefined) return "ha_salido";
  return open.parada_id === null ? "trabajando" : "en_pausa";
}

/** Whole minutes since the schedule began, until it ends. */
function minutesMissing(intervals: readonly Interval[], now: number): number {
  const [first] = intervals;
  const last = intervals.at(-1);
  if (first === undefined || last === undefined) return 0;
  const until = Math.min(now, last.end);
  return Math.max(0, Math.floor(until / minuteMs) - Math.floor(first.start / minuteMs));
}

/** Number of people in each group; the sum of the groups is everybody. */
export function totalsOf(members: ReadonlyArray<{ grupo: TeamGroup }>) {
  const inGroup = (group: TeamGroup): number =>
    members.filter((member) => member.grupo === group).length;
  return {
    supervisados: members.length,
    fichado: inGroup("fichado"),
    fichado_tarde: inGroup("fichado_tarde"),
    no_ficha_hoy: inGroup("no_ficha_hoy"),
    pendiente: inGroup("pendiente"),
  };
}

/** Work of a person on a Sunday or holiday. */
export type SundayRow = {
  trabajador_id: number;
  dia: string;
  es_domingo: boolean;
  minutos: number;
  festivo: { tipo_festivo_id: number; nombre: string } | null;
};

/** The Sundays and holidays of one person; a holiday on a Sunday counts as a Sunday. */
export function sundaysOf(rows: readonly SundayRow[]) {
  return {
    domingos: rows.filter((row) => row.es_domingo).length,
    festivos: rows.filter((row) => !row.es_domingo).length,
    minutos: rows.reduce((total, row) => total + row.minutos, 0),
    dias: rows.map(({ dia, minutos, festivo }) => ({
      dia,
      minutos,
      festivo,
    })),
  };
}

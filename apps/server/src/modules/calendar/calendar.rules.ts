import type { CalendarHoliday, Shift, WholeCalendar } from "@atrio/contract/calendar/calendar";
import { eventKindPalette, shiftColour } from "@atrio/contract/palette";
import type { Person } from "@atrio/contract/person";
import type { Holiday, ScheduleItem } from "@atrio/contract/time/schedules";

import { datesBetween, epochDay, isDate } from "../../lib/calendar/dates.ts";
import { minutesOf, stretchesOf } from "../../lib/calendar/stretches.ts";
import type { TimedPause } from "../../lib/calendar/stretches.ts";

/** A published shift of a person; its date and times are those of its zone. */
type DayShift = Omit<Shift, "publicado" | "worker_ids" | "pause_ids" | "minutos"> & {
  pausas: ReadonlyArray<TimedPause & { pausa_id: number }>;
};

/** Schedule of a person on a date; intervals in epoch milliseconds, one for each stretch. */
export type PlanDay = {
  fecha: string;
  tramos: ScheduleItem[];
  turnos: readonly DayShift[];
  intervals: Array<{ start: number; end: number }>;
  minutos_previstos: number;
  festivo: Holiday | null;
  zona_horaria: string;
  centro: {
    id: number;
    nombre: string;
    festivos: ReadonlyArray<Holiday & { fecha: string }>;
  } | null;
};

export type Range = { desde: string; hasta: string };

/** Maximum range of one answer in days: a year with the weeks at its edges. */
const longestRange = 400;

/** Kinds of event beside absences, which bear their kind of request. */
export const eventKinds = { holiday: 21, shift: 22, signing: 23, event: 24, birthday: 25 } as const;

const allKinds: ReadonlySet<number> = new Set(Object.keys(eventKindPalette).map(Number));

/** Requested kinds, as '1,21,22'; all without a query, unknown ones ignored. */
export function kindsAsked(asked: string | undefined): ReadonlySet<number> {
  if (asked === undefined) return allKinds;
  return new Set(asked.split(",").map(Number)).intersection(allKinds);
}

/** True if a range goes forward and covers at most 400 days. */
export function isRange({ desde, hasta }: Range): boolean {
  const days = epochDay(hasta) - epochDay(desde) + 1;
  return days >= 1 && days <= longestRange;
}

/** The days that the calendars of their centres name, working days (kind 1) included. */
export function holidaysIn(days: readonly PlanDay[]): CalendarHoliday[] {
  return days.flatMap((day) => {
    const found = day.centro?.festivos.find((one) => one.fecha === day.fecha);
    if (found === undefined || day.centro === null) return [];
    return [
      {
        fecha: day.fecha,
        tipo_festivo_id: found.tipo_festivo_id,
        nombre: found.nombre,
        centro_trabajo: day.centro.nombre,
      },
    ];
  });
}

/** Published shifts of a worker, and on other days the scheduled stretches as shifts (Rule CALENDAR-5). */
export function shiftsIn(days: readonly PlanDay[], workerId: number): Shift[] {
  return days.flatMap((day) =>
    day.turnos.length > 0
      ? day.turnos.map((one) => publishedShift(one, workerId))
      : scheduledShifts(day, workerId),
  );
}

function publishedShift({ pausas, ...shift }: DayShift, workerId: number): Shift {
  return {
    ...shift,
    pause_ids: pausas.map(({ pausa_id }) => pausa_id),
    publicado: true,
    worker_ids: [workerId],
    minutos: minutesOf(stretchesOf({ ...shift, pausas }), shift.fecha, shift.zona_horaria),
  };
}

function scheduledShifts(day: PlanDay, workerId: number): Shift[] {
  return day.tramos.map((stretch, index) => {
    const interval = day.intervals[index] ?? { start: 0, end: 0 };
    return {
      id: null,
      fecha: day.fecha,
      hora_inicio: stretch.inicio,
      hora_fin: stretch.fin,
      color: shiftColour,
      pe_area_trabajo_id: null,
      label_ids: [],
      pause_ids: [],
      num_minimo_trabajadores: null,
      observaciones: null,
      publicado: true,
      termina_dia_siguiente: stretch.fin <= stretch.inicio,
      turno_24h: stretch.fin === stretch.inicio,
      worker_ids: [workerId],
      pe_recurrencia_id: null,
      pe_patron_id: null,
      minutos: Math.floor((interval.end - interval.start) / 60_000),
      zona_horaria: day.zona_horaria,
    };
  });
}

/** Figures of a range: absences are not deducted from the plan. */
export function summaryOf(
  days: readonly PlanDay[],
  absentDates: ReadonlySet<string>,
): WholeCalendar["resumen"] {
  const working = days.filter((day) => day.tramos.length > 0);
  return {
    dias_laborables: working.length,
    dias_festivos: days.filter((day) => day.festivo !== null).length,
    minutos_previstos: days.reduce((sum, day) => sum + day.minutos_previstos, 0),
    dias_ausencia: working.filter((day) => absentDates.has(day.fecha)).length,
  };
}

/** A person's name with the date of birth. */
export type Born = Person & { fecha_nacimiento: string };

/**
 * Birthdays in a range, in order, never the day of birth itself; of 29 February on the 28th in
 * common years. The year of birth goes nowhere.
 */
export function birthdaysIn(
  people: readonly Born[],
  { desde, hasta }: Range,
): WholeCalendar["cumpleanyos"] {
  const first = Number(desde.slice(0, 4));
  const years = Array.from(
    { length: Number(hasta.slice(0, 4)) - first + 1 },
    (_, index) => first + index,
  );
  return people
    .flatMap((person) => {
      const who = {
        id: person.id,
        nombre_completo: person.nombre_completo,
        link_foto: person.link_foto,
      };
      return years
        .map((year) => birthdayOf(person.fecha_nacimiento, year))
        .filter((date) => date >= desde && date <= hasta && date > person.fecha_nacimiento)
        .map((date) => ({ fecha: date, trabajador: who }));
    })
    .toSorted((a, b) => epochDay(a.fecha) - epochDay(b.fecha));
}

function birthdayOf(born: string, year: number): string {
  const date = `${String(year).padStart(4, "0")}${born.slice(4)}`;
  return isDate(date) ? date : `${date.slice(0, 4)}-02-28`;
}

/** The days of a range as a planner answers them. */
export function daysOf<D>(planner: (date: string) => D, { desde, hasta }: Range): D[] {
  return datesBetween(desde, hasta).map(planner);
}

import type { Holiday, ScheduleItem, ScheduledDay } from "@atrio/contract/time/schedules";

import { epochDay, mondayOf, weekdayOf } from "../../../lib/calendar/dates.ts";
import { minutesOf, stretchesOf } from "../../../lib/calendar/stretches.ts";
import type { TimedPause } from "../../../lib/calendar/stretches.ts";

/** A stretch of a schedule's cycle; `dia_semana` is ISO (1 Monday … 7 Sunday). */
export type CycleItem = ScheduleItem & { semana: number; dia_semana: number };

type DatedHoliday = Holiday & { fecha: string };

/** Dates are local and half-open, `[desde, hasta)`; null is unbounded. */
type Period = { desde: string | null; hasta: string | null };

/** A schedule in force for a worker during a period. */
export type ScheduleAssignment = Period & {
  horario_id: number;
  /** Day from whose Monday the weeks are counted, where there are several (Rule TIME-161). */
  ciclo: string | null;
  nombre: string;
  semanas: number;
  tolerancia_minutos: number;
  trabaja_festivos: boolean;
  tramos: CycleItem[];
};

/** A work centre to which a worker belongs during a period, with its holidays of the plan's range. */
export type CentreAssignment = Period & {
  id: number;
  nombre: string;
  zona_horaria: string;
  rangos_ip: string[];
  festivos: DatedHoliday[];
};

/** A published shift of a worker; its date and times are those of `zona_horaria`. */
export type PublishedShift = {
  id: number;
  fecha: string;
  hora_inicio: string;
  hora_fin: string;
  termina_dia_siguiente: boolean;
  turno_24h: boolean;
  zona_horaria: string;
  color: string;
  pe_area_trabajo_id: number;
  num_minimo_trabajadores: number;
  observaciones: string | null;
  pe_recurrencia_id: number | null;
  pe_patron_id: number | null;
  label_ids: number[];
  /** Pauses with the times that they had when the shift was saved. */
  pausas: Array<TimedPause & { pausa_id: number }>;
};

/** Plan from which the schedule of a range of dates is computed. */
export type SchedulePlan = {
  /** Zone of a date without a centre: the company's. */
  zona_horaria: string;
  /** First and last day of work; no schedule binds outside them. */
  fecha_alta: string;
  fecha_baja: string | null;
  /** First day on which time is recorded, at the earliest the first day of work (Rule TIME-134). */
  inicio_registro: string;
  horarios: ScheduleAssignment[];
  centros: CentreAssignment[];
  /** Published shifts that start in the plan's range, in order. */
  turnos: PublishedShift[];
};

/** Schedule of a date. */
export type PlannedDay = {
  fecha: string;
  tramos: ScheduleItem[];
  festivo: Holiday | null;
  zona_horaria: string;
  /** Minutes a punch may be away from the schedule without being wrong. */
  tolerancia_minutos: number;
  /** Name of the schedule in force, also on its days of rest. */
  horario: string | null;
  centro: CentreAssignment | null;
  /** Published shifts of the date; where there is one, they are its schedule. */
  turnos: PublishedShift[];
  /** False before the start of recording: the schedule stands, nothing is expected of the date. */
  se_registra: boolean;
};

// Monday 1970-01-05: where the cycle of an assignment without a first day begins.
const FIRST_MONDAY = 4;

/**
 * The schedule of a date: its published shifts (Rule SHIFTS-6), else the stretches of the schedule in
 * force, none on a holiday of that date's centre unless the schedule works holidays. The zone is that
 * of the first shift, else of the date's centre, else the company's.
 */
export function scheduledDay(plan: SchedulePlan, date: string): PlannedDay {
  const centre = inForce(plan.centros, date);
  const isAtWork = isEmployed(plan, date);
  const schedule = isAtWork ? inForce(plan.horarios, date) : undefined;
  const turnos = isAtWork ? plan.turnos.filter(({ fecha }) => fecha === date) : [];
  const holiday = holidayOn(centre, date);
  const isFree = holiday !== null && schedule?.trabaja_festivos !== true;
  const usual = schedule === undefined || isFree ? [] : cycleItemsOn(schedule, date);
  return {
    fecha: date,
    tramos: turnos.length === 0 ? usual : turnos.flatMap(stretchesOf),
    turnos,
    festivo: holiday,
    zona_horaria: turnos[0]?.zona_horaria ?? centre?.zona_horaria ?? plan.zona_horaria,
    tolerancia_minutos: schedule?.tolerancia_minutos ?? 0,
    horario: schedule?.nombre ?? null,
    centro: centre ?? null,
    se_registra: date >= plan.inicio_registro,
  };
}

/** A planned day as it is sent. */
export function toScheduledDay(day: PlannedDay): ScheduledDay {
  return {
    fecha: day.fecha,
    tramos: day.tramos,
    minutos_previstos: minutesOf(day.tramos, day.fecha, day.zona_horaria),
    festivo: day.festivo,
  };
}

type Range = { desde: string; hasta: string };

/**
 * Key of a plan: equal exactly when two plans have the same schedule on all dates of a range, so
 * that a team's few schedules are computed once. The start of a schedule matters only for a cycle
 * of weeks.
 */
export function signatureOf(plan: SchedulePlan, range: Range): string {
  const within = <P extends Period>(period: P): P => ({
    ...period,
    desde: period.desde !== null && period.desde > range.desde ? period.desde : null,
    hasta: period.hasta !== null && period.hasta <= range.hasta ? period.hasta : null,
  });
  const { zona_horaria, fecha_alta, fecha_baja } = plan;
  return JSON.stringify([
    zona_horaria,
    fecha_alta > range.desde ? fecha_alta : null,
    fecha_baja !== null && fecha_baja < range.hasta ? fecha_baja : null,
    plan.horarios.map((one) => (one.semanas === 1 ? within(one) : one)),
    plan.centros.map(within),
    plan.turnos,
  ]);
}

function inForce<P extends Period>(periods: P[], date: string): P | undefined {
  return periods.find(
    ({ desde, hasta }) => (desde === null || desde <= date) && (hasta === null || date < hasta),
  );
}

function isEmployed(plan: SchedulePlan, date: string): boolean {
  return date >= plan.fecha_alta && (plan.fecha_baja === null || date <= plan.fecha_baja);
}

function holidayOn(centre: CentreAssignment | undefined, date: string): Holiday | null {
  // Type 1 marks a working day that a calendar names.
  const found = centre?.festivos.find((day) => day.fecha === date && day.tipo_festivo_id !== 1);
  if (found === undefined) return null;
  return { tipo_festivo_id: found.tipo_festivo_id, nombre: found.nombre };
}

function cycleItemsOn(schedule: ScheduleAssignment, date: string): ScheduleItem[] {
  const day = epochDay(date);
  const anchor = schedule.ciclo === null ? FIRST_MONDAY : mondayOf(epochDay(schedule.ciclo));
  const weeks = Math.floor((day - anchor) / 7);
  const week = (((weeks % schedule.semanas) + schedule.semanas) % schedule.semanas) + 1;
  const weekday = weekdayOf(day);
  return schedule.tramos
    .filter((item) => item.semana === week && item.dia_semana === weekday)
    .map(({ inicio, fin }) => ({ inicio, fin }));
}

import { periodKinds } from "@atrio/contract/kinds";
import type { AskedPeriod } from "@atrio/contract/leave/absences";
import type { LeaveType } from "@atrio/contract/leave/leave";

import { datesBetween } from "../../../lib/calendar/dates.ts";
import { wallMinute } from "../../../lib/calendar/zone.ts";

/** A leave rule with its texts in one language. */
export type LeaveRule = LeaveType & { activo: boolean };

/** Instants in milliseconds since 1970. */
type Interval = { start: number; end: number };

/** A date of a worker in the schedules. */
export type DayOfPlan = {
  zona_horaria: string;
  festivo: { nombre: string | null } | null;
  /** In order and without overlap. */
  intervals: readonly Interval[];
  minutos_previstos: number;
};

/** Data that the cost of a worker's days is computed from. */
export type SlicePlan = {
  fecha_alta: string;
  fecha_baja: string | null;
  /** Answers for any date of the range that the plan was read for. */
  dayOf: (date: string) => DayOfPlan;
};

/** A requested day: a row of `ausencia`, with its period. */
export type Slice = {
  /** Index of its period. */
  periodo: number;
  fecha: string;
  /** Minutes of the local day, half-open; 0 to 1440 is the whole of it. */
  desde_minuto: number;
  hasta_minuto: number;
  /** Scheduled minutes that it covers. */
  minutos: number;
  /** Days with at most 2 decimals, or minutes where the rule counts hours. */
  coste: number;
  motivo_no_cuenta: "festivo" | "descanso" | "fuera_de_contrato" | null;
  /** Name of the day's holiday. */
  festivo: string | null;
};

/** Minutes of a wall clock's day. */
const DAY = 1440;

type Part = Pick<Slice, "desde_minuto" | "hasta_minuto" | "minutos"> & {
  /** Share of the day: 1 or a half; hours have none of their own. */
  share: number | null;
};

/**
 * Cost of periods by a rule, day by day in order, with the free days and their reason. A calendar
 * day costs one, a working day one where something is scheduled, hours their scheduled minutes; half a
 * day half of it, and hours of a rule that counts days their share of the day's schedule.
 */
export function slicesOf(
  plan: SlicePlan,
  rule: LeaveRule,
  periods: readonly AskedPeriod[],
): Slice[] {
  return periods.flatMap((period, index) =>
    datesBetween(period.fecha_inicio, period.fecha_fin).map((date): Slice => {
      const day = plan.dayOf(date);
      const part = partOf(day, date, period);
      const reason = reasonOf(plan, rule, { date, day });
      return {
        periodo: index,
        fecha: date,
        desde_minuto: part.desde_minuto,
        hasta_minuto: part.hasta_minuto,
        minutos: part.minutos,
        coste: reason === null ? costOf(rule, day, part) : 0,
        motivo_no_cuenta: reason,
        festivo: day.festivo?.nombre ?? null,
      };
    }),
  );
}

/** Why a day costs nothing by a rule, if it does not. */
function reasonOf(
  plan: SlicePlan,
  rule: LeaveRule,
  { date, day }: { date: string; day: DayOfPlan },
): Slice["motivo_no_cuenta"] {
  const isEmployed =
    date >= plan.fecha_alta && (plan.fecha_baja === null || date <= plan.fecha_baja);
  if (!isEmployed) return "fuera_de_contrato";
  if (rule.unidad === "naturales" || day.minutos_previstos > 0) return null;
  return day.festivo === null ? "descanso" : "festivo";
}

function costOf(rule: LeaveRule, day: DayOfPlan, part: Part): number {
  if (rule.unidad === "horas") return part.minutos;
  if (part.share !== null) return part.share;
  // Hours of a day without a schedule cost nothing.
  if (day.minutos_previstos === 0) return 0;
  return Math.round((part.minutos * 100) / day.minutos_previstos) / 100;
}

/** The part of a day that a period covers, with its scheduled minutes. */
function partOf(day: DayOfPlan, date: string, period: AskedPeriod): Part {
  const { pe_tipo_periodo_id } = period;
  const { minutos_previstos } = day;
  if (pe_tipo_periodo_id === periodKinds.hours) {
    const from = minuteOf(period.hora_inicio ?? "00:00");
    const to = minuteOf(period.hora_fin ?? "00:00");
    const covered = coveredMinutes(day, date, { from, to });
    return { desde_minuto: from, hasta_minuto: to, minutos: covered, share: null };
  }
  if (pe_tipo_periodo_id === periodKinds.fullDays) {
    return {
      desde_minuto: 0,
      hasta_minuto: DAY,
      minutos: minutos_previstos,
      share: 1,
    };
  }
  const half = Math.floor(minutos_previstos / 2);
  const noon = halfPoint(day, date, half);
  const rest = { share: 0.5 };
  return pe_tipo_periodo_id === periodKinds.morning
    ? { desde_minuto: 0, hasta_minuto: noon, minutos: half, ...rest }
    : { desde_minuto: noon, hasta_minuto: DAY, minutos: minutos_previstos - half, ...rest };
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/**
 * Minute at which half of the day's scheduled minutes are over; noon without a schedule. A night's
 * half that lies past midnight is put before it: both halves stay within their date and apart.
 */
function halfPoint(day: DayOfPlan, date: string, half: number): number {
  if (half === 0) return DAY / 2;
  let left = half * 60_000;
  for (const { start, end } of day.intervals) {
    if (left <= end - start) {
      const point = wallMinute(day.zona_horaria, date, start + left);
      return Math.min(Math.max(point, 1), DAY - 1);
    }
    left -= end - start;
  }
  return DAY / 2;
}

/**
 * Scheduled minutes of a working day between two times. The part of its shift that lies past
 * midnight belongs to it: there a time is one of the next day.
 */
export function coveredMinutes(
  day: DayOfPlan,
  date: string,
  { from, to }: { from: number; to: number },
): number {
  const { zona_horaria } = day;
  let covered = 0;
  for (const { start, end } of day.intervals) {
    const opening = wallMinute(zona_horaria, date, start);
    const closing = wallMinute(zona_horaria, date, end);
    for (const shift of [0, DAY]) {
      const overlap = Math.min(closing, to + shift) - Math.max(opening, from + shift);
      covered += Math.max(0, overlap);
    }
  }
  return Math.min(covered, day.minutos_previstos);
}

import type { CalendarAbsence } from "@atrio/contract/calendar/calendar";
import { requestStates } from "@atrio/contract/kinds";

import { epochDay } from "../../lib/calendar/dates.ts";

import type { PlanDay } from "./calendar.rules.ts";

/** A day, or part of one (minutes of the local day), of an own request in force. */
export type AbsenceDay = {
  solicitud_id: number;
  pe_solicitud_tipo_id: number;
  aprobada: boolean;
  fecha: string;
  desde_minuto: number;
  hasta_minuto: number;
  /** Scheduled minutes that it covers. */
  minutos: number;
  /** True for an open-ended request. */
  sin_fecha_fin?: boolean;
};

type Stretch = CalendarAbsence["periodos"][number];

const endOfDay = 1440;

/** True if an absence covers the whole of its day. */
export function isWhole(day: Pick<AbsenceDay, "desde_minuto" | "hasta_minuto">): boolean {
  return day.desde_minuto === 0 && day.hasta_minuto === endOfDay;
}

/** Dates that an approved absence covers whole. */
export function wholeDates(rows: readonly AbsenceDay[]): Set<string> {
  return new Set(rows.filter((row) => row.aprobada && isWhole(row)).map((row) => row.fecha));
}

/** Dates with scheduled time that an approved absence covers. */
export function absentDates(rows: readonly AbsenceDay[]): Set<string> {
  return new Set(rows.filter((row) => row.aprobada && row.minutos > 0).map((row) => row.fecha));
}

/**
 * Days of one request, in order, as stretches: whole days that follow one another are one, a part of
 * a day is one. A part that begins or ends with its day is shown from or to where the schedule of
 * that day begins or ends, if it does within the part.
 */
export function stretchesOf(
  rows: readonly AbsenceDay[],
  planOn: (date: string) => PlanDay | undefined,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const row of rows) {
    const last = stretches.at(-1);
    if (last !== undefined && isWhole(row) && continues(last, row.fecha)) {
      last.fecha_fin = row.fecha;
      last.dias += row.minutos > 0 ? 1 : 0;
      last.minutos += row.minutos;
      continue;
    }
    stretches.push({
      fecha_inicio: row.fecha,
      fecha_fin: row.fecha,
      ...timesOf(row, planOn(row.fecha)),
      dias: row.minutos > 0 ? 1 : 0,
      minutos: row.minutos,
    });
  }
  return stretches;
}

/** Rows of several requests as absences, by the first day of each. */
export function absencesOf<R extends AbsenceDay>(
  rows: readonly R[],
  options: { planOn: (date: string) => PlanDay | undefined; nameOf: (row: R) => string },
): CalendarAbsence[] {
  return [...Map.groupBy(rows, (row) => row.solicitud_id)].flatMap(([id, own]) => {
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        solicitud_id: id,
        pe_solicitud_tipo_id: first.pe_solicitud_tipo_id,
        nombre: options.nameOf(first),
        estado_id: own.some((row) => row.aprobada) ? requestStates.approved : requestStates.pending,
        sin_fecha_fin: first.sin_fecha_fin ?? false,
        periodos: stretchesOf(own, options.planOn),
      },
    ];
  });
}

function continues(last: Stretch, date: string): boolean {
  return last.hora_inicio === null && epochDay(date) === epochDay(last.fecha_fin) + 1;
}

function timesOf(
  row: AbsenceDay,
  plan: PlanDay | undefined,
): Pick<Stretch, "hora_inicio" | "hora_fin"> {
  if (isWhole(row)) return { hora_inicio: null, hora_fin: null };
  const opening = minuteOf(plan?.tramos.at(0)?.inicio) ?? 0;
  const closing = minuteOf(plan?.tramos.at(-1)?.fin) ?? endOfDay;
  const isOvernight = closing <= opening;
  const from = row.desde_minuto === 0 && opening < row.hasta_minuto ? opening : row.desde_minuto;
  const until =
    row.hasta_minuto === endOfDay && !isOvernight && closing > row.desde_minuto
      ? closing
      : row.hasta_minuto;
  return { hora_inicio: clockOf(from), hora_fin: clockOf(until % endOfDay) };
}

function minuteOf(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function clockOf(minute: number): string {
  const pad = (value: number): string => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

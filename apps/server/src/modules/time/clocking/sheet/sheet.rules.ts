import { requestStates, workdayStatusIds } from "@atrio/contract/kinds";
import type { ClosureState } from "@atrio/contract/time/closures";
import type { Workday } from "@atrio/contract/time/time";

import type { WorkerMarks } from "../clocking.rules.ts";

import type { Viewer } from "./absences.rules.ts";

/** A day of the sheet without its signings. */
export type DayFigures = Omit<Workday, "fichajes">;

export type MonthTotals = {
  minutos_previstos: number;
  minutos_previstos_hasta_hoy: number;
  minutos_trabajados: number;
  minutos_pausa: number;
  saldo_minutos: number;
  dias_trabajados: number;
  dias_incorrectos: number;
};

export type MonthSummary = MonthTotals & {
  year: number;
  month: number;
  minutos_por_trabajar: number;
};

type DayMarks = Pick<
  Workday,
  | "mes_cerrado"
  | "incidencia"
  | "correccion_pendiente_id"
  | "cambios"
  | "objetado"
  | "cambios_sin_responder"
>;

/**
 * True if a day's newest incidence keeps its signings from being changed (Rule TIME-26): until it
 * is rejected, except a pending one without validation or comment, which follows the day.
 */
export function isHeld(incidence: { retiene: boolean } | null): boolean {
  return incidence?.retiene === true;
}

/** Marks of a single day. */
export function marksOn(marks: WorkerMarks, date: string): DayMarks {
  const found = marks.incidencias.find((one) => one.dia === date);
  const changed = marks.cambiados.find((one) => one.dia === date);
  return {
    mes_cerrado: marks.meses_cerrados.includes(date.slice(0, 7)),
    incidencia:
      found === undefined
        ? null
        : {
            id: found.id,
            estado_id: found.estado_id,
            minutos: found.minutos,
            retiene: found.retiene,
          },
    correccion_pendiente_id:
      marks.correcciones.find((one) => one.dia === date)?.solicitud_id ?? null,
    cambios: changed?.cambios ?? 0,
    objetado: changed?.objetado ?? false,
    cambios_sin_responder: marks.sin_responder.find((one) => one.dia === date)?.cambios ?? 0,
  };
}

/**
 * Actions of a reader on a day, apart from a running clock (Rules TIME-24, TIME-26 and TIME-52):
 * the worker changes days before today, clones over days of the current month and asks for
 * corrections; a supervisor changes any day that has begun.
 */
export function abilitiesOn(input: {
  viewer: Viewer;
  date: string;
  today: string;
  marks: DayMarks;
}): Workday["can"] {
  const { viewer, date, today, marks } = input;
  const isFree = !marks.mes_cerrado && !isHeld(marks.incidencia);
  if (viewer === "supervisor") {
    return { editar: isFree && date <= today, clonar: false, corregir: false };
  }
  const editable = viewer === "worker" && isFree && date < today;
  return {
    editar: editable,
    clonar: editable && date.slice(0, 7) === today.slice(0, 7),
    corregir: editable && marks.correccion_pendiente_id === null,
  };
}

function sum(days: readonly DayFigures[], pick: (day: DayFigures) => number): number {
  return days.reduce((total, day) => total + pick(day), 0);
}

/**
 * Totals of a month's sheet. Minutes expected to date are the base of the balance: past days in
 * full, today as far as worked, no future day.
 */
export function summaryOf(days: readonly DayFigures[]): MonthTotals {
  return {
    minutos_previstos: sum(days, (day) => day.minutos_previstos),
    minutos_previstos_hasta_hoy: sum(days, (day) => day.minutos_trabajados - day.saldo_minutos),
    minutos_trabajados: sum(days, (day) => day.minutos_trabajados),
    minutos_pausa: sum(days, (day) => day.minutos_pausa),
    saldo_minutos: sum(days, (day) => day.saldo_minutos),
    dias_trabajados: days.filter((day) => day.minutos_trabajados > 0).length,
    dias_incorrectos: days.filter((day) => day.estado_id === workdayStatusIds.wrong).length,
  };
}

/** Minutes that the schedule still asks of the day whose signing is open; 0 without one. */
export function minutesToWork(running: DayFigures | undefined): number {
  if (running === undefined) return 0;
  const due = running.minutos_trabajados - running.saldo_minutos;
  return Math.max(0, running.minutos_previstos - due);
}

/** Closure request of a month with its frozen figures. */
export type MonthClosing = {
  estado_id: number;
  vigente: boolean;
  minutos_previstos: number;
  minutos_trabajados: number;
  saldo_minutos: number;
};

/** A month of the yearly view; minutes are frozen once its closure is asked for. */
export type YearMonth = {
  month: number;
  minutos_previstos: number;
  minutos_previstos_hasta_hoy: number;
  minutos_trabajados: number;
  saldo_minutos: number;
  cierre: ClosureState;
  /** Month that ends before the worker's time is recorded (Rule TIME-134). */
  sin_registro: boolean;
};

function closureState(closing: MonthClosing | undefined): ClosureState {
  if (closing === undefined) return "abierto";
  if (closing.estado_id === requestStates.rejected) return "rechazado";
  // An approved month that an administrator reopened is open again.
  if (!closing.vigente) return "abierto";
  return closing.estado_id === requestStates.approved ? "aprobado" : "pendiente";
}

/** A month of the yearly view from its days and its closure. */
export function yearMonthOf(input: {
  month: number;
  days: readonly DayFigures[];
  closing: MonthClosing | undefined;
}): YearMonth {
  const { month, days, closing } = input;
  const state = closureState(closing);
  if (closing?.vigente !== true) {
    const totals = summaryOf(days);
    return {
      month,
      minutos_previstos: totals.minutos_previstos,
      minutos_previstos_hasta_hoy: totals.minutos_previstos_hasta_hoy,
      minutos_trabajados: totals.minutos_trabajados,
      saldo_minutos: totals.saldo_minutos,
      cierre: state,
      sin_registro: days.every((day) => day.sin_registro),
    };
  }
  return {
    month,
    minutos_previstos: closing.minutos_previstos,
    minutos_previstos_hasta_hoy: closing.minutos_previstos,
    minutos_trabajados: closing.minutos_trabajados,
    saldo_minutos: closing.saldo_minutos,
    cierre: state,
    sin_registro: false,
  };
}

/** Sums of the months of a year. */
export function yearTotals(months: readonly YearMonth[]) {
  const total = (pick: (month: YearMonth) => number): number =>
    months.reduce((minutes, month) => minutes + pick(month), 0);
  return {
    minutos_previstos: total((month) => month.minutos_previstos),
    minutos_previstos_hasta_hoy: total((month) => month.minutos_previstos_hasta_hoy),
    minutos_trabajados: total((month) => month.minutos_trabajados),
    saldo_minutos: total((month) => month.saldo_minutos),
  };
}

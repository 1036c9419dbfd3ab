import { workdayStatusIds } from "@atrio/contract/palette";
import type { Workday } from "@atrio/contract/time";

export type MonthTotals = {
  minutos_previstos: number;
  minutos_previstos_hasta_hoy: number;
  minutos_trabajados: number;
  minutos_pausa: number;
  saldo_minutos: number;
  dias_trabajados: number;
  dias_incorrectos: number;
};

export type MonthSummary = MonthTotals & { year: number; month: number };

function sum(days: readonly Workday[], pick: (day: Workday) => number): number {
  return days.reduce((total, day) => total + pick(day), 0);
}

/** Totals of a month's sheet; the balance is that of its days, so days to come do not count. */
export function summaryOf(days: readonly Workday[], today: string): MonthTotals {
  const past = days.filter((day) => day.dia <= today);
  return {
    minutos_previstos: sum(days, (day) => day.minutos_previstos),
    minutos_previstos_hasta_hoy: sum(past, (day) => day.minutos_previstos),
    minutos_trabajados: sum(days, (day) => day.minutos_trabajados),
    minutos_pausa: sum(days, (day) => day.minutos_pausa),
    saldo_minutos: sum(days, (day) => day.saldo_minutos),
    dias_trabajados: days.filter((day) => day.minutos_trabajados > 0).length,
    dias_incorrectos: days.filter((day) => day.estado_id === workdayStatusIds.wrong).length,
  };
}

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { ErrorCode } from "@atrio/contract/errors";
import type { listShutdownPeople, ShutdownState } from "@atrio/contract/leave/shutdowns";

import { addDays, datesBetween, epochDay } from "../../../../lib/calendar/dates.ts";

/** Most days of a closure. */
const longest = 62;

/** True if the days of a closure are in order and not too many. */
export function isShutdownRange(desde: string, hasta: string): boolean {
  const days = epochDay(hasta) - epochDay(desde) + 1;
  return days >= 1 && days <= longest;
}

/** Contract of a person and the days on which they are away already. */
export type Free = {
  fecha_alta: string;
  fecha_baja: string | null;
  away: ReadonlySet<string>;
};

/** Days of a closure that are left to charge to a person, in order. */
export function freeDates(
  { desde, hasta }: { desde: string; hasta: string },
  { fecha_alta, fecha_baja, away }: Free,
): string[] {
  return datesBetween(desde, hasta).filter(
    (date) => date >= fecha_alta && (fecha_baja === null || date <= fecha_baja) && !away.has(date),
  );
}

/** Periods of days in a row. */
export function periodsOf(
  dates: readonly string[],
): Array<{ fecha_inicio: string; fecha_fin: string; pe_tipo_periodo_id: number }> {
  const periods: ReturnType<typeof periodsOf> = [];
  for (const date of dates) {
    const last = periods.at(-1);
    if (last !== undefined && addDays(last.fecha_fin, 1) === date) last.fecha_fin = date;
    else periods.push({ fecha_inicio: date, fecha_fin: date, pe_tipo_periodo_id: 1 });
  }
  return periods;
}

/** A person of a closure as the job finds them. */
export type Place = {
  trabajador_id: number;
  exceptuado: boolean;
  estado: ShutdownState;
  solicitud_id: number | null;
};

/** Act that a person's absence needs; null for none. */
export function actFor(place: Place, isUndone: boolean): "enter" | "withdraw" | "drop" | null {
  const isWanted = !isUndone && !place.exceptuado;
  if (isWanted) return place.estado === "pendiente" ? "enter" : null;
  if (place.estado === "retirada") return null;
  return place.solicitud_id === null ? "drop" : "withdraw";
}

type Problem = EndpointResponse<typeof listShutdownPeople>["data"][number]["problema"];

/** Error code of an attempt, as it is shown. */
export function shownProblem(code: string | null): Problem {
  if (code === null) return null;
  const known: Partial<Record<ErrorCode, Problem>> = {
    "leave.not_enough": "saldo",
    "leave.nothing_counts": "sin_dias",
    "leave.period_required": "sin_dias",
    "leave.outside_employment": "sin_dias",
    "leave.year_locked": "cerrado",
    "closure.month_closed": "cerrado",
  };
  return Object.entries(known).find(([key]) => key === code)?.[1] ?? "otra";
}

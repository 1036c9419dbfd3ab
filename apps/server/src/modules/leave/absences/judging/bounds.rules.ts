import type { ErrorCode } from "@atrio/contract/errors";
import type { AskedPeriod } from "@atrio/contract/leave/absences";
import type { LeaveType } from "@atrio/contract/leave/leave";

import { addDays, addMonths, epochDay } from "../../../../lib/calendar/dates.ts";

/**
 * Days that may be asked for: those of the contract, near enough to `today` (local date); of any
 * distance and length for administrators.
 */
export type Bounds = {
  today: string;
  fecha_alta: string;
  fecha_baja: string | null;
  isOffice?: boolean;
};

/** Why periods lie too far away, last too long or too short; the figure in calendar months. */
export type BoundsProblem = {
  code: ErrorCode;
  available?: { amount: number; unit: "months" };
};

type Terms = Pick<LeaveType, "minimo_meses" | "maximo_meses">;

/** Months from today within which a leave begins; without terms of its own it also ends there. */
const nearMonths = 18;
/** Longest period, in months, of a rule without terms of its own. */
const usualMonths = 24;

const inMonths = (code: ErrorCode, amount: number): BoundsProblem => ({
  code,
  available: { amount, unit: "months" },
});

/**
 * Terms of a rule (Rule LEAVE-70): a leave begins within 18 months of today, ends within them or
 * within the rule's longest duration, and each period lasts as long as the rule says.
 */
export function boundsProblem(
  periods: readonly AskedPeriod[],
  rule: Terms,
  bounds: Bounds,
): BoundsProblem | null {
  const first = periods.map((one) => one.fecha_inicio).reduce((a, b) => (a < b ? a : b));
  const last = periods.map((one) => one.fecha_fin).reduce((a, b) => (a > b ? a : b));
  const isEmployed =
    first >= bounds.fecha_alta && (bounds.fecha_baja === null || last <= bounds.fecha_baja);
  if (bounds.isOffice === true) return isEmployed ? null : { code: "leave.outside_employment" };
  const [earliest, latest] = [-nearMonths, nearMonths].map((months) =>
    addMonths(bounds.today, months),
  );
  if (first < (earliest ?? "") || first > (latest ?? "")) {
    return inMonths("leave.too_far", nearMonths);
  }
  const longest = rule.maximo_meses ?? usualMonths;
  if (periods.some((one) => one.fecha_fin > endAfter(one.fecha_inicio, longest))) {
    return inMonths("leave.too_long", longest);
  }
  if (last > (latest ?? "") && last > endAfter(first, rule.maximo_meses ?? 0)) {
    return inMonths("leave.too_far", rule.maximo_meses ?? nearMonths);
  }
  const { minimo_meses } = rule;
  if (minimo_meses !== null && periods.some((one) => isShorter(one, minimo_meses))) {
    return inMonths("leave.too_short", minimo_meses);
  }
  return isEmployed ? null : { code: "leave.outside_employment" };
}

/** Last day of so many months from a date. */
function endAfter(date: string, months: number): string {
  return addDays(addMonths(date, months), -1);
}

function isShorter({ fecha_inicio, fecha_fin }: AskedPeriod, months: number): boolean {
  return epochDay(fecha_fin) < epochDay(endAfter(fecha_inicio, months));
}

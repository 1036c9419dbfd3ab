import type { ErrorCode } from "@atrio/contract/errors";
import { medicalKinds, periodKinds, requestKinds } from "@atrio/contract/kinds";
import type { AskedPeriod } from "@atrio/contract/leave/absences";
import type { BrokenDateRule } from "@atrio/contract/leave/date-rules";
import type { LeaveType } from "@atrio/contract/leave/leave";
import type { LeaveUnit } from "@atrio/contract/request-view";

import { datesBetween } from "../../../../lib/calendar/dates.ts";
import { wallMinute } from "../../../../lib/calendar/zone.ts";
import { givenBackBy } from "../displacing/displacing.rules.ts";
import type { NaturalRule } from "../displacing/displacing.rules.ts";

import { boundsProblem } from "./bounds.rules.ts";
import type { Bounds } from "./bounds.rules.ts";

/** A figure of an error's text: days with at most two decimals, whole minutes or calendar months. */
export type Figure = { amount: number; unit: "days" | "minutes" | "months"; year?: number };

/** Reason why a request would be refused. */
export type Problem = {
  code: ErrorCode;
  field: string | null;
  available?: Figure;
  /** Name of a rule by dates, and days that break it. */
  broken?: Pick<BrokenDateRule, "nombre" | "dias">;
};

/** Fields of a leave rule that govern asking. */
export type AskingRule = Pick<
  LeaveType,
  | "pe_solicitud_tipo_id"
  | "codigo"
  | "saldo"
  | "unidad"
  | "maximo_consecutivo"
  | "requiere_documento"
  | "admite_medio_dia"
  | "admite_horas"
  | "minimo_meses"
  | "maximo_meses"
>;

/** Cost of a day of a request, as `ausencia` stores it. */
export type Day = {
  fecha: string;
  /** Minutes of the local day, half-open. */
  desde_minuto: number;
  hasta_minuto: number;
  minutos: number;
  coste: number;
};

/** A day of another own request in force. */
export type OtherDay = Day & {
  solicitud_id: number;
  pe_solicitud_tipo_id: number;
  estado_id: number;
  codigo: string;
  saldo: NaturalRule["saldo"];
};

/** A day's part in which the worker has clocked, in minutes of the local day. */
export type ClockedPart = { fecha: string; desde: number; hasta: number };

/** Rest of the rule's limits, in its unit. */
export type LimitVerdict = {
  limite: { por: "hecho" | "anyo"; usado: number; disponible: number; exceeded: boolean } | null;
  tooManyInARow: boolean;
};

/** Rest of the charged balance, by year of the days. */
export type BalanceVerdict = {
  unidad: LeaveUnit;
  anyos: ReadonlyArray<{ anyo: number }>;
  shortage: { anyo: number; available: number } | null;
};

/**
 * Context a request is judged against: closed months, locked years, other absences, clocked time.
 */
export type Surroundings = {
  /** `YYYY-MM` of months whose closure is asked for or approved. */
  closedMonths: ReadonlySet<string>;
  lockedYears: ReadonlySet<number>;
  /** Days of the approved request that would be replaced. */
  replaced: readonly Day[];
  /** Days of the worker's other requests, without the edited or replaced one. */
  others: readonly OtherDay[];
  clocked: readonly ClockedPart[];
  /** Minutes scheduled on a date. */
  scheduledOn: (date: string) => number;
  limits: LimitVerdict;
  /** Null where the rule spends none. */
  balance: BalanceVerdict | null;
  /** Files that go with it. */
  documents: number;
  /** The proof that its rule asks for may follow. */
  isProofLater: boolean;
};

const field = "periodos";

/**
 * Problems of the periods themselves (Rule LEAVE-18): at least one, in order, no day twice, of a
 * kind that the rule allows, within the contract and the rule's terms (Rule LEAVE-70).
 */
export function periodProblems(
  periods: readonly AskedPeriod[],
  rule: AskingRule,
  bounds: Bounds,
): Problem[] {
  if (periods.length === 0) return [{ code: "leave.period_required", field }];
  const form = periods.map((period) => formProblem(period, rule));
  const misformed = form.find((code) => code !== null);
  const wrong =
    misformed === undefined ? boundsProblem(periods, rule, bounds) : { code: misformed };
  if (wrong !== null) return [{ field, ...wrong }];
  const dates = periods.flatMap((one) => datesBetween(one.fecha_inicio, one.fecha_fin));
  const isRepeated = new Set(dates).size < dates.length;
  return isRepeated ? [{ code: "leave.period_repeated", field }] : [];
}

function formProblem(period: AskedPeriod, rule: AskingRule): ErrorCode | null {
  const { pe_tipo_periodo_id, hora_inicio, hora_fin } = period;
  if (period.fecha_fin < period.fecha_inicio) return "leave.period_order";
  if (!isAllowed(pe_tipo_periodo_id, rule)) return "leave.period_kind";
  if (pe_tipo_periodo_id !== periodKinds.fullDays && period.fecha_fin !== period.fecha_inicio) {
    return "leave.period_kind";
  }
  const isTimed = hora_inicio !== undefined || hora_fin !== undefined;
  if (pe_tipo_periodo_id !== periodKinds.hours) return isTimed ? "leave.period_kind" : null;
  if (hora_inicio === undefined || hora_fin === undefined) return "leave.period_kind";
  return hora_inicio < hora_fin ? null : "leave.period_order";
}

/** Paid hours are hours; every other kind may be asked for in whole days, and as its rule says. */
function isAllowed(kind: number, rule: AskingRule): boolean {
  const isPaidHours = rule.pe_solicitud_tipo_id === requestKinds.paidHours;
  if (kind === periodKinds.hours) return isPaidHours || rule.admite_horas;
  if (isPaidHours) return false;
  return kind === periodKinds.fullDays || rule.admite_medio_dia;
}

/** Sum of costs, exact to the hundredth. */
export function totalCost(days: ReadonlyArray<Pick<Day, "coste">>): number {
  return days.reduce((sum, day) => sum + Math.round(day.coste * 100), 0) / 100;
}

/** Problems of the requested days (Rules LEAVE-28 and LEAVE-18). */
export function dayProblems(
  days: readonly Day[],
  rule: AskingRule,
  around: Surroundings,
  periods: readonly AskedPeriod[],
): Problem[] {
  return [
    lockProblem(days, rule, around),
    costProblem(days, periods, around),
    overlapsWith(days, rule, around.others).some((one) => !one.yields)
      ? { code: "leave.overlap" as const, field }
      : null,
    balanceProblem(around.balance),
    limitProblem(rule, around),
    consecutiveProblem(rule, around),
    ...(rule.pe_solicitud_tipo_id === requestKinds.paidHours ? hoursProblems(days, around) : []),
    rule.requiere_documento && around.documents === 0 && !around.isProofLater
      ? { code: "leave.document_required" as const, field: "documento_ids" }
      : null,
  ].filter((one) => one !== null);
}

/** Days that differ between the request and the one it would replace. */
export function changedDates(days: readonly Day[], replaced: readonly Day[]): string[] {
  const keyOf = (day: Day): string => `${day.fecha} ${day.desde_minuto} ${day.hasta_minuto}`;
  const [now, before] = [new Set(days.map(keyOf)), new Set(replaced.map(keyOf))];
  const changed = [
    ...days.filter((day) => !before.has(keyOf(day))),
    ...replaced.filter((day) => !now.has(keyOf(day))),
  ];
  return [...new Set(changed.map((day) => day.fecha))];
}

/** Problems of withdrawing an absence: its days are in no locked year and no closed month. */
export function withdrawalProblems(
  rule: Pick<AskingRule, "pe_solicitud_tipo_id">,
  around: Pick<Surroundings, "replaced" | "closedMonths" | "lockedYears">,
): Problem[] {
  const problem = lockProblem([], rule, around);
  return problem === null ? [] : [problem];
}

/** True if days are parts of others: a rectification that only shortens. */
export function isWithin(days: readonly Day[], others: readonly Day[]): boolean {
  return days.every((day) =>
    others.some(
      (other) =>
        other.fecha === day.fecha &&
        other.desde_minuto <= day.desde_minuto &&
        day.hasta_minuto <= other.hasta_minuto,
    ),
  );
}

/**
 * The annual lock, and the closed month: its figures are frozen, so that only medical kinds are
 * still accepted.
 */
function lockProblem(
  days: readonly Day[],
  rule: Pick<AskingRule, "pe_solicitud_tipo_id">,
  around: Pick<Surroundings, "replaced" | "closedMonths" | "lockedYears">,
): Problem | null {
  const changed = changedDates(days, around.replaced);
  if (changed.some((date) => around.lockedYears.has(Number(date.slice(0, 4))))) {
    return { code: "leave.year_locked", field };
  }
  const isMedical = medicalKinds.includes(rule.pe_solicitud_tipo_id);
  const isClosed = changed.some((date) => around.closedMonths.has(date.slice(0, 7)));
  return isClosed && !isMedical ? { code: "closure.month_closed", field } : null;
}

function costProblem(
  days: readonly Day[],
  periods: readonly AskedPeriod[],
  around: Surroundings,
): Problem | null {
  const hours = periods.filter((one) => one.pe_tipo_periodo_id === periodKinds.hours);
  if (hours.some((one) => around.scheduledOn(one.fecha_inicio) === 0)) {
    return { code: "leave.day_without_hours", field };
  }
  const dates = new Set(hours.map((one) => one.fecha_inicio));
  if (days.some((day) => dates.has(day.fecha) && day.minutos === 0)) {
    return { code: "leave.outside_schedule", field };
  }
  return totalCost(days) === 0 ? { code: "leave.nothing_counts", field } : null;
}

/** Days in a row, also over several requests of the same rule (Rule LEAVE-19: three of medical rest). */
function consecutiveProblem(rule: AskingRule, { limits }: Surroundings): Problem | null {
  if (rule.maximo_consecutivo === null || !limits.tooManyInARow) return null;
  if (rule.pe_solicitud_tipo_id === requestKinds.medicalRest) {
    return { code: "leave.medical_rest_days", field };
  }
  const available: Figure = { amount: rule.maximo_consecutivo, unit: "days" };
  return { code: "leave.over_limit", field, available };
}

function limitProblem(rule: AskingRule, { limits }: Surroundings): Problem | null {
  if (limits.limite === null || !limits.limite.exceeded) return null;
  const unit = rule.unidad === "horas" ? "minutes" : "days";
  const { por, usado, disponible } = limits.limite;
  const code = por === "hecho" && usado > 0 ? "leave.over_occasion" : "leave.over_limit";
  return { code, field, available: { amount: Math.max(0, disponible), unit } };
}

/** Problem of the balance: the rest of the first year without enough. */
function balanceProblem(balance: BalanceVerdict | null): Problem | null {
  const shortage = balance?.shortage ?? null;
  if (balance === null || shortage === null) return null;
  const { anyo, available } = shortage;
  const unit = balance.unidad === "horas" ? "minutes" : "days";
  const shown = balance.anyos.length > 1 ? { year: anyo } : {};
  const amount = Math.max(0, available);
  return { code: "leave.not_enough", field, available: { amount, unit, ...shown } };
}

/** Paid hours: enough hours left on each day, and none of them clocked already (Rule LEAVE-20). */
function hoursProblems(days: readonly Day[], around: Surroundings): Problem[] {
  for (const day of days) {
    const taken = around.others
      .filter((one) => one.fecha === day.fecha)
      .reduce((sum, one) => sum + minutesTaken(one), 0);
    const left = Math.max(0, around.scheduledOn(day.fecha) - taken);
    if (day.hasta_minuto - day.desde_minuto <= left) continue;
    return [
      { code: "leave.not_enough_hours", field, available: { amount: left, unit: "minutes" } },
    ];
  }
  const isClocked = days.some((day) =>
    around.clocked.some(
      (part) =>
        part.fecha === day.fecha && part.desde < day.hasta_minuto && day.desde_minuto < part.hasta,
    ),
  );
  return isClocked ? [{ code: "leave.clocked", field }] : [];
}

function minutesTaken(other: OtherDay): number {
  const isPaidHours = other.pe_solicitud_tipo_id === requestKinds.paidHours;
  return isPaidHours ? other.coste : other.minutos;
}

/** An own day that overlaps; `yields` where it is displaced (Rule LEAVE-60). */
export type Overlap = OtherDay & { yields: boolean };

/** The own days in force that lie over days asked for by a rule. */
export function overlapsWith(
  days: readonly Day[],
  rule: NaturalRule,
  others: readonly OtherDay[],
): Overlap[] {
  const byDate = new Map<string, Day[]>();
  for (const day of days) byDate.set(day.fecha, [...(byDate.get(day.fecha) ?? []), day]);
  return others
    .filter((other) => (byDate.get(other.fecha) ?? []).some((day) => doOverlap(day, other)))
    .map((other) => ({ ...other, yields: givenBackBy(rule, other) !== null }));
}

function doOverlap(one: Day, other: Day): boolean {
  return one.desde_minuto < other.hasta_minuto && other.desde_minuto < one.hasta_minuto;
}

/**
 * The part of a date that a signing covers where the day is worked, null for none; instants in
 * milliseconds since 1970.
 */
export function clockedPart(
  signing: { start: number; end: number },
  date: string,
  zone: string,
): ClockedPart | null {
  const from = Math.max(0, wallMinute(zone, date, signing.start));
  const to = Math.min(1440, wallMinute(zone, date, signing.end));
  return from < to ? { fecha: date, desde: from, hasta: to } : null;
}

/** Problems of rules by dates that impede (Rules LEAVE-100 and LEAVE-101). */
export function brokenProblems(broken: readonly BrokenDateRule[]): Problem[] {
  return broken
    .filter((one) => one.impide)
    .map((one) => ({
      code: one.clase === "bloqueo" ? "leave.blocked_period" : "leave.below_cover",
      field: "periodos",
      broken: one,
    }));
}

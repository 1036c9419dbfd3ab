import type { compensationKinds, incidenceStates } from "@atrio/contract/time/hours-bank";
import type { Workday } from "@atrio/contract/time/time";

import { DAY_MS, addDays, epochDay } from "../../../lib/calendar/dates.ts";
import { dateAt, readingsOf } from "../../../lib/calendar/zone.ts";

/** States of an incidence (Rule TIME-65). */
export const states: typeof incidenceStates = {
  pending: 1,
  rejected: 2,
  approved: 3,
  transferred: 4,
};

/** Compensation of an incidence's hours (Rule TIME-66). */
export const compensations: typeof compensationKinds = { hoursBag: 1, payroll: 2, holidays: 3 };

/** Rules of saving a year's differences; minutes. */
export type SavingRules = {
  activa: boolean;
  umbral_minutos: number;
  intervalo_minutos: number;
  maximo_diario_minutos: number;
};

/**
 * Saved part of a day's difference (worked minus scheduled): nothing up to the threshold, else its
 * absolute figure rounded down to the interval. The daily maximum limits overtime only: missing
 * hours count in full.
 */
export function savedMinutes(difference: number, rules: SavingRules): number {
  const absolute = Math.abs(difference);
  if (!rules.activa || absolute <= rules.umbral_minutos) return 0;
  const rounded = absolute - (absolute % rules.intervalo_minutos);
  return difference > 0 ? Math.min(rounded, rules.maximo_diario_minutos) : -rounded;
}

/**
 * The incidence that a past day yields, if any. A day without signings is an absence or a forgotten
 * punch, one with an open signing is not over, one before the start of recording expects nothing: none
 * of them yields anything.
 */
export function yieldOf(
  day: Pick<Workday, "fichajes" | "minutos_previstos" | "minutos_trabajados" | "sin_registro">,
  rules: SavingRules,
): { minutos_diferencia: number; minutos: number } | undefined {
  const isOver = day.fichajes.every(({ hora_fin }) => hora_fin !== null);
  if (day.fichajes.length === 0 || !isOver || day.sin_registro) return undefined;
  const difference = day.minutos_trabajados - day.minutos_previstos;
  const saved = savedMinutes(difference, rules);
  return saved === 0 ? undefined : { minutos_diferencia: difference, minutos: saved };
}

/** Part of approved minutes that enters a year with `balance`: overtime only up to its cap. */
export function creditedMinutes(
  minutes: number,
  year: { balance: number; cap: number | null },
): number {
  if (minutes <= 0 || year.cap === null) return minutes;
  return Math.min(minutes, Math.max(0, year.cap - year.balance));
}

/**
 * Part of credited minutes that can leave a year with `balance`: never more than it holds, because
 * used or expired minutes are not paid again. Owed hours leave in full.
 */
export function movableMinutes(credited: number, balance: number): number {
  return credited <= 0 ? credited : Math.min(credited, Math.max(0, balance));
}

/**
 * The last date whose work is over in every zone of the company, so that its hours can be looked at:
 * a day is, from noon of the day after, when night shifts have ended. `now` in epoch milliseconds.
 */
export function lastReviewable(now: number, zones: readonly string[]): string {
  const [earliest] = zones.map((zone) => overBefore(now, zone)).toSorted();
  return earliest ?? overBefore(now, "UTC");
}

function overBefore(now: number, zone: string): string {
  const today = dateAt(zone, now);
  const noon = readingsOf(zone, epochDay(today) * DAY_MS + DAY_MS / 2).earlier;
  return addDays(today, now >= noon ? -1 : -2);
}

/** Splits a range of dates where a year ends and after at most `longest` days. */
export function stretchesOf(
  range: { desde: string; hasta: string },
  longest: number,
): Array<{ desde: string; hasta: string }> {
  const stretches: Array<{ desde: string; hasta: string }> = [];
  let from = range.desde;
  while (from <= range.hasta) {
    const ends = [addDays(from, longest - 1), `${from.slice(0, 4)}-12-31`, range.hasta];
    const [to = from] = ends.toSorted();
    stretches.push({ desde: from, hasta: to });
    from = addDays(to, 1);
  }
  return stretches;
}

/** The calendar year of a local date. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** State of an incidence, as a decision needs it. */
export type Standing = {
  estado_id: number;
  /** Person who approved or rejected the incidence; null while pending. */
  decidida_por: number | null;
  /** People who validated it for the administrator's review. */
  validada_por: readonly number[];
};

export type Decision = "validate" | "reject" | "approve";

/**
 * Effect of a decision: takes effect, repeats the same person's (then nothing changes), or comes
 * too late. A supervisor decides once: after validating there is no rejecting; an administrator's
 * decision is final (`isFinal`).
 */
export function outcomeOf(
  standing: Standing,
  decision: Decision,
  decider: { trabajador_id: number; isFinal: boolean },
): "takes_effect" | "taken" | "too_late" {
  const { trabajador_id } = decider;
  const validated = standing.validada_por.includes(trabajador_id);
  if (decision === "validate") {
    if (validated) return "taken";
    return standing.estado_id === states.pending ? "takes_effect" : "too_late";
  }
  if (standing.estado_id === states.pending) {
    return validated && !decider.isFinal ? "too_late" : "takes_effect";
  }
  const same =
    decision === "reject"
      ? standing.estado_id === states.rejected
      : standing.estado_id === states.approved || standing.estado_id === states.transferred;
  return same && standing.decidida_por === trabajador_id ? "taken" : "too_late";
}

/** Destination of approved hours: payroll, or the next year's bank. */
export type Destination = "nomina" | "anyo_siguiente";

/** Names of transfers in the statement. */
const transferKinds = { nomina: "traslado_nomina", anyo_siguiente: "traspaso" } as const;

/**
 * True if a transfer is new, was made before, or cannot be. Hours of the bag go anywhere, hours to
 * be paid go to payroll only, hours to be taken as holidays stay. `booked` are the kinds of
 * movements that the incidence has.
 */
export function transferOutcome(
  incidence: { estado_id: number; pe_compensacion_id: number },
  destination: Destination,
  booked: readonly string[],
): "takes_effect" | "taken" | "incidence.not_approved" | "incidence.not_transferable" {
  const isBag = incidence.pe_compensacion_id === compensations.hoursBag;
  const isPayroll = incidence.pe_compensacion_id === compensations.payroll;
  const fits = isBag || (isPayroll && destination === "nomina");
  if (incidence.estado_id === states.approved) {
    return fits ? "takes_effect" : "incidence.not_transferable";
  }
  if (incidence.estado_id !== states.transferred) return "incidence.not_approved";
  const isSame = isBag ? booked.includes(transferKinds[destination]) : fits;
  return isSame ? "taken" : "incidence.not_approved";
}

/** Movements of a transfer in the years of the bank: zeros where nothing is left. */
export function transferOf(
  hours: { anyo: number; abonados: number },
  destination: Destination,
  balance: number,
): Array<{ anyo: number; tipo: "traslado_nomina" | "traspaso"; minutos: number }> {
  const moved = movableMinutes(hours.abonados, balance);
  const tipo = transferKinds[destination];
  const out = { anyo: hours.anyo, tipo, minutos: 0 - moved };
  return destination === "nomina" ? [out] : [out, { anyo: hours.anyo + 1, tipo, minutos: moved }];
}

import { requestStates } from "@atrio/contract/kinds";
import type { MonthClosure, ClosureState } from "@atrio/contract/time/closures";

/** Obstacles to closing a month, as error codes of the contract. */
export type Impediment = MonthClosure["impedimentos"][number];

/** Facts that a month is judged by; dates are local, `YYYY-MM-DD`. */
export type MonthFacts = {
  /** First and last day of the worker in the company. */
  fecha_alta: string;
  fecha_baja: string | null;
  /** First day on which the worker's time is recorded. */
  inicio_registro: string;
  /** A signing of the month has no end. */
  has_open_signing: boolean;
  /** True while the clock runs, in any month. */
  is_running: boolean;
  has_pending_correction: boolean;
  has_pending_incidence: boolean;
};

type NewestRequest = { estado_id: number; cierre: { reabierto_en: string | null } | null };

/** State of a month from its newest request that was not taken back (Rule TIME-52). */
export function stateOfMonth(newest: NewestRequest | undefined): ClosureState {
  if (newest === undefined) return "abierto";
  if (newest.estado_id === requestStates.pending) return "pendiente";
  if (newest.estado_id === requestStates.rejected) return "rechazado";
  const isReopened = (newest.cierre?.reabierto_en ?? null) !== null;
  return newest.estado_id === requestStates.approved && !isReopened ? "aprobado" : "abierto";
}

/** True if a request keeps its month closed: pending, or approved and not reopened. */
export function isClosed(state: ClosureState): boolean {
  return state === "pendiente" || state === "aprobado";
}

/**
 * Why a month cannot be asked to be closed now, the most lasting reason first; empty when it can
 * (Rules TIME-52 and TIME-53).
 */
export function impedimentsOf(input: {
  state: ClosureState;
  facts: MonthFacts;
  desde: string;
  hasta: string;
  today: string;
}): Impediment[] {
  const { state, facts, desde, hasta, today } = input;
  const isOutside =
    hasta < facts.fecha_alta || (facts.fecha_baja !== null && desde > facts.fecha_baja);
  const found: Array<[boolean, Impediment]> = [
    [state === "aprobado", "closure.already_approved"],
    [state === "pendiente", "closure.already_requested"],
    [hasta >= today, "closure.not_ended"],
    [isOutside, "closure.outside_employment"],
    [!isOutside && hasta < facts.inicio_registro, "closure.before_recording"],
    [facts.has_open_signing, "closure.open_signing"],
    [facts.has_pending_correction, "closure.correction_pending"],
    [facts.has_pending_incidence, "closure.incidence_pending"],
    [facts.is_running && !facts.has_open_signing, "clock.running"],
  ];
  return found.filter(([stands]) => stands).map(([, code]) => code);
}

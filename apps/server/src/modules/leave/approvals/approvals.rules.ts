import type { ErrorCode } from "@atrio/contract/errors";
import { requestStates } from "@atrio/contract/kinds";

/** Fields that decide a request of any kind. */
export type RequestHead = {
  id: number;
  trabajador_id: number;
  pe_solicitud_tipo_id: number;
  estado_id: number;
  /** The administrator whose decision was final. */
  administrador_id: number | null;
};

/** A supervisor who was asked; `vigente` while they work here and supervise the worker. */
export type Approver = {
  supervisor_id: number;
  aprobada: boolean | null;
  vigente: boolean;
  /** Delegate of today; never the requester. */
  delegado_id: number | null;
};

export type Outcome = "approved" | "rejected";

/** A decision now, a repetition of the same one, or the reason against it. */
export type Verdict = "decide" | "repeat" | ErrorCode;

/** State that an outcome leads to. */
export function stateOf(outcome: Outcome): number {
  return outcome === "approved" ? requestStates.approved : requestStates.rejected;
}

/** People who may give an approval: the supervisor, also while a delegate decides. */
export function mayGive(one: Approver, workerId: number): boolean {
  return one.vigente && (one.supervisor_id === workerId || one.delegado_id === workerId);
}

/** Possible deciders of the awaited approvals, each once. */
export function awaitedOf(approvers: readonly Approver[]): number[] {
  const open = approvers.filter((one) => one.vigente && one.aprobada === null);
  const ids = open.flatMap((one) => [one.supervisor_id, one.delegado_id ?? one.supervisor_id]);
  return [...new Set(ids)];
}

/**
 * Joint outcome of the supervisors (Rule LEAVE-3): one rejection rejects, approval needs all; null
 * while an approver is awaited, or without approvers, when administrators decide.
 */
export function outcomeOf(approvers: readonly Approver[]): Outcome | null {
  if (approvers.some((one) => one.aprobada === false)) return "rejected";
  const approved = approvers.length > 0 && approvers.every((one) => one.aprobada === true);
  return approved ? "approved" : null;
}

/** Supervisors who are awaited and no longer supervise the worker: nobody waits for them. */
export function departedOf(approvers: readonly Approver[]): number[] {
  return approvers
    .filter((one) => one.aprobada === null && !one.vigente)
    .map((one) => one.supervisor_id);
}

/**
 * Judges a supervisor's decision: repeating it changes nothing (Rule LEAVE-4). Of several approvals
 * that a person may give, as a supervisor and as a delegate, the open ones are decided.
 */
export function judgeSupervisor(
  request: RequestHead,
  own: readonly Approver[],
  wanted: { aprobada: boolean },
): Verdict {
  const isPending = request.estado_id === requestStates.pending;
  if (isPending && own.some((one) => one.aprobada === null)) return "decide";
  const isSame = own.every((one) => one.aprobada === wanted.aprobada);
  return isSame ? "repeat" : "approval.already_decided";
}

/** An administrator decides a pending request of somebody else, for good. */
export function judgeAdministrator(
  request: RequestHead,
  wanted: { administrador_id: number; outcome: Outcome },
): Verdict {
  if (request.trabajador_id === wanted.administrador_id) return "approval.own";
  if (request.estado_id === requestStates.pending) return "decide";
  const isOwn = request.administrador_id === wanted.administrador_id;
  const isSame = request.estado_id === stateOf(wanted.outcome);
  return isOwn && isSame ? "repeat" : "approval.already_decided";
}

/** A worker may withdraw a request while nobody has decided on it. */
export function judgeWithdrawal(request: RequestHead, approvers: readonly Approver[]): Verdict {
  if (request.estado_id === requestStates.cancelled) return "repeat";
  const isUntouched = approvers.every((one) => one.aprobada === null);
  const isPending = request.estado_id === requestStates.pending;
  return isPending && isUntouched ? "decide" : "approval.already_decided";
}

import type { ErrorCode } from "@atrio/contract/errors";
import { requestKinds, requestStates } from "@atrio/contract/kinds";

/** Facts that decide the worker's actions on a request. */
export type OwnedRequest = {
  pe_solicitud_tipo_id: number;
  estado_id: number;
  /** The approved request that it would replace, and the rectification that replaced it. */
  rectifica_id: number | null;
  sustituida_por: number | null;
  /** A rectification of it is pending or approved. */
  rectificada: boolean;
  /** First day of it that is in force; null without one. */
  primer_dia: string | null;
  /** True if a day in force lies in a locked year. */
  anyo_cerrado: boolean;
};

type Kind = Pick<OwnedRequest, "pe_solicitud_tipo_id">;

/** Absences (1 to 8) and expenses (9); closures and corrections are only ever taken back. */
export function isAsked({ pe_solicitud_tipo_id }: Kind): boolean {
  return pe_solicitud_tipo_id <= requestKinds.expenses;
}

/** Kinds 1 to 8: they have days. */
export function isAbsence({ pe_solicitud_tipo_id }: Kind): boolean {
  return pe_solicitud_tipo_id < requestKinds.expenses;
}

/** Why an own request cannot be edited; null where it can: while it is pending (Rule LEAVE-13). */
export function judgeEdit(request: Pick<OwnedRequest, "estado_id">): ErrorCode | null {
  return request.estado_id === requestStates.pending ? null : "approval.already_decided";
}

/**
 * Why an own request cannot be cancelled; null for a pending one, or an approved absence before its
 * first day (Rule LEAVE-14). `today` is the worker's local date.
 */
export function judgeCancel(request: OwnedRequest, today: string): ErrorCode | null {
  if (!isAsked(request)) return "leave.not_cancellable";
  if (request.estado_id === requestStates.pending) return null;
  const isInForce = request.estado_id === requestStates.approved && request.sustituida_por === null;
  if (!isInForce || !isAbsence(request)) return "leave.not_cancellable";
  if (request.anyo_cerrado) return "leave.year_locked";
  return request.primer_dia !== null && request.primer_dia <= today ? "leave.started" : null;
}

/** Why an own absence cannot be rectified; null where it can: an approved one, once (Rule LEAVE-15). */
export function judgeRectify(request: OwnedRequest): ErrorCode | null {
  if (request.estado_id !== requestStates.approved) return "leave.not_approved";
  const isRectified = request.rectifica_id !== null || request.sustituida_por !== null;
  return isRectified || request.rectificada ? "leave.already_rectified" : null;
}

const takeFilesWhenApproved: readonly number[] = [requestKinds.paidLeave, requestKinds.unpaidLeave];

/** Files are added to a pending request, to an approved one only of paid or unpaid leave (Rule LEAVE-57). */
export function takesFiles(request: Kind & Pick<OwnedRequest, "estado_id">): boolean {
  if (!isAsked(request)) return false;
  if (request.estado_id === requestStates.pending) return true;
  const isApproved = request.estado_id === requestStates.approved;
  return isApproved && takeFilesWhenApproved.includes(request.pe_solicitud_tipo_id);
}

import type { ErrorCode } from "@atrio/contract/errors";
import { leaveKinds, requestKinds, requestStates } from "@atrio/contract/kinds";

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
  /** True if a closure of the company entered it, or the request that it rectifies. */
  de_cierre: boolean;
};

/** Kinds whose end the facts decide: rectified any number of times (Rule LEAVE-62). */
const endsByFacts: readonly number[] = [requestKinds.medicalLeave, requestKinds.paternity];

/** True if absences of a kind are rectified more than once. */
export function isRectifiedOften({ pe_solicitud_tipo_id }: Kind): boolean {
  return endsByFacts.includes(pe_solicitud_tipo_id);
}

/** True if one of the days in force has come. */
export function hasBegun(request: Pick<OwnedRequest, "primer_dia">, today: string): boolean {
  return request.primer_dia !== null && request.primer_dia <= today;
}

type Kind = Pick<OwnedRequest, "pe_solicitud_tipo_id">;

/** Leave and expenses; closures and corrections are only ever taken back. */
export function isAsked({ pe_solicitud_tipo_id }: Kind): boolean {
  return isAbsence({ pe_solicitud_tipo_id }) || pe_solicitud_tipo_id === requestKinds.expenses;
}

/** Leave: it has days. */
export function isAbsence({ pe_solicitud_tipo_id }: Kind): boolean {
  return leaveKinds.includes(pe_solicitud_tipo_id);
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
  // An approved withdrawal has no days of its own.
  if (request.rectifica_id !== null && request.primer_dia === null) return "leave.not_cancellable";
  if (request.anyo_cerrado) return "leave.year_locked";
  if (request.de_cierre) return "leave.company_shutdown";
  return hasBegun(request, today) ? "leave.started" : null;
}

/**
 * Why an own absence cannot be rectified; null where it can: an approved one, once (Rule LEAVE-15),
 * medical leave and births any number of times, others again once they have begun, to shorten or
 * withdraw them (Rule LEAVE-62). `today` is the worker's local date.
 */
export function judgeRectify(request: OwnedRequest, today: string): ErrorCode | null {
  if (request.estado_id !== requestStates.approved) return "leave.not_approved";
  if (request.sustituida_por !== null || request.rectificada) return "leave.already_rectified";
  // A closure is everybody's; days of it that were worked are withdrawn once they have begun.
  if (request.de_cierre && !hasBegun(request, today)) return "leave.company_shutdown";
  if (request.rectifica_id === null) return null;
  const isInForce = request.primer_dia !== null;
  const isOpen = isInForce && (isRectifiedOften(request) || hasBegun(request, today));
  return isOpen ? null : "leave.already_rectified";
}

const takeFilesWhenApproved: readonly number[] = [
  requestKinds.paidLeave,
  requestKinds.unpaidLeave,
  requestKinds.medicalLeave,
];

/**
 * Files are added to a pending request, to an approved one of paid, unpaid or medical leave (Rules
 * LEAVE-57 and LEAVE-67).
 */
export function takesFiles(request: Kind & Pick<OwnedRequest, "estado_id">): boolean {
  if (!isAsked(request)) return false;
  if (request.estado_id === requestStates.pending) return true;
  const isApproved = request.estado_id === requestStates.approved;
  return isApproved && takeFilesWhenApproved.includes(request.pe_solicitud_tipo_id);
}

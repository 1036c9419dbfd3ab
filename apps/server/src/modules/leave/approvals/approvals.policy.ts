import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { ErrorCode } from "@atrio/contract/errors";
import { requestStates } from "@atrio/contract/kinds";

import { judgeWithdrawal, mayGive } from "./approvals.rules.ts";
import type { Approver, RequestHead } from "./approvals.rules.ts";
import {
  hasBegun,
  isAbsence,
  isAsked,
  judgeCancel,
  judgeEdit,
  judgeRectify,
  takesFiles,
} from "./owner/owner.rules.ts";
import type { OwnedRequest } from "./owner/owner.rules.ts";

/** Role in which a person looks at a request; decides their actions. */
export type Perspective = "worker" | "supervisor" | "administrator";

type Who = Pick<
  Actor,
  "trabajador_id" | "permiso_supervisor" | "administrador" | "roles_administracion"
>;

/** A request with who decides about it; `isClosedMonth` while it keeps an approved month closed. */
type Resource = RequestHead & { approvers: readonly Approver[]; isClosedMonth: boolean };

/**
 * The approvals that a person may give: their own while they supervise the worker, and those of
 * supervisors whose delegate they are today. Nobody else's request is found.
 */
export function ownApprovals(actor: Who, approvers: readonly Approver[]): Approver[] {
  if (!actor.permiso_supervisor) return [];
  return approvers.filter((one) => mayGive(one, actor.trabajador_id));
}

/** True for readers of a request: its worker, approvers and administrators. */
export function maySee(actor: Who, as: Perspective, request: Omit<Resource, "isClosedMonth">) {
  if (as === "worker") return request.trabajador_id === actor.trabajador_id;
  if (as === "administrator") return mayUseOffice(actor, "ausencias");
  const isOwn = request.trabajador_id === actor.trabajador_id;
  return !isOwn && ownApprovals(actor, request.approvers).length > 0;
}

type Reasons = Record<"editar" | "cancelar" | "rectificar", ErrorCode | null>;

/** Why its worker may not; null where they may, or where it is nothing of theirs. */
export function reasonsAgainst(
  actor: Who,
  as: Perspective,
  request: Omit<Resource, "approvers" | "isClosedMonth"> & OwnedRequest & { today: string },
): Reasons {
  const isOwn = as === "worker" && request.trabajador_id === actor.trabajador_id;
  if (!isOwn || !isAsked(request)) return { editar: null, cancelar: null, rectificar: null };
  return {
    editar: judgeEdit(request),
    cancelar: judgeCancel(request, request.today),
    rectificar: isAbsence(request) ? judgeRectify(request, request.today) : null,
  };
}

/** Actions of the worker on what they asked for. */
function ownActions(
  request: OwnedRequest & { lacksProof: boolean; today: string },
  isWorker: boolean,
  against: Reasons,
) {
  const isOwnAbsence = isWorker && isAbsence(request);
  return {
    editar: isWorker && against.editar === null,
    cancelar: isWorker && against.cancelar === null,
    rectificar: isOwnAbsence && against.rectificar === null,
    retirar: isOwnAbsence && against.rectificar === null && hasBegun(request, request.today),
    adjuntar: isWorker && (request.lacksProof || takesFiles(request)),
  };
}

/** Actions of the caller on a request in a role; `today` is their local date. */
export function actionsOn(
  actor: Who,
  as: Perspective,
  request: Resource & OwnedRequest & { lacksProof: boolean; today: string },
) {
  const isSeen = maySee(actor, as, request);
  const isPending = request.estado_id === requestStates.pending;
  const isOwn = request.trabajador_id === actor.trabajador_id;
  const isAdministrator = isSeen && as === "administrator" && !isOwn;
  const isAwaited =
    isSeen &&
    as === "supervisor" &&
    ownApprovals(actor, request.approvers).some((one) => one.aprobada === null);
  const isWorker = isSeen && as === "worker" && isAsked(request);
  const against = reasonsAgainst(actor, as, request);
  const isUntouched = judgeWithdrawal(request, request.approvers) === "decide";
  return {
    decidir: isPending && (isAdministrator || isAwaited),
    borrar: isSeen && as === "worker" && isUntouched,
    comentar: isSeen && as !== "administrator" && request.estado_id !== requestStates.cancelled,
    reabrir: isAdministrator && request.isClosedMonth,
    ...ownActions(request, isWorker, against),
  };
}

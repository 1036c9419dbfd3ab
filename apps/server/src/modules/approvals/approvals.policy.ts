import type { Actor } from "@atrio/contract/actor";
import { requestStates } from "@atrio/contract/palette";

import { judgeWithdrawal } from "./approvals.rules.ts";
import type { Approver, RequestHead } from "./approvals.rules.ts";

/** In which of their roles somebody looks at a request: what they may do depends on it. */
export type Perspective = "worker" | "supervisor" | "administrator";

type Who = Pick<Actor, "trabajador_id" | "permiso_supervisor" | "administrador">;

/** A request with who decides about it; `isClosedMonth` while it keeps an approved month closed. */
type Resource = RequestHead & { approvers: readonly Approver[]; isClosedMonth: boolean };

/** A supervisor who was asked and still supervises the worker; nobody else's request is there. */
export function ownApproval(actor: Who, approvers: readonly Approver[]): Approver | undefined {
  if (!actor.permiso_supervisor) return undefined;
  return approvers.find((one) => one.vigente && one.supervisor_id === actor.trabajador_id);
}

/** Its worker, those who were asked to decide and administrators may see a request. */
export function maySee(actor: Who, as: Perspective, request: Omit<Resource, "isClosedMonth">) {
  if (as === "worker") return request.trabajador_id === actor.trabajador_id;
  if (as === "administrator") return actor.administrador;
  return ownApproval(actor, request.approvers) !== undefined;
}

/** What the caller may do to a request in the role in which they look at it. */
export function actionsOn(actor: Who, as: Perspective, request: Resource) {
  const isSeen = maySee(actor, as, request);
  const isPending = request.estado_id === requestStates.pending;
  const isOwn = request.trabajador_id === actor.trabajador_id;
  const isAdministrator = isSeen && as === "administrator" && !isOwn;
  const isAwaited = as === "supervisor" && ownApproval(actor, request.approvers)?.aprobada === null;
  const isUntouched = judgeWithdrawal(request, request.approvers) === "decide";
  return {
    decidir: isPending && (isAdministrator || isAwaited),
    borrar: isSeen && as === "worker" && isUntouched,
    comentar: isSeen && as !== "administrator" && request.estado_id !== requestStates.cancelled,
    reabrir: isAdministrator && request.isClosedMonth,
    editar: false,
    cancelar: false,
    rectificar: false,
    adjuntar: false,
  };
}

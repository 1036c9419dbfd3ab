import type { Actor } from "@atrio/contract/access/actor";
import type { ErrorCode } from "@atrio/contract/errors";
import { requestStates } from "@atrio/contract/kinds";
import type { RequestView } from "@atrio/contract/request-view";

import type { Tx } from "../../../../db/client.ts";
import { errorText, fail } from "../../../../http/errors.ts";
import { actionsOn, reasonsAgainst } from "../approvals.policy.ts";
import type { Perspective } from "../approvals.policy.ts";
import { departedOf } from "../approvals.rules.ts";

import type { ViewOrder } from "./order.read.ts";
import { readRequestRows } from "./views.read.ts";
import type { RequestRow, ViewFilter } from "./views.read.ts";

/** Reader of requests, with the role; `today` is their local date. */
export type Viewer = { actor: Actor; as: Perspective; today: string };

export type RequestViews = {
  requests: RequestView[];
  /** Pending requests that still await a supervisor who has left. */
  stale: number[];
};

function toRequest(row: RequestRow, viewer: Viewer): RequestView {
  const { actor, as, today } = viewer;
  const request = {
    ...row,
    approvers: row.aprobaciones,
    isClosedMonth: row.mes_cerrado,
    lacksProof: typeof row.ausencia?.justificante_hasta === "string",
    today,
  };
  const against = reasonsAgainst(actor, as, request);
  const say = (code: ErrorCode | null): string | null =>
    code === null ? null : errorText(viewer.actor.idioma, code);
  return {
    ...row,
    can: actionsOn(actor, as, request),
    motivos: {
      editar: say(against.editar),
      cancelar: say(against.cancelar),
      rectificar: say(against.rectificar),
    },
  };
}

function isStale(row: RequestRow): boolean {
  return row.estado_id === requestStates.pending && departedOf(row.aprobaciones).length > 0;
}

/** Requests as the viewer sees them, newest first unless asked otherwise, in one query. */
export async function viewRequests(
  tx: Tx,
  viewer: Viewer,
  filter: ViewFilter & ViewOrder & { skip?: number | undefined; take?: number | undefined },
): Promise<RequestViews> {
  const rows = await readRequestRows(tx, {
    ...filter,
    today: viewer.today,
    language: viewer.actor.idioma,
    forSupervisor: viewer.as === "supervisor",
  });
  return {
    requests: rows.map((row) => toRequest(row, viewer)),
    stale: rows.filter(isStale).map((row) => row.id),
  };
}

/** One request as the viewer sees it. Errors: approval.not_found. */
export async function viewRequest(tx: Tx, viewer: Viewer, id: number): Promise<RequestView> {
  const { requests } = await viewRequests(tx, viewer, { ids: [id] });
  return requests[0] ?? fail("approval.not_found");
}

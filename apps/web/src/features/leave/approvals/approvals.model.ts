import { requestStates } from "@atrio/contract/kinds";
import type { RequestTab } from "@atrio/contract/leave/requests";
import { requestStatePalette } from "@atrio/contract/palette";
import type { Approval, RequestView } from "@atrio/contract/request-view";

/** Lists of requests; `anyo_anterior` holds waiting ones for days of last year. */
export type ApprovalTab = RequestTab | "anyo_anterior";

/** A request of a list or of its own page, without files: a count in lists, names on the page. */
export type AnyRequest = Omit<RequestView, "documentos">;

export type StateKey = (typeof requestStatePalette)[keyof typeof requestStatePalette]["key"];

/** Name of a request's state, by estado_id; an unknown one is still pending. */
export function stateKeyOf(state: number): StateKey {
  const keys: Readonly<Record<number, { key: StateKey }>> = requestStatePalette;
  return keys[state]?.key ?? "pending";
}

/** True if a request waits for a decision. */
export function isPending(request: Pick<RequestView, "estado_id">): boolean {
  return request.estado_id === requestStates.pending;
}

/** An approver's decision; one that is no longer needed is 'unasked'. */
type DecisionKey = "approved" | "rejected" | "awaited" | "unasked";

/** Decision of a supervisor on a request in a state (estado_id). */
export function decisionOf({ aprobada }: Approval, state: number): DecisionKey {
  if (aprobada !== null) return aprobada ? "approved" : "rejected";
  return state === requestStates.pending ? "awaited" : "unasked";
}

/** The items of a list that its reader may decide. */
export function openOf<Item extends { can: { decidir: boolean } }>(items: readonly Item[]): Item[] {
  return items.filter(({ can }) => can.decidir);
}

/** Role of a decision: administrators decide where no supervisor is awaited (Rule COMPANY-47). */
export type DeciderRole = "supervisor" | "administrator";

/** Role in which the reader of a request that they may decide decides it. */
export function deciderOf({ aprobaciones }: Pick<RequestView, "aprobaciones">): DeciderRole {
  return aprobaciones.some(({ aprobada }) => aprobada === null) ? "supervisor" : "administrator";
}

/** '12' on a badge; '99+' above 99. */
export function countText(count: number): string {
  return count > 99 ? "99+" : String(count);
}

/** A request decided on this page, and its place in the list it has left. */
export type Kept = { list: string; index: number; request: RequestView };

/** A list with its decided requests still in their place, in their new state. */
export function withKept(
  requests: readonly RequestView[],
  kept: readonly Kept[],
): readonly RequestView[] {
  const there = new Set(requests.map(({ id }) => id));
  const gone = kept.filter(({ request }) => !there.has(request.id));
  const list = [...requests];
  for (const { index, request } of gone.toSorted((a, b) => a.index - b.index)) {
    list.splice(index, 0, request);
  }
  return list;
}

import { expenseKinds, requestKinds, requestStates } from "@atrio/contract/kinds";
import type { RequestEvent } from "@atrio/contract/leave/absences";
import { requestKindPalette, requestStatePalette } from "@atrio/contract/palette";
import type { Person } from "@atrio/contract/person";
import type { Approval, RequestView } from "@atrio/contract/request-view";

import { currentLanguage } from "../../../lib/language.ts";

export type StateKey = (typeof requestStatePalette)[keyof typeof requestStatePalette]["key"];

/** Name of a request's state, by estado_id; an unknown one is still pending. */
export function stateKeyOf(state: number): StateKey {
  const keys: Readonly<Record<number, { key: StateKey }>> = requestStatePalette;
  return keys[state]?.key ?? "pending";
}

export type KindKey = (typeof requestKindPalette)[keyof typeof requestKindPalette]["key"];
type KindLook = { key: KindKey; background: string; content: string };

/** Name and colours of a kind of request, by pe_solicitud_tipo_id; an unknown one is unpaid leave. */
export function kindLookOf(kind: number): KindLook {
  const looks: Readonly<Record<number, KindLook>> = requestKindPalette;
  return looks[kind] ?? requestKindPalette[requestKinds.unpaidLeave];
}

const expenseKeys = [
  "fuel",
  "travel",
  "taxis",
  "meals",
  "messenger",
  "other",
] as const satisfies ReadonlyArray<keyof typeof expenseKinds>;
export type ExpenseKey = (typeof expenseKeys)[number];

/** Name of a kind of expense, by pe_gasto_tipo_id. */
export function expenseKeyOf(kind: number): ExpenseKey {
  return expenseKeys.find((key) => expenseKinds[key] === kind) ?? "other";
}

/** True if a number of days takes the singular: French has '1,5 jour' and '0 jour'. */
export function isSingular(amount: number): boolean {
  const size = Math.abs(amount);
  return currentLanguage() === "fr" ? size < 2 : size === 1;
}

/** True if a request waits for a decision. */
export function isPending(request: Pick<RequestView, "estado_id">): boolean {
  return request.estado_id === requestStates.pending;
}

/** The supervisors whose decision a pending request waits for, in order. */
export function awaitedOf(request: Pick<RequestView, "estado_id" | "aprobaciones">): Person[] {
  if (!isPending(request)) return [];
  return request.aprobaciones
    .filter(({ aprobada }) => aprobada === null)
    .map(({ supervisor }) => supervisor);
}

/** An approver's decision; one that is no longer needed is 'unasked'. */
export type DecisionKey = "approved" | "rejected" | "awaited" | "unasked";

/** Decision of a supervisor on a request in a state (estado_id). */
export function decisionOf({ aprobada }: Approval, state: number): DecisionKey {
  if (aprobada !== null) return aprobada ? "approved" : "rejected";
  return state === requestStates.pending ? "awaited" : "unasked";
}

/** Fields of a change that have a name in the dictionaries. */
const fields = [
  "titulo",
  "descripcion",
  "periodos",
  "pe_solicitud_subtipo_id",
  "hospitalizacion",
  "documentos",
  "fecha_gasto",
  "importe",
  "pe_gasto_tipo_id",
  "kilometros",
] as const;

/** The key of a changed field's name. */
export function fieldKeyOf(field: string): (typeof fields)[number] | "other" {
  return fields.find((known) => known === field) ?? "other";
}

/** Form of a change: a replaced value, a first value, or a removed one. */
export function changeKeyOf({
  antes,
  despues,
}: RequestEvent["cambios"][number]): "changed" | "set" | "removed" {
  if (antes === null) return "set";
  return despues === null ? "removed" : "changed";
}

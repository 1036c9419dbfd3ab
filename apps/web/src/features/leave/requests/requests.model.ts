import { expenseKinds, requestKinds } from "@atrio/contract/kinds";
import type { RequestEvent } from "@atrio/contract/leave/absences";
import { requestKindPalette } from "@atrio/contract/palette";
import type { Person } from "@atrio/contract/person";
import type { RequestView } from "@atrio/contract/request-view";

import { isPending } from "../approvals/approvals.model.ts";

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

/** The supervisors whose decision a pending request waits for, in order. */
export function awaitedOf(request: Pick<RequestView, "estado_id" | "aprobaciones">): Person[] {
  if (!isPending(request)) return [];
  return request.aprobaciones
    .filter(({ aprobada }) => aprobada === null)
    .map(({ supervisor }) => supervisor);
}

/** Fields of a change that have a name in the dictionaries. */
const fields = [
  "titulo",
  "descripcion",
  "periodos",
  "pe_solicitud_subtipo_id",
  "hospitalizacion",
  "sin_fecha_fin",
  "documentos",
  "fecha_ocasion",
  "ocasion",
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

import type { Delegation } from "@atrio/contract/leave/delegations";

import { addDays } from "../../../../lib/format.ts";

/** State of a delegation on a day. */
export type DelegationState = "current" | "coming" | "ended" | "revoked";

/** State of a delegation today. */
export function stateOf(delegation: Delegation, today: string): DelegationState {
  if (delegation.revocada_en !== null) return "revoked";
  if (delegation.hasta < today) return "ended";
  return delegation.desde > today ? "coming" : "current";
}

/** Draft of a delegation; days are `YYYY-MM-DD` or empty. */
export type DelegationDraft = {
  delegateId: number | null;
  from: string;
  to: string;
  reason: string;
};

export type DelegationProblem = "delegate" | "from" | "from_past" | "to" | "order" | "too_long";

const longestDays = 365;

/** The last day that a delegation from this day on may have. */
export function latestEnd(from: string): string {
  return addDays(from, longestDays);
}

/** Problems of a draft, at most one a field; the server has the last word. */
export function problemsOf(draft: DelegationDraft, today: string): DelegationProblem[] {
  const { delegateId, from, to } = draft;
  const problems: DelegationProblem[] = [];
  if (delegateId === null) problems.push("delegate");
  if (from === "") problems.push("from");
  else if (from < today) problems.push("from_past");
  if (to === "") problems.push("to");
  else if (from !== "" && to < from) problems.push("order");
  else if (from !== "" && to > latestEnd(from)) problems.push("too_long");
  return problems;
}

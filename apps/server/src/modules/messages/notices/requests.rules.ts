/** Act of an administrator on a worker's absence. */
export type OfficeAct = "registrada" | "corregida" | "retirada";

/** Sentence for somebody who must decide a request. */
export function toDecideWording({ rectifica, retira }: { rectifica: boolean; retira: boolean }) {
  if (retira) return "withdrawal_to_decide";
  return rectifica ? "rectification_to_decide" : "request_to_decide";
}

/** Sentence for the worker of a decided request. */
export function decisionWording(data: { rectifica: boolean; retira: boolean; aprobada: boolean }) {
  const { rectifica, retira, aprobada } = data;
  if (retira) return aprobada ? "withdrawal_approved" : "withdrawal_rejected";
  if (rectifica) return aprobada ? "rectification_approved" : "rectification_rejected";
  return aprobada ? "request_approved" : "request_rejected";
}

/** Sentences about a displaced request for others than its worker. */
export const teamWordings = {
  days_returned: "days_returned_team",
  days_restored: "days_restored_team",
} as const;

const officeWordings = {
  registrada: { own: "absence_entered", team: "absence_entered_team" },
  corregida: { own: "absence_corrected", team: "absence_corrected_team" },
  retirada: { own: "absence_withdrawn", team: "absence_withdrawn_team" },
} as const;

/** Sentence about an administrator's act, for the worker or for others. */
export function officeWording(act: OfficeAct, isOwn: boolean) {
  return officeWordings[act][isOwn ? "own" : "team"];
}

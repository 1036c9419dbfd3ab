import { medicalKinds } from "@atrio/contract/kinds";
import type { RequestDetail } from "@atrio/contract/leave/absences";

/** True if ending the request gives something back to a balance: medical leave and expenses have none. */
export function givesBack(
  request: Pick<RequestDetail, "ausencia" | "pe_solicitud_tipo_id">,
): boolean {
  return request.ausencia !== null && !medicalKinds.includes(request.pe_solicitud_tipo_id);
}

import { requestKinds } from "@atrio/contract/kinds";
import { deathCodes } from "@atrio/contract/leave/occasions";

/** Keys of the other rules of its kind that a rule shares its facts with; mostly none. */
export function codesSharing(rule: { pe_solicitud_tipo_id: number; codigo: string }): string[] {
  const isDeath =
    rule.pe_solicitud_tipo_id === requestKinds.paidLeave && deathCodes.includes(rule.codigo);
  return isDeath ? deathCodes.filter((code) => code !== rule.codigo) : [];
}

import type { Tx } from "../../../../db/client.ts";
import { withdrawSealed } from "../../seals/register/register.service.ts";

import { readDrawn } from "./voiding.repo.ts";
import type { DrawnCertificate } from "./voiding.repo.ts";

/**
 * Voids the certificates that a payslip's figures are in, in the transaction that withdraws it: the
 * public page says from `since` (ISO 8601) on that they are withdrawn. Answers those it voided.
 */
export async function voidDrawnFrom(
  tx: Tx,
  payslipId: number,
  since: string,
): Promise<DrawnCertificate[]> {
  const drawn = await readDrawn(tx, payslipId);
  for (const { id } of drawn) {
    await withdrawSealed(tx, { clase: "certificado", objeto_id: id }, since);
  }
  return drawn;
}

import type { Actor } from "@atrio/contract/actor";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { byActor, recordAudit } from "../../audit/audit.service.ts";
import { lockPayslip, saveState } from "../payslips.repo.ts";
import { listedStates, payslipStates } from "../payslips.rules.ts";

type Withdrawal = { id: number; motivo: string };

/**
 * Withdraws a published payslip: its worker no longer sees it, nothing is deleted, and the trail says
 * who and why. Doing it again changes nothing. The answer holds no figure: whoever administers sees
 * nobody's pay here. Errors: payslip.not_found, payslip.not_published.
 */
export async function withdraw(
  ctx: AppContext,
  caller: { actor: Actor; ip: string },
  { id, motivo: reason }: Withdrawal,
): Promise<{ id: number; estado_nomina_id: number }> {
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const payslip = await lockPayslip(tx, id);
    if (payslip === undefined) fail("payslip.not_found");
    const withdrawn = { id, estado_nomina_id: payslipStates.withdrawn };
    if (payslip.estado_nomina_id === payslipStates.withdrawn) return withdrawn;
    const isListed = payslip.publicada_portal && listedStates.includes(payslip.estado_nomina_id);
    if (!isListed) fail("payslip.not_published");
    await saveState(tx, { id, state: payslipStates.withdrawn });
    await recordAudit(tx, {
      ...byActor(caller.actor, caller.ip),
      accion: "nomina.retirada",
      objeto: "nomina",
      objeto_id: id,
      detalle: { trabajador_id: payslip.trabajador_id, motivo: reason },
    });
    return withdrawn;
  });
}

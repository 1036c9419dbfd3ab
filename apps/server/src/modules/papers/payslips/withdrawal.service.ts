import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import type { AuditEntry } from "../../access/audit/audit.service.ts";
import { notify } from "../../messages/notices/notices.service.ts";
import { voidDrawnFrom } from "../certificates/voiding/voiding.service.ts";

import { lockPayslip, saveState } from "./payslips.repo.ts";
import type { LockedPayslip } from "./payslips.repo.ts";
import { listedStates, payslipStates } from "./payslips.rules.ts";

type Withdrawal = { id: number; motivo: string };

/** Company and administrator of a withdrawal; `by` null: the console. */
type Withdrawing = { empresa_id: number; by: { actor: Actor; ip: string } | null };

/**
 * Withdraws a published payslip: hidden from its worker, who is notified; certificates drawn from
 * it become void; nothing is deleted; the audit entry has author and reason. A repeat changes
 * nothing. The answer holds no figure: administrators see nobody's pay here. Errors:
 * payslip.not_found, payslip.not_published.
 */
export async function withdraw(
  ctx: AppContext,
  caller: Withdrawing,
  { id, motivo }: Withdrawal,
): Promise<{ id: number; estado_nomina_id: number; certificados_anulados: number }> {
  return ctx.db.tenant(caller.empresa_id, async (tx) => {
    const payslip = await lockPayslip(tx, id);
    if (payslip === undefined) fail("payslip.not_found");
    const withdrawn = { id, estado_nomina_id: payslipStates.withdrawn };
    if (payslip.estado_nomina_id === payslipStates.withdrawn) {
      return { ...withdrawn, certificados_anulados: 0 };
    }
    const isListed = payslip.publicada_portal && listedStates.includes(payslip.estado_nomina_id);
    if (!isListed) fail("payslip.not_published");
    await saveState(tx, { id, state: payslipStates.withdrawn });
    const about = { trabajador_id: payslip.trabajador_id, motivo };
    const who = whoOf(caller);
    await recordAudit(tx, {
      ...who,
      accion: "nomina.retirada",
      objeto: "nomina",
      objeto_id: id,
      detalle: about,
    });
    const count = await endCertificates(ctx, tx, { payslip, who, about });
    return { ...withdrawn, certificados_anulados: count };
  });
}

type Who = Pick<AuditEntry, "empresa_id" | "actor_id" | "suplantada_por" | "ip">;

function whoOf({ empresa_id, by }: Withdrawing): Who {
  return by === null ? { empresa_id, actor_id: null } : byActor(by.actor, by.ip);
}

/** Voids the certificates drawn from a payslip, notifies its worker, and answers their number. */
async function endCertificates(
  ctx: AppContext,
  tx: Tx,
  ended: {
    payslip: LockedPayslip;
    who: Who;
    about: { trabajador_id: number; motivo: string };
  },
): Promise<number> {
  const { payslip, who, about } = ended;
  const certificates = await voidDrawnFrom(tx, payslip.id, ctx.clock.now().toString());
  for (const { id, codigo } of certificates) {
    await recordAudit(tx, {
      ...who,
      accion: "certificado.anulado",
      objeto: "certificado",
      objeto_id: id,
      detalle: { ...about, nomina_id: payslip.id, codigo },
    });
  }
  await notify(ctx, tx, {
    kind: "payslip_withdrawn",
    to: payslip.trabajador_id,
    data: {
      trabajador_id: payslip.trabajador_id,
      nomina_id: payslip.id,
      year: payslip.anyo,
      month: payslip.mes_pago,
      certificados: certificates,
    },
  });
  return certificates.length;
}

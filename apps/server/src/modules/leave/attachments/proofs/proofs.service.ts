import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { notify } from "../../../messages/notices/notices.service.ts";
import { readAdministrators, readSupervisors } from "../../../people/workers/workers.read.ts";

import { readMissingProofs } from "./proofs.read.ts";
import type { MissingProof } from "./proofs.read.ts";
import * as rules from "./proofs.rules.ts";

/** Last day for a proof that follows the request; null where it goes with the request. */
export function proofDay(input: {
  today: string;
  first: string;
  plazo_justificante_dias: number;
}): string | null {
  return rules.proofDay(input);
}

async function tellMissing(
  ctx: AppContext,
  tx: Tx,
  { today, missing }: { today: string; missing: MissingProof },
): Promise<void> {
  const { justificante_hasta, trabajador_id, ...about } = missing;
  const data = { ...about, trabajador_id, dia: justificante_hasta, version: justificante_hasta };
  if (justificante_hasta >= today) {
    await notify(ctx, tx, { kind: "proof_due", to: trabajador_id, data });
    return;
  }
  const [supervisors, office] = await Promise.all([
    readSupervisors(tx, { trabajador_id, today }),
    readAdministrators(tx, { today, office: "tiempo" }),
  ]);
  const to = [...new Set([...supervisors, ...office])].filter((id) => id !== trabajador_id);
  await notify(ctx, tx, { kind: "proof_missing", to, data });
}

/**
 * Reminds workers of proofs due within days, and tells supervisors and administrators of those that
 * did not come; each once for a request and its last day.
 */
export async function remindProofs(
  ctx: AppContext,
  company: { empresa_id: number; zona_horaria: string },
): Promise<void> {
  const today = todayIn(company.zona_horaria, ctx.clock);
  const range = {
    desde: addDays(today, -rules.tellingDays),
    hasta: addDays(today, rules.reminderDays),
  };
  await ctx.db.tenant(company.empresa_id, async (tx) => {
    for (const missing of await readMissingProofs(tx, range)) {
      await tellMissing(ctx, tx, { today, missing });
    }
  });
}

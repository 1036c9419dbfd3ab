import type { Actor } from "@atrio/contract/access/actor";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { byActor, recordAudit } from "../audit/audit.service.ts";

import { saveHandler } from "./office.repo.ts";

/**
 * An owner says whether a colleague handles complaints (Rule COMPLAINTS-32); the last handler stays. Errors:
 * worker.not_found, office.last_handler.
 */
export async function changeHandler(
  ctx: AppContext,
  { actor, ip }: { actor: Actor; ip: string },
  asked: { trabajador_id: number; gestor: boolean },
): Promise<void> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const outcome = await saveHandler(tx, { ...asked, today });
    if (outcome === "unknown") fail("worker.not_found");
    if (outcome === "last") fail("office.last_handler");
    if (outcome === "same") return;
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: asked.gestor ? "gestor_denuncias.nombrado" : "gestor_denuncias.retirado",
      objeto: "trabajador",
      objeto_id: asked.trabajador_id,
    });
  });
}

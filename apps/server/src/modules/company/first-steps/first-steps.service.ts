import type { Actor } from "@atrio/contract/access/actor";
import { firstSteps } from "@atrio/contract/company/first-steps";
import type { FirstSteps } from "@atrio/contract/company/first-steps";

import type { AppContext } from "../../../context.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";

import { readProgress } from "./first-steps.read.ts";

/** First steps of the caller's company, each with its state (Rule COMPANY-45). */
export async function getFirstSteps(ctx: AppContext, actor: Actor): Promise<FirstSteps> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const progress = await ctx.db.read(actor.empresa_id, (tx) => readProgress(tx, today));
  return {
    slug: progress.slug,
    terminado: progress.personas && progress.invitaciones,
    pasos: firstSteps.map((paso) => ({ paso, hecho: progress[paso] })),
  };
}

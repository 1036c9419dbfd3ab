import type { Actor } from "@atrio/contract/access/actor";
import type { FoundCentre, FoundPerson } from "@atrio/contract/access/office-search";

import type { AppContext } from "../../../../context.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";

import { findCentresByText, findPeopleByText } from "./search.read.ts";

/** People and work centres of the company that a text finds (Rule ACCESS-53). */
export async function search(
  ctx: AppContext,
  actor: Actor,
  texto: string,
): Promise<{ personas: FoundPerson[]; centros: FoundCentre[] }> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const [personas, centros] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([findPeopleByText(tx, { texto, today }), findCentresByText(tx, texto)]),
  );
  return { personas, centros };
}

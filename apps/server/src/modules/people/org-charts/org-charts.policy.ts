import type { Actor } from "@atrio/contract/access/actor";

/** Who is shown charts that the company has switched off. */
export function canSeeInactiveCharts(actor: Actor): boolean {
  return actor.administrador;
}

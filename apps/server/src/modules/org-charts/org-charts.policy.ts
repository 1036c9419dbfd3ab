import type { Actor } from "@atrio/contract/actor";

/** Who is shown charts that the company has switched off. */
export function canSeeInactiveCharts(actor: Actor): boolean {
  return actor.administrador;
}

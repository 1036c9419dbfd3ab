import type { Actor } from "@atrio/contract/access/actor";

/** True for readers of charts that the company has switched off. */
export function canSeeInactiveCharts(actor: Actor): boolean {
  return actor.administrador;
}

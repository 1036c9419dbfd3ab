import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";

/** True for readers of charts that the company has switched off. */
export function canSeeInactiveCharts(actor: Actor): boolean {
  return mayUseOffice(actor, "personas", true);
}

import type { Actor } from "@atrio/contract/access/actor";

/** Supervisor mode swaps the menu, so only a supervisor may switch it on. */
export function canSetSupervisorMode(actor: Actor, wanted: boolean): boolean {
  return actor.permiso_supervisor || !wanted;
}

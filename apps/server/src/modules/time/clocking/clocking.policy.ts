import type { Actor } from "@atrio/contract/access/actor";

/** Only the worker punches, and reads, their own working days. */
export function mayUseClock(actor: Actor, resource: { trabajador_id: number }): boolean {
  return actor.trabajador_id === resource.trabajador_id;
}

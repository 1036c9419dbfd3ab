import type { Actor } from "@atrio/contract/access/actor";

/** Nobody but the worker sees or writes their form in the portal: it tells of disability and family. */
export function isOwnForm(
  actor: Pick<Actor, "trabajador_id">,
  form: { trabajador_id: number },
): boolean {
  return form.trabajador_id === actor.trabajador_id;
}

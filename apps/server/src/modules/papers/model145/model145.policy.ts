import type { Actor } from "@atrio/contract/access/actor";

/** Only the worker reads and writes the form in the portal: it holds disability and family. */
export function isOwnForm(
  actor: Pick<Actor, "trabajador_id">,
  form: { trabajador_id: number },
): boolean {
  return form.trabajador_id === actor.trabajador_id;
}

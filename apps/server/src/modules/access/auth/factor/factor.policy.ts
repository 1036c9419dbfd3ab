import type { Actor } from "@atrio/contract/access/actor";

/** Roles that open other people's data, for which a second factor is recommended (security). */
export function isFactorRecommended(
  actor: Pick<Actor, "administrador" | "gestor_denuncias">,
): boolean {
  return actor.administrador || actor.gestor_denuncias;
}

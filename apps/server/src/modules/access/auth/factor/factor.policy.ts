import type { Actor } from "@atrio/contract/access/actor";

/** Whose roles open other people's data: for them a second factor is what is expected (security). */
export function isFactorRecommended(
  actor: Pick<Actor, "administrador" | "gestor_denuncias">,
): boolean {
  return actor.administrador || actor.gestor_denuncias;
}

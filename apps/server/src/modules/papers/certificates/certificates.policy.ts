import type { Actor } from "@atrio/contract/access/actor";

/** A certificate is its worker's alone: who needs it gets it from them. */
export function isOwnCertificate(
  actor: Pick<Actor, "trabajador_id">,
  certificate: { trabajador_id: number },
): boolean {
  return certificate.trabajador_id === actor.trabajador_id;
}

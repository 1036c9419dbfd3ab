import type { Actor } from "@atrio/contract/access/actor";

type Company = { no_ver_iban_portal: boolean; iban_bloqueado_portal: boolean };

/** True if accounts may be changed in the portal: where the company has not locked them. */
export function mayChange(company: Company): boolean {
  return !company.iban_bloqueado_portal;
}

/**
 * True if whole IBANs may be shown: to their owner only, and where the company does not hide them.
 */
export function maySeeWhole(actor: Pick<Actor, "suplantada_por">, company: Company): boolean {
  return actor.suplantada_por === null && !company.no_ver_iban_portal;
}

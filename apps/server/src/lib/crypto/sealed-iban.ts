import { deriveKey, seal, unseal } from "./cipher.ts";
import type { Secrets } from "./secrets.ts";

type Ground = { config: { secrets: Pick<Secrets, "storageKey"> } };

/**
 * Owner of an IBAN: bound to the ciphertext, so that it cannot be passed off as another account's.
 */
type IbanOwner = { empresa_id: number; trabajador_id: number; cuenta_id: number };

/** Encrypts an IBAN as `reparto_cuenta.iban` keeps it. */
export function sealIban(ctx: Ground, owner: IbanOwner, iban: string): Buffer {
  return seal(keyOf(ctx, owner), Buffer.from(iban), contextOf(owner));
}

/** Decrypts the result of `sealIban`. Throws for another account or a changed byte. */
export function openIban(ctx: Ground, owner: IbanOwner, sealed: Buffer): string {
  return unseal(keyOf(ctx, owner), sealed, contextOf(owner)).toString();
}

function keyOf(ctx: Ground, owner: IbanOwner): Buffer {
  return deriveKey(ctx.config.secrets.storageKey, `atrio/cuentas/${owner.empresa_id}`);
}

function contextOf(owner: IbanOwner): string {
  return `cuenta/${owner.trabajador_id}/${owner.cuenta_id}`;
}

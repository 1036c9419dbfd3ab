import { Secret, TOTP } from "otpauth";

import { deriveKey, seal, unseal } from "./cipher.ts";
import type { Secrets } from "./secrets.ts";

type Ground = { config: { secrets: Pick<Secrets, "storageKey"> } };

/** Defaults of authenticator apps: RFC 6238 with these figures. */
const figures = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;

/** Steps before and after the present one whose codes count too: clocks differ, people type slowly. */
const tolerance = 1;

/** A new secret for an authenticator app: 160 random bits in base32 (32 characters). */
export function makeAuthenticatorSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The `otpauth://` address that brings a secret into an app, which shows `issuer` and `label`. */
export function authenticatorUri(key: { secret: string; issuer: string; label: string }): string {
  return totpOf(key.secret, key).toString();
}

/**
 * The 30-second step whose code six digits are, at a moment (ms since 1970); undefined for a code
 * more than a step away.
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: tolerance });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** Encrypts an account's secret as `segundo_factor.secreto` keeps it. */
export function sealAuthenticator(ctx: Ground, accountId: number, secret: string): Buffer {
  return seal(keyOf(ctx), Buffer.from(secret), contextOf(accountId));
}

/** Decrypts the result of `sealAuthenticator`. Throws for another account or a changed byte. */
export function openAuthenticator(ctx: Ground, accountId: number, sealed: Buffer): string {
  return unseal(keyOf(ctx), sealed, contextOf(accountId)).toString();
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...figures, ...names, secret: Secret.fromBase32(secret) });
}

function keyOf(ctx: Ground): Buffer {
  return deriveKey(ctx.config.secrets.storageKey, "atrio/segundo-factor");
}

function contextOf(accountId: number): string {
  return `segundo-factor/${accountId}`;
}

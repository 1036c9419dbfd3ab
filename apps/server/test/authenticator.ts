import { Secret, TOTP } from "otpauth";

/** Code of an authenticator app for a secret (base32) at a moment (ms since 1970). */
export function appCode(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

import { Secret, TOTP } from "otpauth";

/** What an authenticator app shows for a secret (base32) at a moment (ms since 1970). */
export function appCode(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Recovery codes in a set. */
export const recoveryCount = 10;

/** Without the letters and digits that are taken for one another. */
export const recoveryAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/** 50 random bits: with the limits of the door nobody finds one by trying. */
export const recoveryLength = 10;

/** A secret that no code has confirmed is forgotten after so many minutes. */
export const setupMinutes = 15;

/** Hours until the question is asked again after 'not now': 30 days. */
export const putOffHours = 30 * 24;

/** A second factor as typed. */
export type TypedCode = { kind: "app" | "recovery"; plain: string };

/** Reads a code however it was typed: six digits are the app's, all else may be a recovery code. */
export function readCode(typed: string): TypedCode {
  const plain = typed.replaceAll(/[^0-9A-Za-z]/g, "").toUpperCase();
  return { kind: /^\d{6}$/.test(plain) ? "app" : "recovery", plain };
}

/** A recovery code as people read it: `ABCDE-FGH23`. */
export function shownCode(plain: string): string {
  const half = plain.length / 2;
  return `${plain.slice(0, half)}-${plain.slice(half)}`;
}

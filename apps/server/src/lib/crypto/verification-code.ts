import { randomInt } from "node:crypto";

/** Alphabet without easily confused letters and digits: 32 characters, 5 bits each. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const groups = 5;
const groupLength = 4;

const form = /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){4}$/;
const anywhere = /[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){4}/g;

/** A new code to print on a sealed document, `XXXX-XXXX-XXXX-XXXX-XXXX`: 100 random bits. */
export function newVerificationCode(): string {
  const group = (): string =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** A code as somebody typed it, in the form it is printed in; undefined when it cannot be one. */
export function parseVerificationCode(typed: string): string | undefined {
  const plain = typed.replaceAll(/[^0-9A-Za-z]/g, "").toUpperCase();
  const code = plain.match(/.{1,4}/g)?.join("-") ?? "";
  return form.test(code) ? code : undefined;
}

/** The codes that a file's bytes carry in plain sight, each once; at most 20. */
export function codesIn(bytes: Buffer): string[] {
  const found = new Set<string>();
  for (const [code] of bytes.toString("latin1").matchAll(anywhere)) {
    found.add(code);
    if (found.size === 20) break;
  }
  return [...found];
}

/** Address of the verification page of a code, which its QR holds. */
export function verificationLink(publicUrl: string, code: string): string {
  return `${publicUrl}/verify?c=${code}`;
}

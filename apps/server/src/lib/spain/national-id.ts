import { validCIF, validDNI, validNIE } from "spain-id";

/** Writes a NIF, NIE or CIF in capitals, without spaces, dots or hyphens, with its leading zero. */
export function normalizeNationalId(text: string): string {
  const plain = text.toUpperCase().replaceAll(/[\s.\-/]/g, "");
  return /^\d{7}[A-Z]$/.test(plain) ? `0${plain}` : plain;
}

/** True if a normalized text is a person's NIF or NIE with the right control letter. */
export function isNif(text: string): boolean {
  if (/^\d{8}[A-Z]$/.test(text)) return validDNI(text);
  if (/^[XYZ]\d{7}[A-Z]$/.test(text)) return validNIE(text);
  // Spaniards without a DNI (children, residents abroad) and foreigners without a NIE.
  if (/^[KLM]\d{7}[A-Z]$/.test(text)) return validDNI(`0${text.slice(1)}`);
  return false;
}

/** True if a normalized text is the CIF of a company, or the NIF of a self-employed person. */
export function isCif(text: string): boolean {
  return /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/.test(text) ? validCIF(text) : isNif(text);
}

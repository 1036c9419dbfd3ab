/**
 * SHA-256 of some bytes in hexadecimal; null where the browser offers none, which is where the page
 * did not come over a safe connection.
 */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (subtle === undefined) return null;
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A fingerprint in groups of eight, which people can compare. */
export function grouped(fingerprint: string): string {
  return fingerprint.match(/.{1,8}/g)?.join(" ") ?? "";
}

const keyBytes = 16;

/** 128 random bits in hexadecimal, for idempotency keys; also where there is no secure context. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

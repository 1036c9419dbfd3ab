const keyBytes = 16;

/** 128 random bits in hexadecimal, for idempotency keys; also where there is no secure context. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A random whole number from 0 to `limit` - 1; `limit` up to 256. */
export function randomBelow(limit: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte % limit;
}

import { createPrivateKey, createPublicKey } from "node:crypto";

/** The portal's pair of keys as web push spells them: base64url of the point and of the number. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** Reads the keys out of a P-256 private key in PEM. */
export function vapidKeys(pem: string): VapidKeys {
  const { d: number = "", x = "", y = "" } = createPrivateKey(pem).export({ format: "jwk" });
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, "base64url"),
    Buffer.from(y, "base64url"),
  ]);
  return { publicKey: point.toString("base64url"), privateKey: number };
}

/** True if 65 bytes are a point of P-256, as the encryption needs of a browser's key. */
export function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const x = bytes.subarray(1, 33).toString("base64url");
  const y = bytes.subarray(33).toString("base64url");
  try {
    createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    return true;
  } catch {
    return false;
  }
}

import { createHash, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import type { KeyObject } from "node:crypto";

/** Signer of the ledger's checkpoints. */
export type LedgerSigner = {
  /** The 32 bytes of the public key, hexadecimal. */
  publicKey: string;
  /** The public key as SPKI in PEM, which openssl and others read. */
  publicPem: string;
  /** SHA-256 of the public key (SPKI, DER), for comparison by people. */
  fingerprint: Buffer;
  /** Ed25519 over the bytes, 64 bytes. */
  sign(bytes: Uint8Array): Buffer;
};

/** The DER of an Ed25519 public key is these bytes and the key. */
const spkiHead = Buffer.from("302a300506032b6570032100", "hex");

/** Opens the ledger's private key (PKCS 8, PEM). */
export function ledgerSigner(privatePem: string): LedgerSigner {
  const key = createPrivateKey(privatePem);
  const open = createPublicKey(key);
  const der = open.export({ type: "spki", format: "der" });
  return {
    publicKey: der.subarray(spkiHead.length).toString("hex"),
    publicPem: open.export({ type: "spki", format: "pem" }).toString(),
    fingerprint: sha256(der),
    sign: (bytes) => sign(null, bytes, key),
  };
}

/** True if a signature is that of a public key (32 bytes, hexadecimal) over the bytes. */
export function isSignedBy(publicKey: string, bytes: Uint8Array, signature: Uint8Array): boolean {
  return verify(null, bytes, publicKeyOf(publicKey), signature);
}

/** SHA-256 of the public key (SPKI, DER) that 32 hexadecimal bytes are. */
export function fingerprintOf(publicKey: string): Buffer {
  return sha256(Buffer.concat([spkiHead, Buffer.from(publicKey, "hex")]));
}

function publicKeyOf(hex: string): KeyObject {
  const der = Buffer.concat([spkiHead, Buffer.from(hex, "hex")]);
  return createPublicKey({ key: der, type: "spki", format: "der" });
}

/** SHA-256 over the parts, one after the other. */
export function sha256(...parts: Array<Uint8Array | string>): Buffer {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The leaf of an event: SHA-256(0x00 ‖ salt ‖ content). */
export function leafOf(salt: Uint8Array, content: string): Buffer {
  return sha256("\0", salt, content);
}

/** The link of an event: SHA-256(0x01 ‖ previous link ‖ leaf). */
export function linkOf(previous: Uint8Array, leaf: Uint8Array): Buffer {
  return sha256("\u0001", previous, leaf);
}

/** The link before the first event of a chain: SHA-256 of nothing. */
export function chainStart(): Buffer {
  return sha256();
}

/** SHA-256 of data in pieces; `hex` ends it. */
export function sha256InPieces(): { add(piece: Uint8Array | string): void; hex(): string } {
  const hash = createHash("sha256");
  return { add: (piece) => void hash.update(piece), hex: () => hash.digest("hex") };
}

import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
} from "node:crypto";

import { seal, unseal } from "./cipher.ts";

/** Raw X25519 keys, 32 bytes each. */
export type KeyPair = { publicKey: Buffer; privateKey: Buffer };

const KEY_BYTES = 32;
/** DER in front of a raw X25519 key (RFC 8410): PKCS 8 and SubjectPublicKeyInfo. */
const PRIVATE_PREFIX = Buffer.from("302e020100300506032b656e04220420", "hex");
const PUBLIC_PREFIX = Buffer.from("302a300506032b656e032100", "hex");

/** A new X25519 key pair. */
export function newKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync("x25519", {
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "der" },
  });
  return {
    publicKey: publicKey.subarray(PUBLIC_PREFIX.length),
    privateKey: privateKey.subarray(PRIVATE_PREFIX.length),
  };
}

/** The public half of a raw private key. */
export function publicKeyOf(privateKey: Buffer): Buffer {
  const spki = createPublicKey(privateKeyObject(privateKey)).export({
    type: "spki",
    format: "der",
  });
  return spki.subarray(PUBLIC_PREFIX.length);
}

/**
 * Encrypts to the holder of a private key, as ephemeral public key ‖ AES-256-GCM (`cipher.ts`). The
 * key comes from X25519 by HKDF-SHA-256, bound to both public keys and `context`. The sender cannot
 * open it again.
 */
export function sealTo(publicKey: Buffer, plain: Uint8Array, context: string): Buffer {
  const ephemeral = newKeyPair();
  const key = sharedKey(ephemeral.privateKey, publicKey, {
    salt: Buffer.concat([ephemeral.publicKey, publicKey]),
    context,
  });
  return Buffer.concat([ephemeral.publicKey, seal(key, plain, context)]);
}

/** Decrypts the result of `sealTo`. Throws for another key or context or a changed byte. */
export function openWith(privateKey: Buffer, sealed: Buffer, context: string): Buffer {
  if (sealed.length <= KEY_BYTES) throw new Error("Not a sealed value");
  const ephemeral = sealed.subarray(0, KEY_BYTES);
  const key = sharedKey(privateKey, ephemeral, {
    salt: Buffer.concat([ephemeral, publicKeyOf(privateKey)]),
    context,
  });
  return unseal(key, sealed.subarray(KEY_BYTES), context);
}

function sharedKey(
  privateKey: Buffer,
  publicKey: Buffer,
  bound: { salt: Buffer; context: string },
): Buffer {
  const secret = diffieHellman({
    privateKey: privateKeyObject(privateKey),
    publicKey: createPublicKey({
      key: Buffer.concat([PUBLIC_PREFIX, publicKey]),
      format: "der",
      type: "spki",
    }),
  });
  return Buffer.from(hkdfSync("sha256", secret, bound.salt, bound.context, KEY_BYTES));
}

function privateKeyObject(privateKey: Buffer) {
  return createPrivateKey({
    key: Buffer.concat([PRIVATE_PREFIX, privateKey]),
    format: "der",
    type: "pkcs8",
  });
}

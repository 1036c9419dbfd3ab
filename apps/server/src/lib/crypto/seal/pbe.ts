import { createDecipheriv, createHash, pbkdf2Sync } from "node:crypto";

import { idOf, numberOf, octetsOf, partOf } from "./ber.ts";
import type { BerValue } from "./ber.ts";
import { decryptRc2 } from "./rc2.ts";

/** More rounds than any program makes would only keep the thread busy. */
const mostRounds = 5_000_000;

const hashes: Record<string, string> = {
  "1.3.14.3.2.26": "sha1",
  "2.16.840.1.101.3.4.2.1": "sha256",
  "2.16.840.1.101.3.4.2.2": "sha384",
  "2.16.840.1.101.3.4.2.3": "sha512",
};
const hmacs: Record<string, string> = {
  "1.2.840.113549.2.7": "sha1",
  "1.2.840.113549.2.9": "sha256",
  "1.2.840.113549.2.10": "sha384",
  "1.2.840.113549.2.11": "sha512",
};
const ciphers: Record<string, { name: string; key: number }> = {
  "2.16.840.1.101.3.4.1.2": { name: "aes-128-cbc", key: 16 },
  "2.16.840.1.101.3.4.1.22": { name: "aes-192-cbc", key: 24 },
  "2.16.840.1.101.3.4.1.42": { name: "aes-256-cbc", key: 32 },
  "1.2.840.113549.3.7": { name: "des-ede3-cbc", key: 24 },
};
const pbes2 = "1.2.840.113549.1.5.13";
const tripleDes = "1.2.840.113549.1.12.1.3";
/** Bytes of the key by its kind. */
const rc2: Record<string, number> = { "1.2.840.113549.1.12.1.5": 16, "1.2.840.113549.1.12.1.6": 5 };

/** Name of a hash by its identifier, if it is a known one. */
export const hashOf = (value: BerValue): string | undefined => hashes[idOf(value)];

function roundsOf(value: BerValue): number {
  const rounds = numberOf(value);
  if (rounds < 1 || rounds > mostRounds) throw new Error("The number of rounds is out of range");
  return rounds;
}

function repeated(bytes: Buffer, block: number): Buffer {
  const length = Math.ceil(bytes.length / block) * block;
  return Buffer.alloc(length, bytes.length === 0 ? undefined : bytes);
}

/** Adds a block and one to each block of a number, in place. */
function addToBlocks(target: Buffer, block: Buffer): void {
  for (let from = 0; from < target.length; from += block.length) {
    let carry = 1;
    for (let index = block.length - 1; index >= 0; index -= 1) {
      carry += (target[from + index] ?? 0) + (block[index] ?? 0);
      target[from + index] = carry & 255;
      carry >>= 8;
    }
  }
}

/** Derives bytes from a password by RFC 7292, appendix B; `id` 1 key, 2 initial vector, 3 MAC. */
export function derive(asked: {
  hash: string;
  password: string;
  salt: Buffer;
  rounds: BerValue | undefined;
  id: 1 | 2 | 3;
  length: number;
}): Buffer {
  const rounds = asked.rounds === undefined ? 1 : roundsOf(asked.rounds);
  const block = asked.hash === "sha384" || asked.hash === "sha512" ? 128 : 64;
  const secret = Buffer.from(`${asked.password}\u0000`, "utf16le").swap16();
  const input = Buffer.concat([repeated(asked.salt, block), repeated(secret, block)]);
  const pieces: Buffer[] = [];
  for (let made = 0; made < asked.length; made += pieces.at(-1)?.length ?? 1) {
    let piece = createHash(asked.hash).update(Buffer.alloc(block, asked.id)).update(input).digest();
    for (let round = 1; round < rounds; round += 1) {
      piece = createHash(asked.hash).update(piece).digest();
    }
    pieces.push(piece);
    addToBlocks(input, Buffer.alloc(block, piece));
  }
  return Buffer.concat(pieces).subarray(0, asked.length);
}

function decryptPbes2(parameters: BerValue, password: string, text: Buffer): Buffer {
  const derivation = partOf(parameters, 0, 1);
  const [salt, rounds, ...rest] = derivation.parts;
  const cipher = ciphers[idOf(partOf(parameters, 1, 0))];
  if (salt === undefined || rounds === undefined || cipher === undefined) {
    throw new Error("The encryption is not known");
  }
  const prf = rest.find((part) => part.parts.length > 0);
  const hash = prf === undefined ? "sha1" : hmacs[idOf(partOf(prf, 0))];
  if (hash === undefined) throw new Error("The encryption is not known");
  const key = pbkdf2Sync(password, octetsOf(salt), roundsOf(rounds), cipher.key, hash);
  const decipher = createDecipheriv(cipher.name, key, octetsOf(partOf(parameters, 1, 1)));
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

/**
 * Decrypts data encrypted by a password (PKCS 5 and PKCS 12). Throws for another or unknown
 * algorithm.
 */
export function decryptByPassword(algorithm: BerValue, password: string, text: Buffer): Buffer {
  const id = idOf(partOf(algorithm, 0));
  const parameters = partOf(algorithm, 1);
  if (id === pbes2) return decryptPbes2(parameters, password, text);
  const rc2Length = rc2[id];
  const length = id === tripleDes ? 24 : rc2Length;
  if (length === undefined) throw new Error("The encryption is not known");
  const common = {
    hash: "sha1",
    password,
    salt: octetsOf(partOf(parameters, 0)),
    rounds: partOf(parameters, 1),
  };
  const key = derive({ ...common, id: 1, length });
  const iv = derive({ ...common, id: 2, length: 8 });
  if (rc2Length !== undefined) return decryptRc2(key, iv, text);
  const decipher = createDecipheriv("des-ede3-cbc", key, iv);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

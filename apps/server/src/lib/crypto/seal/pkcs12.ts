import { createHmac, createPrivateKey, timingSafeEqual, X509Certificate } from "node:crypto";

import { idOf, octetsOf, partOf, readBer } from "./ber.ts";
import type { BerValue } from "./ber.ts";
import { decryptByPassword, derive, hashOf } from "./pbe.ts";
import type { FileProblem, SealMaterial } from "./tasks.ts";

const data = "1.2.840.113549.1.7.1";
const encryptedData = "1.2.840.113549.1.7.6";
const keyBag = "1.2.840.113549.1.12.10.1.1";
const shroudedKeyBag = "1.2.840.113549.1.12.10.1.2";
const certificateBag = "1.2.840.113549.1.12.10.1.3";

/** Shorter keys of RSA are no longer believed. */
const leastRsaBits = 2048;

/** Contents of a file: keys (PKCS 8) and certificates, DER. */
type Contents = { keys: Buffer[]; certificates: Buffer[] };

/** True if the file was made with this password; unknown when it does not say. */
function isRight(pfx: BerValue, safe: Buffer, password: string): boolean | undefined {
  const mac = pfx.parts[2];
  if (mac === undefined) return undefined;
  const hash = hashOf(partOf(mac, 0, 0, 0));
  if (hash === undefined) return undefined;
  const told = octetsOf(partOf(mac, 0, 1));
  const salt = octetsOf(partOf(mac, 1));
  const key = derive({ hash, password, salt, rounds: mac.parts[2], id: 3, length: told.length });
  const own = createHmac(hash, key).update(safe).digest();
  return own.length === told.length && timingSafeEqual(own, told);
}

/** The bags of one part of the file, decrypted. */
function bagsOf(content: BerValue, password: string): BerValue[] {
  const kind = idOf(partOf(content, 0));
  if (kind === data) return readBer(octetsOf(partOf(content, 1, 0))).parts;
  if (kind !== encryptedData) return [];
  const sealed = partOf(content, 1, 0, 1);
  const text = octetsOf(partOf(sealed, 2));
  return readBer(decryptByPassword(partOf(sealed, 1), password, text)).parts;
}

function sort(bag: BerValue, password: string, contents: Contents): void {
  const kind = idOf(partOf(bag, 0));
  const value = partOf(bag, 1, 0);
  if (kind === keyBag) contents.keys.push(value.whole);
  if (kind === shroudedKeyBag) {
    const [algorithm, text] = [partOf(value, 0), octetsOf(partOf(value, 1))];
    contents.keys.push(decryptByPassword(algorithm, password, text));
  }
  if (kind === certificateBag) contents.certificates.push(octetsOf(partOf(value, 1, 0)));
}

/** The key with its certificate, the only pair that can sign, in any order of the file. */
function pairOf({ keys, certificates }: Contents): SealMaterial | undefined {
  for (const key of keys) {
    const own = createPrivateKey({ key, format: "der", type: "pkcs8" });
    const kind = own.asymmetricKeyType;
    const bits = own.asymmetricKeyDetails?.modulusLength ?? 0;
    if (kind !== "ec" && !(kind === "rsa" && bits >= leastRsaBits)) continue;
    const certificate = certificates.find((one) => new X509Certificate(one).checkPrivateKey(own));
    if (certificate === undefined) continue;
    return { key, certificate, issuers: certificates.filter((one) => one !== certificate) };
  }
  return undefined;
}

/**
 * Reads the key and the certificates of a PKCS#12 file (RFC 7292), also of old programs, or says why
 * it cannot seal. The library's own reader does not open files of current programs.
 */
export function openPkcs12(file: Uint8Array, password: string): SealMaterial | FileProblem {
  const contents: Contents = { keys: [], certificates: [] };
  let right: boolean | undefined;
  try {
    const pfx = readBer(Buffer.from(file));
    const safe = octetsOf(partOf(pfx, 1, 1, 0));
    right = isRight(pfx, safe, password);
    if (right === false) return "password";
    for (const content of readBer(safe).parts) {
      for (const bag of bagsOf(content, password)) sort(bag, password, contents);
    }
  } catch (error) {
    // Without an explicit error on the password, undecryptable data had another one.
    const isCipher = error instanceof Error && /decrypt/i.test(error.message);
    return right === undefined && isCipher ? "password" : "unreadable";
  }
  try {
    return pairOf(contents) ?? "no_key";
  } catch {
    return "no_key";
  }
}

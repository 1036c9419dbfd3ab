import { createPrivateKey, X509Certificate } from "node:crypto";

import { P12Signer } from "@libpdf/core";

import type { FileProblem, SealMaterial } from "./tasks.ts";

/** Shorter keys of RSA are no longer believed. */
const leastRsaBits = 2048;

/** More rounds than any program makes: a native derivation cannot be stopped once it runs. */
const mostRounds = 5_000_000;

const { subtle } = globalThis.crypto;
const deriveKey = subtle.deriveKey.bind(subtle);

// The library derives the key of a file with as many rounds as the file asks for.
subtle.deriveKey = async (algorithm, ...rest) => {
  const rounds =
    typeof algorithm === "object" && "iterations" in algorithm ? algorithm.iterations : 0;
  if (rounds > mostRounds) throw new Error("The number of rounds is out of range");
  return deriveKey(algorithm, ...rest);
};

/** The key with the certificate that belongs to it, whatever their order; undefined if it cannot seal. */
async function pairOf(signer: P12Signer): Promise<SealMaterial | undefined> {
  // The library declares its key private, but made it so that it may be exported.
  const key: unknown = Reflect.get(signer, "privateKey");
  if (!(key instanceof CryptoKey)) return undefined;
  const exported = new Uint8Array(await subtle.exportKey("pkcs8", key));
  const own = createPrivateKey({ key: Buffer.from(exported), format: "der", type: "pkcs8" });
  const bits = own.asymmetricKeyDetails?.modulusLength ?? 0;
  if (own.asymmetricKeyType === "rsa" && bits < leastRsaBits) return undefined;
  const all = [signer.certificate, ...signer.certificateChain];
  const certificate = all.find((one) => new X509Certificate(one).checkPrivateKey(own));
  if (certificate === undefined) return undefined;
  return { key: exported, certificate, issuers: all.filter((one) => one !== certificate) };
}

/** The reason in the library's message; a file without a MAC does not prove its password. */
function problemOf(error: unknown): FileProblem {
  const message = error instanceof Error ? error.message : "";
  if (message.includes("Integrity for the PKCS#12 data")) return "password";
  if (/^(No private key|No certificates|Unsupported key)/.test(message)) return "no_key";
  return "unreadable";
}

/**
 * Reads the key and the certificates of a PKCS#12 file (RFC 7292), also of old programs, or says why
 * it cannot seal. Files without a MAC are refused as unreadable.
 */
export async function openPkcs12(
  file: Uint8Array,
  password: string,
): Promise<SealMaterial | FileProblem> {
  try {
    return (await pairOf(await P12Signer.create(file, password))) ?? "no_key";
  } catch (error) {
    return problemOf(error);
  }
}

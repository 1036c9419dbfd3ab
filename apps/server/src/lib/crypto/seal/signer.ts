import { createPrivateKey, sign } from "node:crypto";

import type { Signer } from "@libpdf/core";

import type { SealMaterial } from "./tasks.ts";

/** Signer with a company's key, RSA or elliptic. */
export function signerOf({ key, certificate, issuers }: SealMaterial): Signer {
  const own = createPrivateKey({ key: Buffer.from(key), format: "der", type: "pkcs8" });
  const isRsa = own.asymmetricKeyType === "rsa";
  return {
    certificate,
    certificateChain: issuers,
    keyType: isRsa ? "RSA" : "EC",
    signatureAlgorithm: isRsa ? "RSASSA-PKCS1-v1_5" : "ECDSA",
    sign: async (data, algorithm) => {
      const signature = sign(algorithm.replace("-", "").toLowerCase(), data, own);
      return new Uint8Array(signature);
    },
  };
}

import { hash } from "node:crypto";

import type { Client } from "pg";

import type { Config } from "../src/config.ts";
import { isoOf } from "../src/lib/calendar/clock.ts";
import { addDays } from "../src/lib/calendar/dates.ts";
import { sealPdf } from "../src/lib/crypto/seal.ts";
import { factsOf } from "../src/lib/crypto/seal/facts.ts";
import { encryptMaterial } from "../src/lib/crypto/seal/kept.ts";
import { makeSelfSigned } from "../src/lib/crypto/seal/self-signed.ts";
import { newVerificationCode, verificationLink } from "../src/lib/crypto/verification-code.ts";
import { madeForYears } from "../src/modules/papers/seals/seals.rules.ts";
import type { Storage } from "../src/platform/storage.ts";

import type { Company } from "./company.ts";
import { insertObjects } from "./rows.ts";
import type { Window } from "./window.ts";

/** Configuration for sealing and storing documents of the demo. */
export type SealConfig = Pick<Config, "secrets" | "publicUrl">;

/** A stored sealed document and its register entry, without the class. */
export type SealedFile = {
  file: { clave: string; bytes: number; sha256: string };
  entry: {
    codigo: string;
    sha256: string;
    emitido_en: string;
    huella_certificado: string;
    sello_tiempo: false;
  };
};

/** Prints, seals and stores one document at a moment (epoch milliseconds). */
export type DemoSeal = (document: {
  reason: string;
  made: number;
  print: (code: string) => Promise<Uint8Array>;
  /** Pages that follow. */
  appendix?: (code: string) => Promise<Uint8Array>;
}) => Promise<SealedFile>;

/** Certificate of a company, valid since the demo's first day. */
export async function openSeal(
  writing: { client: Client; company: Company; window: Window; storage: Storage },
  config: SealConfig,
  companyId: number,
): Promise<DemoSeal> {
  const { client, company, window, storage } = writing;
  const { nombre, cif } = company.settings;
  const material = await makeSelfSigned({
    nombre,
    cif,
    desde: `${window.from}T00:00:00Z`,
    hasta: `${addDays(window.from, 365 * madeForYears)}T00:00:00Z`,
  });
  const facts = factsOf(material);
  const kept = { empresa_id: companyId, huella: facts.huella };
  const sealed = encryptMaterial(config.secrets, kept, material);
  await insertObjects(client, "certificado_sello", [
    {
      empresa_id: companyId,
      ...facts,
      propio: false,
      material: String.raw`\x${sealed.toString("hex")}`,
      creado_en: facts.valido_desde,
    },
  ]);
  return async ({ reason, made, print, appendix }) => {
    const code = newVerificationCode();
    const bytes = await sealPdf({
      pdf: await print(code),
      ...(appendix && { appendix: await appendix(code) }),
      material,
      reason: `${reason} ${code}`,
      contact: verificationLink(config.publicUrl, code),
      made,
    });
    const name = await storage.put({ empresa_id: companyId, bytes, encrypted: true });
    const digest = hash("sha256", bytes, "hex");
    return {
      file: { clave: name, bytes: bytes.length, sha256: digest },
      entry: {
        codigo: code,
        sha256: digest,
        emitido_en: isoOf(made),
        huella_certificado: facts.huella,
        sello_tiempo: false,
      },
    };
  };
}

import type { Verification } from "@atrio/contract/papers/signatures";

/** Rate limit by address: enough for a pile of papers, too little for guessing codes. */
export const verificationLimits = {
  code: { name: "verification.code", max: 60, minutes: 15 },
  file: { name: "verification.file", max: 40, minutes: 15 },
};

/** Register entry of a sealed document. */
export type Registered = {
  codigo: string;
  sha256: string;
  clase: NonNullable<Verification["clase"]>;
  empresa: string;
  emitido_en: string;
  huella_certificado: string;
  sello_tiempo: boolean;
  anulado_en: string | null;
};

const nothing: Verification = {
  resultado: "desconocido",
  clase: null,
  empresa: null,
  emitido_en: null,
  anulado_en: null,
  sha256: null,
  huella_certificado: null,
  sello_tiempo: null,
};

/** A form with a newer version in force is replaced; anything else is withdrawn. */
function standingOf(found: Registered): Verification["resultado"] {
  if (found.anulado_en === null) return "valido";
  return found.clase === "modelo145" ? "sustituido" : "anulado";
}

function told(found: Registered, result: Verification["resultado"]): Verification {
  return {
    resultado: result,
    clase: found.clase,
    empresa: found.empresa,
    emitido_en: found.emitido_en,
    anulado_en: found.anulado_en,
    sha256: found.sha256,
    huella_certificado: found.huella_certificado,
    sello_tiempo: found.sello_tiempo,
  };
}

/** Judges a code: it proves that such a document exists, not that a copy is genuine. */
export function judgeCode(found: Registered | undefined): Verification {
  return found === undefined ? nothing : told(found, standingOf(found));
}

/**
 * Judges a file by the register's documents with its bytes (`digest`, SHA-256) or its code: only
 * the sealed bytes themselves are valid.
 */
export function judgeFile(digest: string, found: readonly Registered[]): Verification {
  const same = found.find((one) => one.sha256 === digest);
  if (same !== undefined) return told(same, standingOf(same));
  const [carried] = found;
  return carried === undefined ? nothing : told(carried, "alterado");
}

import { isKeptTooShort } from "@atrio/contract/papers/document-periods";

/** Confidentiality of a document: bank and medical ones are never shown to supervisors. */
export type DocumentClass = "general" | "bancaria" | "medica";

/** Validity and retention of the documents of a kind; null: without an end (Rule PAPERS-98). */
export type KindPeriods = {
  caduca_meses: number | null;
  aviso_dias: number | null;
  conserva_meses: number | null;
  laboral: boolean;
};

/** Terms of a kind of document, without its name. */
export type KindTerms = KindPeriods & {
  codigo: string;
  clase: DocumentClass;
  visible_supervisor: boolean;
  requiere_aprobacion: boolean;
};

const endless = { caduca_meses: null, aviso_dias: null, conserva_meses: null, laboral: false };
const hidden = { visible_supervisor: false, requiere_aprobacion: false, ...endless } as const;
const shown = { visible_supervisor: true, requiere_aprobacion: false, ...endless } as const;
const approved = { ...shown, requiere_aprobacion: true } as const;

/** Kinds of every company until it writes its own list, in the order in which they are offered. */
export const standardKinds = [
  { codigo: "identidad", clase: "general", ...hidden },
  { codigo: "formacion", clase: "general", ...approved },
  { codigo: "permiso_conducir", clase: "general", ...approved },
  { codigo: "curriculum", clase: "general", ...shown },
  { codigo: "justificante", clase: "general", ...approved },
  { codigo: "cuenta_bancaria", clase: "bancaria", ...hidden },
  { codigo: "situacion_familiar", clase: "general", ...hidden },
  { codigo: "discapacidad", clase: "medica", ...hidden },
  { codigo: "salud", clase: "medica", ...hidden },
  { codigo: "otro", clase: "general", ...hidden },
] as const satisfies readonly KindTerms[];

type Problem = {
  code: "document.never_supervisor" | "document.kept_too_short" | "request.field_invalid";
  /** Its field, null for the kind as a whole. */
  field: "conserva_meses" | null;
};

/** Why a company may not keep such a kind; null where it may. */
export function judgeKind(kind: Omit<KindTerms, "codigo">): Problem | null {
  if (kind.clase !== "general" && kind.visible_supervisor) {
    return { code: "document.never_supervisor", field: null };
  }
  // A kind hidden from supervisors cannot be approved by them.
  if (kind.requiere_aprobacion && !kind.visible_supervisor) {
    return { code: "request.field_invalid", field: null };
  }
  return isKeptTooShort(kind) ? { code: "document.kept_too_short", field: "conserva_meses" } : null;
}

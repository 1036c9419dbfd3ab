/** Confidentiality of a document: bank and medical ones are never shown to supervisors. */
export type DocumentClass = "general" | "bancaria" | "medica";

/** Terms of a kind of personal document, without its name. */
export type KindTerms = {
  codigo: string;
  clase: DocumentClass;
  visible_supervisor: boolean;
  requiere_aprobacion: boolean;
};

const hidden = { visible_supervisor: false, requiere_aprobacion: false } as const;

/** Kinds of every company until it writes its own list, in the order in which they are offered. */
export const standardKinds = [
  { codigo: "identidad", clase: "general", ...hidden },
  { codigo: "formacion", clase: "general", visible_supervisor: true, requiere_aprobacion: true },
  {
    codigo: "permiso_conducir",
    clase: "general",
    visible_supervisor: true,
    requiere_aprobacion: true,
  },
  { codigo: "curriculum", clase: "general", visible_supervisor: true, requiere_aprobacion: false },
  { codigo: "justificante", clase: "general", visible_supervisor: true, requiere_aprobacion: true },
  { codigo: "cuenta_bancaria", clase: "bancaria", ...hidden },
  { codigo: "situacion_familiar", clase: "general", ...hidden },
  { codigo: "discapacidad", clase: "medica", ...hidden },
  { codigo: "salud", clase: "medica", ...hidden },
  { codigo: "otro", clase: "general", ...hidden },
] as const satisfies readonly KindTerms[];

/** Why a company may not keep such a kind; null where it may. */
export function judgeKind(
  kind: Omit<KindTerms, "codigo">,
): "document.never_supervisor" | "request.field_invalid" | null {
  if (kind.clase !== "general" && kind.visible_supervisor) return "document.never_supervisor";
  // A kind hidden from supervisors cannot be approved by them.
  return kind.requiere_aprobacion && !kind.visible_supervisor ? "request.field_invalid" : null;
}

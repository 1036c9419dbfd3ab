import { requestKinds } from "@atrio/contract/kinds";
import { inEachLanguage, languages } from "@atrio/contract/languages";

import { codeOf } from "./rules.model.ts";
import type { OfficeRule } from "./rules.model.ts";
import type { RuleBody } from "./rules.queries.ts";

type Texts = RuleBody["nombres"];

/** A rule as its form holds it: hours as hours, texts of other languages may be empty. */
export type RuleForm = Omit<RuleBody, "nombres" | "descripciones" | "norma" | "codigo"> & {
  codigo: string | null;
  nombres: Texts;
  descripciones: Texts;
  norma: string;
};

/** The form of a rule, or of a new one of paid leave. */
export function formOf(rule: OfficeRule | null): RuleForm {
  if (rule === null) {
    return {
      pe_solicitud_tipo_id: requestKinds.paidLeave,
      codigo: null,
      nombres: inEachLanguage(() => ""),
      descripciones: inEachLanguage(() => ""),
      norma: "",
      unidad: "laborables",
      saldo: null,
      retribuido: true,
      limite: 1,
      limite_por: "hecho",
      maximo_consecutivo: null,
      preaviso_dias: 0,
      requiere_documento: false,
      admite_medio_dia: false,
      admite_horas: false,
      decide: "supervisores",
      activo: true,
    };
  }
  const { pe_solicitud_tipo_id, codigo, nombres, descripciones, unidad, saldo, retribuido } = rule;
  const { limite, limite_por, maximo_consecutivo, preaviso_dias, requiere_documento } = rule;
  const { admite_medio_dia, admite_horas, decide, activo } = rule;
  return {
    pe_solicitud_tipo_id,
    codigo,
    nombres,
    descripciones,
    norma: rule.norma ?? "",
    unidad,
    saldo,
    retribuido,
    limite: unidad === "horas" && limite !== null ? limite / 60 : limite,
    limite_por,
    maximo_consecutivo,
    preaviso_dias,
    requiere_documento,
    admite_medio_dia,
    admite_horas,
    decide,
    activo,
  };
}

/** Fields that are required and empty. */
export function missingIn({ nombres, descripciones }: RuleForm): Array<"nombre" | "descripcion"> {
  return [
    ...(nombres.es.trim() === "" ? (["nombre"] as const) : []),
    ...(descripciones.es.trim() === "" ? (["descripcion"] as const) : []),
  ];
}

/** Body of a form; a new rule gets a key of its own among those of its kind. */
export function bodyOf(form: RuleForm, known: readonly OfficeRule[]): RuleBody {
  const { codigo, norma, nombres, descripciones, limite, ...rest } = form;
  const { pe_solicitud_tipo_id } = form;
  const taken = known
    .filter((rule) => rule.pe_solicitud_tipo_id === pe_solicitud_tipo_id)
    .map((rule) => rule.codigo);
  const amount = limite === null ? null : Math.round(limite * 6000) / 100;
  return {
    ...rest,
    codigo: codigo ?? codeOf(nombres.es, taken),
    retribuido: codigo === null ? pe_solicitud_tipo_id === requestKinds.paidLeave : form.retribuido,
    nombres: filled(nombres),
    descripciones: filled(descripciones),
    norma: norma.trim() === "" ? null : norma.trim(),
    limite: form.unidad === "horas" ? amount : limite,
    limite_por: limite === null ? null : (form.limite_por ?? "hecho"),
    admite_horas: form.unidad === "horas" || form.admite_horas,
  };
}

/** Texts in each language: the Spanish one where another is empty. */
function filled(texts: Texts): Texts {
  return inEachLanguage((language) => texts[language].trim() || texts.es.trim());
}

/** Languages beside Spanish. */
export const otherLanguages = languages.filter((language) => language !== "es");

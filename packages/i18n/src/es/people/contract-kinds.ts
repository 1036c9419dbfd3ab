/** Kinds of employment contract of the public employment service, as people read them. */
export const contractKinds = {
  families: {
    indefinite: "Contrato indefinido ordinario",
    indefinite_disability: "Contrato indefinido para personas con discapacidad",
    indefinite_promotion: "Contrato indefinido de fomento del empleo",
    promotion_conversion:
      "Contrato indefinido de fomento del empleo, por conversión de uno temporal",
    conversion: "Contrato indefinido por conversión de uno temporal",
    conversion_disability:
      "Contrato indefinido para personas con discapacidad, por conversión de uno temporal",
    seasonal: "Contrato fijo discontinuo",
    seasonal_disability: "Contrato fijo discontinuo para personas con discapacidad",
    seasonal_promotion: "Contrato fijo discontinuo de fomento del empleo",
    seasonal_conversion: "Contrato fijo discontinuo por conversión de uno temporal",
    project: "Contrato por obra o servicio determinado",
    production: "Contrato temporal por circunstancias de la producción",
    insertion: "Contrato temporal de inserción",
    administrative: "Contrato temporal de carácter administrativo",
    substitution: "Contrato temporal de sustitución",
    administrative_substitution: "Contrato de interinidad de carácter administrativo",
    practice: "Contrato formativo para la obtención de la práctica profesional",
    alternation: "Contrato de formación en alternancia",
    temporary_disability: "Contrato temporal para personas con discapacidad",
    partial_retirement: "Contrato de jubilación parcial",
    relief: "Contrato de relevo",
    temporary_promotion: "Contrato temporal de fomento del empleo",
    insertion_company: "Contrato temporal en una empresa de inserción",
  },
  hours: { full: "a tiempo completo", part: "a tiempo parcial" },
  unknown: "Contrato de código {{codigo}}",
} as const;

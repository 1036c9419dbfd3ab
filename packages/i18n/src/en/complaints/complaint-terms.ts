import type { Dictionary } from "../../dictionary.ts";
import type { complaintTerms as es } from "../../es/complaints/complaint-terms.ts";

export const complaintTerms: Dictionary<typeof es> = {
  type: {
    abuso_poder: "Abuse of power",
    acoso_moral: "Workplace bullying",
    acoso_orientacion_sexual: "Harassment based on sexual orientation",
    acoso_creencias: "Harassment based on beliefs",
    acoso_discapacidad: "Harassment based on disability",
    acoso_edad_sexo: "Harassment based on age or sex",
    acoso_sexual: "Sexual harassment",
    discriminacion: "Discriminatory treatment",
    apropiacion_recursos: "Misappropriation of resources",
    soborno: "Bribery",
    drogas_alcohol: "Drug or alcohol use",
    falsificacion_documentos: "Forgery of documents",
    fuga_informacion: "Leak of information",
    fraude_fiscal: "Tax or social security fraud",
    coaccion_psicologica: "Psychological coercion",
    malversacion_blanqueo: "Embezzlement or money laundering",
    salud_seguridad: "Health, safety or occupational hazards",
    otros: "Other",
  },
  state: {
    recibida: "Received",
    admitida: "Admitted",
    no_admitida: "Not admitted",
    en_investigacion: "Under investigation",
    concluida: "Concluded",
  },
  outcome: {
    archivo: "Archived",
    fiscalia: "Referred to the prosecutors",
    expediente_sancionador: "Disciplinary proceedings",
  },
};

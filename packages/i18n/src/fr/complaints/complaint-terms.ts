import type { Dictionary } from "../../dictionary.ts";
import type { complaintTerms as es } from "../../es/complaints/complaint-terms.ts";

export const complaintTerms: Dictionary<typeof es> = {
  type: {
    abuso_poder: "Abus de pouvoir",
    acoso_moral: "Harcèlement moral",
    acoso_orientacion_sexual: "Harcèlement lié à l’orientation sexuelle",
    acoso_creencias: "Harcèlement lié aux convictions",
    acoso_discapacidad: "Harcèlement lié au handicap",
    acoso_edad_sexo: "Harcèlement lié à l’âge ou au sexe",
    acoso_sexual: "Harcèlement sexuel",
    discriminacion: "Traitement discriminatoire",
    apropiacion_recursos: "Détournement de ressources",
    soborno: "Corruption",
    drogas_alcohol: "Consommation de drogues ou d’alcool",
    falsificacion_documentos: "Falsification de documents",
    fuga_informacion: "Fuite d’informations",
    fraude_fiscal: "Fraude fiscale ou à la Sécurité sociale",
    coaccion_psicologica: "Pression psychologique",
    malversacion_blanqueo: "Détournement de fonds ou blanchiment",
    salud_seguridad: "Santé, sécurité ou risques professionnels",
    otros: "Autre",
  },
  state: {
    recibida: "Reçu",
    admitida: "Recevable",
    no_admitida: "Irrecevable",
    en_investigacion: "En cours d’enquête",
    concluida: "Clos",
  },
  outcome: {
    archivo: "Classement sans suite",
    fiscalia: "Transmission au parquet",
    expediente_sancionador: "Procédure disciplinaire",
  },
};

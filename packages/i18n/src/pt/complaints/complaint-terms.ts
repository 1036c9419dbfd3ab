import type { Dictionary } from "../../dictionary.ts";
import type { complaintTerms as es } from "../../es/complaints/complaint-terms.ts";

export const complaintTerms: Dictionary<typeof es> = {
  type: {
    abuso_poder: "Abuso de poder",
    acoso_moral: "Assédio moral",
    acoso_orientacion_sexual: "Assédio por orientação sexual",
    acoso_creencias: "Assédio por convicções",
    acoso_discapacidad: "Assédio por deficiência",
    acoso_edad_sexo: "Assédio por idade ou sexo",
    acoso_sexual: "Assédio sexual",
    discriminacion: "Tratamento discriminatório",
    apropiacion_recursos: "Apropriação indevida de recursos",
    soborno: "Suborno",
    drogas_alcohol: "Consumo de drogas ou álcool",
    falsificacion_documentos: "Falsificação de documentos",
    fuga_informacion: "Fuga de informação",
    fraude_fiscal: "Fraude fiscal ou à Segurança Social",
    coaccion_psicologica: "Coação psicológica",
    malversacion_blanqueo: "Peculato ou branqueamento de capitais",
    salud_seguridad: "Saúde, segurança ou riscos profissionais",
    otros: "Outros",
  },
  state: {
    recibida: "Recebida",
    admitida: "Admitida",
    no_admitida: "Não admitida",
    en_investigacion: "Em investigação",
    concluida: "Concluída",
  },
  outcome: {
    archivo: "Arquivamento",
    fiscalia: "Remissão ao Ministério Público",
    expediente_sancionador: "Processo disciplinar",
  },
};

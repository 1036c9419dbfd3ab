import type { Dictionary } from "../../dictionary.ts";
import type { documentKinds as es } from "../../es/papers/document-kinds.ts";

export const documentKinds: Dictionary<typeof es> = {
  identidad: "Documento de identificação ou passaporte",
  formacion: "Diploma ou certificado de formação",
  permiso_conducir: "Carta de condução",
  curriculum: "Currículo",
  cuenta_bancaria: "Comprovativo de titularidade da conta bancária",
  situacion_familiar: "Certidão ou situação familiar",
  discapacidad: "Atestado de incapacidade",
  salud: "Relatório ou atestado médico",
  justificante: "Comprovativo",
  otro: "Outro documento",
};

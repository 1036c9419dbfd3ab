import type { Dictionary } from "../../dictionary.ts";
import type { documentKinds as es } from "../../es/papers/document-kinds.ts";

export const documentKinds: Dictionary<typeof es> = {
  identidad: "Pièce d’identité ou passeport",
  formacion: "Diplôme ou attestation de formation",
  permiso_conducir: "Permis de conduire",
  curriculum: "CV",
  cuenta_bancaria: "Relevé d’identité bancaire",
  situacion_familiar: "Livret de famille ou situation familiale",
  discapacidad: "Attestation de handicap",
  salud: "Rapport ou certificat médical",
  justificante: "Justificatif",
  otro: "Autre document",
};

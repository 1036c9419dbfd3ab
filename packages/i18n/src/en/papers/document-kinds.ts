import type { Dictionary } from "../../dictionary.ts";
import type { documentKinds as es } from "../../es/papers/document-kinds.ts";

export const documentKinds: Dictionary<typeof es> = {
  identidad: "Identity card or passport",
  formacion: "Qualification or training certificate",
  permiso_conducir: "Driving licence",
  curriculum: "CV",
  cuenta_bancaria: "Proof of bank account ownership",
  situacion_familiar: "Family record or family situation",
  discapacidad: "Disability certificate",
  salud: "Medical report or certificate",
  justificante: "Supporting document",
  otro: "Other document",
};

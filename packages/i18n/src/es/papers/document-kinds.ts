/** Kinds of personal document that a company accepts unless it says otherwise, by their code. */
export const documentKinds = {
  identidad: "DNI, NIE o pasaporte",
  formacion: "Título o certificado de formación",
  permiso_conducir: "Permiso de conducir",
  curriculum: "Currículum",
  cuenta_bancaria: "Certificado de titularidad de la cuenta bancaria",
  situacion_familiar: "Libro de familia o situación familiar",
  discapacidad: "Certificado de discapacidad",
  salud: "Informe o justificante médico",
  justificante: "Justificante",
  otro: "Otro documento",
} as const;

/** Errors of the people to whom a document is sent. */
export const audienceErrors = {
  list: "Indica a quién va dirigido el documento.",
  nobody: "Nadie recibiría este documento: revisa los destinatarios.",
} as const;

/** Errors of texts with fields. */
export const templateErrors = {
  not_found: "El texto con campos no existe.",
  field: "El texto usa un campo que no existe. Elige los campos de la lista.",
  name_taken: "Ya hay un texto con ese nombre.",
  too_many: "Ya hay 100 textos. Borra alguno que no uses.",
} as const;

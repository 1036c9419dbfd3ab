/** Texts of the file of signature requests. */
export const signatureWords = {
  file: {
    name: "firmas",
    sheet: "Firmas",
    columns: {
      person: "Persona",
      document: "Documento",
      state: "Estado",
      asked: "Pedido",
      opened: "Abierto",
      signed: "Firmado",
      rejected: "Rechazado",
      reason: "Motivo del rechazo",
      lastDay: "Último día",
      reminded: "Último recordatorio",
      code: "Código de verificación",
    },
  },
  state: {
    pendiente: "Pendiente",
    firmado: "Firmado",
    rechazado: "Rechazado",
    anulado: "Anulado",
    caducado: "Caducado",
  },
} as const;

import type { Dictionary } from "../../dictionary.ts";
import type { signatureWords as source } from "../../es/papers/signature-words.ts";

/** Texts of the file of signature requests. */
export const signatureWords: Dictionary<typeof source> = {
  file: {
    name: "assinaturas",
    sheet: "Assinaturas",
    columns: {
      person: "Pessoa",
      document: "Documento",
      state: "Estado",
      asked: "Pedido",
      opened: "Aberto",
      signed: "Assinado",
      rejected: "Recusado",
      reason: "Motivo da recusa",
      lastDay: "Último dia",
      reminded: "Último lembrete",
      code: "Código de verificação",
    },
  },
  state: {
    pendiente: "Pendente",
    firmado: "Assinado",
    rechazado: "Recusado",
    anulado: "Anulado",
    caducado: "Expirado",
  },
};

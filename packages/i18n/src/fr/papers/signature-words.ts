import type { Dictionary } from "../../dictionary.ts";
import type { signatureWords as source } from "../../es/papers/signature-words.ts";

/** Texts of the file of signature requests. */
export const signatureWords: Dictionary<typeof source> = {
  file: {
    name: "signatures",
    sheet: "Signatures",
    columns: {
      person: "Personne",
      document: "Document",
      state: "État",
      asked: "Demandé",
      opened: "Ouvert",
      signed: "Signé",
      rejected: "Refusé",
      reason: "Motif du refus",
      lastDay: "Dernier jour",
      reminded: "Dernier rappel",
      code: "Code de vérification",
    },
  },
  state: {
    pendiente: "En attente",
    firmado: "Signé",
    rechazado: "Refusé",
    anulado: "Annulé",
    caducado: "Expiré",
  },
};

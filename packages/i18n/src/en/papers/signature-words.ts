import type { Dictionary } from "../../dictionary.ts";
import type { signatureWords as source } from "../../es/papers/signature-words.ts";

/** Texts of the file of signature requests. */
export const signatureWords: Dictionary<typeof source> = {
  file: {
    name: "signatures",
    sheet: "Signatures",
    columns: {
      person: "Person",
      document: "Document",
      state: "State",
      asked: "Asked for",
      opened: "Opened",
      signed: "Signed",
      rejected: "Rejected",
      reason: "Reason for rejecting",
      lastDay: "Last day",
      reminded: "Last reminder",
      code: "Verification code",
    },
  },
  state: {
    pendiente: "Pending",
    firmado: "Signed",
    rechazado: "Rejected",
    anulado: "Taken back",
    caducado: "Expired",
  },
};

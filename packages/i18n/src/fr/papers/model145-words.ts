import type { Dictionary } from "../../dictionary.ts";
import type { model145Words as source } from "../../es/papers/model145-words.ts";

/** Names of Model 145 in mails and archives. */
export const model145Words: Dictionary<typeof source> = {
  title: "Modèle 145 (retenue d’impôt IRPF)",
  archive: "modeles-145",
};

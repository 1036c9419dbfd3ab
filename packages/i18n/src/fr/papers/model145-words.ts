import type { Dictionary } from "../../dictionary.ts";
import type { model145Words as source } from "../../es/papers/model145-words.ts";

/** What mails and archives call Model 145. */
export const model145Words: Dictionary<typeof source> = {
  title: "Modèle 145 (retenue d’impôt IRPF)",
  archive: "modeles-145",
};

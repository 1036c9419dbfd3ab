import type { Dictionary } from "../../dictionary.ts";
import type { fileWords as es } from "../../es/papers/file-words.ts";

export const fileWords: Dictionary<typeof es> = {
  one: "document",
  many: "documents",
  missing: {
    name: "fichiers-manquants.txt",
    text: "Ces fichiers ne sont pas ici, car l’original est endommagé ou perdu. Prévenez votre entreprise afin qu’elle les récupère :",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { fileWords as es } from "../../es/papers/file-words.ts";

export const fileWords: Dictionary<typeof es> = {
  one: "documento",
  many: "documentos",
  missing: {
    name: "ficheiros-em-falta.txt",
    text: "Estes ficheiros não estão aqui porque o original está danificado ou se perdeu. Avise a sua empresa para que os recupere:",
  },
};

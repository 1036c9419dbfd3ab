import type { Dictionary } from "../../dictionary.ts";
import type { fileWords as es } from "../../es/papers/file-words.ts";

export const fileWords: Dictionary<typeof es> = {
  one: "document",
  many: "documents",
  missing: {
    name: "missing-files.txt",
    text: "These files are not here because the original is damaged or lost. Please tell your company, so that they can be recovered:",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { photoErrors as es } from "../../es/people/photo-errors.ts";

export const photoErrors: Dictionary<typeof es> = {
  locked: "A sua empresa não permite alterar a fotografia.",
  not_found: "Fotografia não encontrada.",
  type: "A fotografia tem de ser um ficheiro JPEG, PNG ou WebP.",
  unreadable: "Não foi possível ler a fotografia. Experimente outra.",
};

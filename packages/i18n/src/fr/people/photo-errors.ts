import type { Dictionary } from "../../dictionary.ts";
import type { photoErrors as es } from "../../es/people/photo-errors.ts";

export const photoErrors: Dictionary<typeof es> = {
  locked: "Votre entreprise ne permet pas de changer la photo.",
  not_found: "Photo introuvable.",
  type: "La photo doit être un fichier JPEG, PNG ou WebP.",
  unreadable: "La photo n’a pas pu être lue. Essayez-en une autre.",
};

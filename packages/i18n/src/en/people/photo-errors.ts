import type { Dictionary } from "../../dictionary.ts";
import type { photoErrors as es } from "../../es/people/photo-errors.ts";

export const photoErrors: Dictionary<typeof es> = {
  locked: "Your company does not allow photos to be changed.",
  not_found: "The photo was not found.",
  type: "The photo must be a JPEG, PNG or WebP file.",
  unreadable: "The photo could not be read. Try another one.",
};

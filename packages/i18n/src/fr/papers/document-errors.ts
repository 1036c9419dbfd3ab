import type { Dictionary } from "../../dictionary.ts";
import type { documentErrors as es } from "../../es/papers/document-errors.ts";

/** Errors of files that people send, with what to do instead. */
export const documentErrors: Dictionary<typeof es> = {
  unsafe:
    "Le fichier contient des éléments actifs, comme des programmes ou des formulaires. Imprimez-le en PDF ou prenez une photo et joignez cette copie.",
  damaged:
    "Le PDF est incomplet ou endommagé. Téléchargez-le à nouveau, imprimez-le en PDF ou prenez une photo.",
  encrypted:
    "Le PDF est protégé et ne peut pas être vérifié. Imprimez-le en PDF sans protection ou prenez une photo.",
  embedded:
    "Le PDF contient d’autres fichiers, comme les données d’une facture électronique. Imprimez-le en PDF ou prenez une photo et joignez cette copie.",
  too_many_drafts:
    "Vous avez déposé {{most}} fichiers sans les envoyer. Envoyez vos demandes en cours ou retirez des fichiers ; ceux qui ne sont pas envoyés sont supprimés au bout d’un jour.",
};

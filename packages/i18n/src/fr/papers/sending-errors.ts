import type { Dictionary } from "../../dictionary.ts";
import type {
  audienceErrors as audienceSource,
  templateErrors as templateSource,
} from "../../es/papers/sending-errors.ts";

/** Errors of the people to whom a document is sent. */
export const audienceErrors: Dictionary<typeof audienceSource> = {
  list: "Indiquez à qui s’adresse le document.",
  nobody: "Personne ne recevrait ce document : vérifiez les destinataires.",
};

/** Errors of texts with fields. */
export const templateErrors: Dictionary<typeof templateSource> = {
  not_found: "Ce texte à champs n’existe pas.",
  field: "Le texte utilise un champ qui n’existe pas. Choisissez les champs dans la liste.",
  name_taken: "Un texte porte déjà ce nom.",
  too_many: "Il y a déjà 100 textes. Supprimez-en un que vous n’utilisez pas.",
};

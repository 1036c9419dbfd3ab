import type { Dictionary } from "../dictionary.ts";
import type { files as es } from "../es/files.ts";

export const files: Dictionary<typeof es> = {
  drop: "Faites glisser les fichiers ici ou choisissez-les",
  drop_now: "Déposez les fichiers ici",
  choose: "Choisir des fichiers",
  photo: "Prendre une photo",
  formats: "PDF, JPEG, PNG, WebP ou HEIC, 5 Mo au maximum chacun.",
  list: "Fichiers",
  sending: "Envoi de {{name}}",
  percent: "{{percent}} %",
  checking: "Vérification…",
  retry: "Réessayer",
  retry_of: "Réessayer {{name}}",
  remove: "Retirer",
  remove_of: "Retirer {{name}}",
  too_large: "Le fichier dépasse 5 Mo.",
  type: "Ce type de fichier n’est pas accepté : utilisez PDF, JPEG, PNG, WebP ou HEIC.",
  empty: "Le fichier est vide.",
};

import type { Dictionary } from "../../dictionary.ts";
import type { files as es } from "../../es/papers/files.ts";

export const files: Dictionary<typeof es> = {
  drop: "Faites glisser les fichiers ici ou choisissez-les",
  drop_now: "Déposez les fichiers ici",
  choose: "Choisir des fichiers",
  photo: "Prendre une photo",
  drop_pdf: "Faites glisser le PDF ici ou choisissez-le",
  choose_pdf: "Choisir le PDF",
  pdf_only: "Un fichier PDF de 10 Mo au maximum.",
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
  type: "Ce type de fichier n’est pas accepté : utilisez PDF, JPEG, PNG, WebP ou HEIC.",
  empty: "Le fichier est vide.",
  download: "Télécharger",
  unshown_title: "Ce fichier ne peut pas être affiché ici",
  unshown_text: "Votre navigateur ne sait pas afficher ce format. Téléchargez-le pour l’ouvrir.",
  approval: {
    pendiente: "À approuver",
    aprobada: "Approuvé",
    rechazada: "Refusé",
  },
};

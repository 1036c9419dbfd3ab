import type { Dictionary } from "../dictionary.ts";
import type { common as es } from "../es/common.ts";

export const common: Dictionary<typeof es> = {
  action: {
    retry: "Réessayer",
    cancel: "Annuler",
    close: "Fermer",
    save: "Enregistrer",
    accept: "Valider",
    back: "Retour",
    seeAll: "Tout voir",
  },
  state: {
    loading: "Chargement…",
    empty: "Aucune donnée",
  },
  error: {
    title: "Chargement impossible",
    unknown: "Erreur inconnue",
    network: "Aucune connexion avec le serveur. Vérifiez votre connexion et réessayez.",
    timeout: "Le serveur met trop de temps à répondre. Veuillez réessayer.",
  },
  field: {
    required: "Ce champ est obligatoire.",
    optional: "Facultatif",
  },
  pager: {
    label: "Pages de la liste",
    size: "Par page",
    range: "{{from}}–{{to}} sur {{total}}",
    previous: "Page précédente",
    next: "Page suivante",
  },
};

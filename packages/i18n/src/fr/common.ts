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
    photos: "Les photos n’ont pas pu être affichées.",
  },
  field: {
    required: "Ce champ est obligatoire.",
    optional: "Facultatif",
    date: "Saisissez une date qui existe, au format JJ/MM/AAAA.",
    date_form: "JJ/MM/AAAA",
    time: "Saisissez une heure entre 00:00 et 23:59, au format HH:mm.",
  },
  calendar: {
    open: "Choisir dans le calendrier",
    previous: "Mois précédent",
    next: "Mois suivant",
    help: "Utilisez les flèches pour parcourir les jours, Entrée pour choisir, et Page suivante ou Page précédente pour changer de mois.",
    today: "aujourd’hui",
    chosen: "choisi",
    unavailable: "indisponible",
    go_today: "Aujourd’hui",
    clear: "Effacer",
  },
  pager: {
    label: "Pages de la liste",
    size: "Par page",
    range: "{{from}}–{{to}} sur {{total}}",
    previous: "Page précédente",
    next: "Page suivante",
  },
};

import type { Dictionary } from "../dictionary.ts";
import type { home as es } from "../es/home.ts";

export const home: Dictionary<typeof es> = {
  title: "Accueil",
  greeting: {
    morning: "Bonjour, {{name}}",
    afternoon: "Bonjour, {{name}}",
    evening: "Bonsoir, {{name}}",
  },
  welcome: {
    hide: "Masquer le message de bienvenue",
    show: "Afficher le message de bienvenue",
    failed: "La modification n’a pas pu être enregistrée.",
  },
  info: {
    title: "Informations utiles",
    contact: "Contact de l’entreprise",
    phone: "Téléphone de l’entreprise",
    insurer: "Mutuelle d’accidents du travail",
    centre: "Lieu de travail",
    department: "Service",
    schedule: "Horaire du jour",
    none: "Votre entreprise n’a pas encore indiqué d’informations.",
  },
  birthdays: {
    day: "{{weekday}} {{date}}",
    title: "Anniversaires de la semaine",
    today: "Aujourd’hui",
    none_title: "Aucun anniversaire",
    none: "Personne dans votre équipe ne fête son anniversaire cette semaine.",
  },
};

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
  first_steps: {
    title: "Premiers pas de votre entreprise",
    intro:
      "Chaque étape mène à sa page. Cette carte disparaît une fois que tout le personnel est invité.",
    go: "Commencer",
    goOf: "Commencer : {{name}}",
    done: "Fait",
    open: "À faire",
    step: {
      aspecto: {
        name: "Ajoutez le logo et la couleur",
        text: "Ils apparaissent sur la page de connexion et en haut du portail.",
      },
      contacto: {
        name: "Indiquez à qui s’adresser",
        text: "Le contact et le téléphone apparaissent sur l’accueil de chaque personne.",
      },
      festivos: {
        name: "Confirmez les jours fériés",
        text: "Nous proposons ceux de votre région ; vous ajoutez les jours locaux.",
      },
      horarios: {
        name: "Dessinez les horaires",
        text: "Les heures prévues et le décompte des congés en dépendent.",
      },
      personas: {
        name: "Importez votre personnel",
        text: "En une fois, avec un classeur : vous voyez ce qui va changer et corrigez les erreurs avant d’enregistrer.",
      },
      invitaciones: {
        name: "Invitez à activer les comptes",
        text: "Chaque personne reçoit un e-mail avec un lien valable 7 jours.",
      },
      puntos_control: {
        name: "Décidez qui conserve les points de contrôle",
        text: "Chaque jour, ces personnes reçoivent par e-mail la signature du registre horaire : elle prouve que personne ne l’a modifié.",
      },
    },
  },
  actions: {
    holidays: "Demander des congés",
    signing: "Corriger un pointage",
    expense: "Ajouter une note de frais",
  },
  birthdays: {
    day: "{{weekday}} {{date}}",
    title: "Anniversaires de la semaine",
    today: "Aujourd’hui",
    none_title: "Aucun anniversaire",
    none: "Personne dans votre équipe ne fête son anniversaire cette semaine.",
  },
};

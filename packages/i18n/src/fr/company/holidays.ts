import type { Dictionary } from "../../dictionary.ts";
import type { holidays as es } from "../../es/company/holidays.ts";

export const holidays: Dictionary<typeof es> = {
  title: "Jours fériés",
  subtitle:
    "Les jours fériés de chaque lieu de travail. Les heures prévues et le décompte des congés en dépendent.",
  add: "Nouveau calendrier",
  previousYear: "Année précédente",
  nextYear: "Année suivante",
  empty: "Aucun calendrier de jours fériés",
  emptyText:
    "Créez le premier et choisissez votre région : nous proposons les jours fériés et vous les confirmez.",
  list: "Calendriers",
  first: "Ce sera le premier.",
  noCentre: "Aucun lieu de travail",
  noDays: "Aucun jour férié en {{year}}",
  name: "Nom du calendrier",
  centres: "Lieux de travail concernés",
  effect: "Dès l’enregistrement, les heures prévues des personnes qui y travaillent changent.",
  moves:
    "Ils suivent actuellement un autre calendrier : {{names}}. Une fois enregistré, ils suivront celui-ci.",
  required: "Remplissez ce champ.",
  daysOf: "Jours fériés de {{year}}",
  counts: "{{all}} jours fériés sur {{most}}, {{local}} locaux sur {{mostLocal}}",
  noneYet:
    "Aucun jour férié en {{year}} pour l’instant. Demandez une proposition ou ajoutez-les à la main.",
  day: "Jour",
  dayName: "Nom du jour férié",
  kindOf: "Type : {{name}}",
  kind: {
    nacional: "National",
    autonomico: "Régional",
    local: "Local",
    convenio: "Convention collective",
    laborable: "Jour ouvré, nom seul",
  },
  sunday: "Dimanche : vérifiez s’il est reporté",
  removeDay: "Retirer {{name}}",
  addDay: "Ajouter un jour",
  save: "Enregistrer le calendrier",
  saved: "Calendrier enregistré",
  fault: {
    noDate: "Saisissez le jour.",
    noName: "Saisissez le nom.",
    otherYear: "Ce jour est d’une autre année.",
    repeated: "Il figure déjà dans la liste.",
  },
  year: {
    too_many:
      "Une année compte au plus 14 jours fériés. Retirez-en un ou indiquez qu’il relève de la convention.",
    too_many_local:
      "Une année compte au plus 2 jours fériés locaux. Retirez-en un ou indiquez qu’il relève de la convention.",
  },
  propose: {
    button: "Proposer les jours fériés",
    title: "Proposer les jours fériés de {{year}}",
    text: "Les jours nationaux et les jours habituels de la région. Si le calendrier avait des jours locaux l’année précédente, ils sont repris. Rien n’est enregistré.",
    region: "Région",
    replaces: "La proposition remplace les jours actuellement dans le formulaire.",
    send: "Proposer",
    check:
      "Ceci est une proposition non enregistrée. Vérifiez-la auprès des journaux officiels de l’État et de votre région, et ajoutez les jours locaux de votre commune.",
  },
  remove: {
    button: "Supprimer le calendrier",
    title: "Supprimer {{name}}",
    text: "Il est supprimé avec les jours fériés de toutes ses années. Cette action est irréversible.",
    used: "Des lieux de travail le suivent. Donnez-leur d’abord un autre calendrier, ici ou dans Lieux de travail.",
    done: "Calendrier supprimé",
  },
};

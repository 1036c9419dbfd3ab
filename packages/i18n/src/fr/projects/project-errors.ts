import type { Dictionary } from "../../dictionary.ts";
import type { projectErrors as es } from "../../es/projects/project-errors.ts";

export const projectErrors: Dictionary<typeof es> = {
  not_found: "Projet introuvable.",
  not_usable:
    "Vous ne pouvez pas imputer d’heures à ce projet ce jour-là : il n’est pas actif à cette date ou ne vous est pas attribué.",
  activity_not_found: "Activité introuvable dans ce projet.",
  activity_required: "Choisissez une activité du projet.",
  part_not_found: "Champ introuvable.",
  part_required: "L’activité demande cette information : {{parte}}.",
  part_invalid: "La valeur n’est pas valable pour ce champ : {{parte}}.",
  part_options:
    "Un champ à choix doit avoir au moins deux options différentes. Les autres n’en ont pas.",
  registration_not_found: "Saisie de projet introuvable.",
  document_not_found: "Document du projet introuvable.",
  worker_not_found: "L’une des personnes choisies ne travaille pas dans l’entreprise.",
  order: "La fin doit être postérieure au début.",
  outside_signing: "La saisie doit se trouver à l’intérieur de son pointage.",
  overlap: "Cet intervalle est déjà affecté à un autre projet.",
  approved: "La saisie est approuvée. Il faut retirer l’approbation avant de la modifier.",
  running: "La saisie est encore en cours. Elle pourra être approuvée une fois terminée.",
  mixed: "Approuvez ou modifiez la saisie, mais pas les deux à la fois.",
  changed:
    "La répartition du jour a changé depuis que vous l’avez ouverte. Vérifiez-la, puis enregistrez à nouveau.",
  reason_required: "Indiquez le motif de la suppression.",
  nothing_to_copy: "Il n’y a pas de répartition antérieure à copier pour ce jour.",
  clock_stopped:
    "Vous ne travailliez pas à ce moment-là : pointez votre arrivée avant de commencer un projet.",
  offline_order: "Le changement de projet est antérieur à un autre déjà enregistré.",
  all_and_list: "Si vous choisissez tout le personnel, la liste des personnes doit être vide.",
  code_taken: "Un projet porte déjà ce code.",
  name_taken: "Ce nom est déjà utilisé.",
  dates: "La date de fin ne peut pas être antérieure à la date de début.",
  not_supervisor: "Les responsables d’un projet doivent être superviseurs.",
  charge_twice: "La même personne est responsable deux fois aux mêmes dates.",
  too_many: "Il y a trop de saisies pour un seul fichier : choisissez une période plus courte.",
};

import type { Dictionary } from "../../dictionary.ts";
import type { scheduleErrors as schedules } from "../../es/time/schedule-errors.ts";

/** Errors of schedules in the office. */
export const scheduleErrors: Dictionary<typeof schedules> = {
  not_found: "L’horaire est introuvable.",
  code_taken: "Un autre horaire porte déjà ce code.",
  overlap: "Deux plages se chevauchent. Vérifiez les heures.",
  week: "Cette semaine n’existe pas dans le cycle de l’horaire.",
  from_required: "Des personnes suivent cet horaire : indiquez à partir de quel jour il change.",
  too_many_days: "Trop de jours sont déjà enregistrés. Choisissez un jour plus récent.",
  in_use: "Cet horaire a déjà servi et doit être conservé.",
  dates: "Le dernier jour ne peut pas précéder le premier.",
  group: "Indiquez à qui il est attribué, d’une seule façon.",
  nobody: "Il n’y a personne dans ce groupe à cette date.",
};

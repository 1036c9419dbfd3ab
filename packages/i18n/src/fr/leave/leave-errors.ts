import type { Dictionary } from "../../dictionary.ts";
import type { expenseErrors as esExpense, leaveErrors as es } from "../../es/leave/leave-errors.ts";

/** Errors of asking for leave: terms of the rules and occasions. */
export const leaveErrors: Dictionary<typeof es> = {
  too_far: "La date est trop éloignée : {{available}} au plus.",
  too_long: "Chaque période de ce congé dure {{available}} au plus.",
  too_short: "Chaque période de ce congé dure au moins {{available}}.",
  occasion_required:
    "Vous avez déjà demandé ce congé pour un autre événement : indiquez s’il s’agit du même ou d’un nouveau.",
  occasion_unknown:
    "Cet événement ne fait pas partie des vôtres : choisissez-en un autre ou indiquez-en un nouveau.",
  over_occasion:
    "Vous dépassez la limite de ce congé pour un même événement : il vous reste {{available}}.",
  occasion_late:
    "Certains jours sont hors délai : ce congé se prend dans un délai de {{available}} après l’événement.",
  occasion_later: "Après le délai général, vous ne pouvez prendre que {{available}}.",
  occasion_weeks:
    "Après les six premières semaines, ce congé se prend par semaines entières : choisissez des périodes de 7, 14, 21… jours consécutifs.",
  open_end: "Seul un arrêt maladie d’une seule période peut rester sans date de fin.",
  own_absence: "L’administration ne peut pas enregistrer ses propres absences.",
  medical_rest_days:
    "Le repos médical est de trois jours consécutifs au plus. Au-delà, demandez un arrêt maladie.",
};

/** Questions about an expense. */
export const expenseErrors: Dictionary<typeof esExpense> = {
  repeated:
    "Vous avez déjà demandé la même dépense : même jour, même type et même montant. Confirmez qu’il s’agit d’une autre avant de l’envoyer.",
  old: "Cette dépense date de plus de {{available}}. Confirmez que la date est exacte avant de l’envoyer.",
};

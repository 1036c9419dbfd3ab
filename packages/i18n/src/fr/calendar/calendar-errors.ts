import type { Dictionary } from "../../dictionary.ts";
import type { calendarErrors as es } from "../../es/calendar/calendar-errors.ts";

export const calendarErrors: Dictionary<typeof es> = {
  not_found: "Calendrier introuvable.",
  dates: "La date de fin ne peut pas être antérieure à la date de début.",
  range: "Choisissez un intervalle de 400 jours au plus, dans l’ordre.",
  event_not_found: "Événement introuvable.",
  event_dates:
    "Vérifiez les dates et les heures de l’événement : il doit se terminer après avoir commencé et ne peut pas durer plus d’un an.",
  feed_not_found: "Abonnement introuvable.",
  too_many_feeds:
    "Vous avez déjà 10 abonnements. Révoquez-en un que vous n’utilisez pas pour en créer un autre.",
};

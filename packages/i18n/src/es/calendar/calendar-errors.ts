/** Errors of the calendar, its events and subscriptions. */
export const calendarErrors = {
  not_found: "No se encuentra el calendario.",
  dates: "La fecha final no puede ser anterior a la inicial.",
  range: "El intervalo debe ir de una fecha a otra posterior y abarcar como máximo 400 días.",
  event_not_found: "No se encuentra el evento.",
  event_dates:
    "Revisa las fechas y horas del evento: el final debe ser posterior al inicio y no puede durar más de un año.",
  feed_not_found: "No se encuentra la suscripción.",
  too_many_feeds: "Ya tienes 10 suscripciones. Revoca una que no uses para crear otra.",
} as const;

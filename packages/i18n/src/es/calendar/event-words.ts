/** Kinds of event of the calendars, beside the kinds of request. */
export const eventWords = {
  away: "Ausencia",
  holiday: "Festivo",
  shift: "Turno",
  signing: "Fichaje",
  companyEvent: "Evento de la empresa",
  birthday: "Cumpleaños",
  birthday_of: "Cumpleaños de {{name}}",
} as const;

import type { Dictionary } from "../../dictionary.ts";
import type { eventWords as es } from "../../es/calendar/event-words.ts";

export const eventWords: Dictionary<typeof es> = {
  away: "Ausência",
  holiday: "Feriado",
  shift: "Turno",
  signing: "Registo de horas",
  companyEvent: "Evento da empresa",
  birthday: "Aniversário",
  birthday_of: "Aniversário de {{name}}",
};

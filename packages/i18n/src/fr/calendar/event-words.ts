import type { Dictionary } from "../../dictionary.ts";
import type { eventWords as es } from "../../es/calendar/event-words.ts";

export const eventWords: Dictionary<typeof es> = {
  away: "Absence",
  holiday: "Jour férié",
  shift: "Créneau de travail",
  signing: "Pointage",
  companyEvent: "Événement de l’entreprise",
  birthday: "Anniversaire",
  birthday_of: "Anniversaire : {{name}}",
};

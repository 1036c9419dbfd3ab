import type { Dictionary } from "../../dictionary.ts";
import type { colleagues as es } from "../../es/calendar/colleagues.ts";

export const colleagues: Dictionary<typeof es> = {
  today: {
    trabaja: "Travaille aujourd’hui",
    ausente: "Absent aujourd’hui",
    libre: "Ne travaille pas aujourd’hui",
  },
  back: "De retour le {{weekday}} {{date}}",
};

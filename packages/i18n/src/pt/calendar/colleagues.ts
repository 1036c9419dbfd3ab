import type { Dictionary } from "../../dictionary.ts";
import type { colleagues as es } from "../../es/calendar/colleagues.ts";

export const colleagues: Dictionary<typeof es> = {
  today: {
    trabaja: "Trabalha hoje",
    ausente: "Ausente hoje",
    libre: "Hoje não trabalha",
  },
  back: "Regressa: {{weekday}}, {{date}}",
};

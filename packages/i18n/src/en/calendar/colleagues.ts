import type { Dictionary } from "../../dictionary.ts";
import type { colleagues as es } from "../../es/calendar/colleagues.ts";

export const colleagues: Dictionary<typeof es> = {
  today: {
    trabaja: "Working today",
    ausente: "Away today",
    libre: "Not working today",
  },
  back: "Back on {{weekday}} {{date}}",
};

import type { Dictionary } from "../../dictionary.ts";
import type { away as es } from "../../es/leave/away.ts";

export const away: Dictionary<typeof es> = {
  away: "Absence",
  until: "jusqu’à {{time}}",
  from: "à partir de {{time}}",
  between: "de {{from}} à {{to}}",
  clocked: "Pointé pendant l’absence",
  clocked_text:
    "Pointage pendant une absence approuvée ({{name}}) : {{time}}. Il ne fallait pas pointer pendant ce temps.",
  note: "Absence approuvée : {{name}} ({{span}}), {{time}}.",
};

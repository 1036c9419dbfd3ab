import type { Dictionary } from "../../dictionary.ts";
import type { away as es } from "../../es/leave/away.ts";

export const away: Dictionary<typeof es> = {
  away: "Ausência",
  until: "até às {{time}}",
  from: "a partir das {{time}}",
  between: "das {{from}} às {{to}}",
  clocked: "Registo durante a ausência",
  clocked_text:
    "Houve registos de trabalho durante uma ausência aprovada ({{name}}): {{time}}. Nesse período, o registo devia estar parado.",
  note: "Ausência aprovada: {{name}} ({{span}}), {{time}}.",
};

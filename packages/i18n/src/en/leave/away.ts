import type { Dictionary } from "../../dictionary.ts";
import type { away as es } from "../../es/leave/away.ts";

export const away: Dictionary<typeof es> = {
  away: "Absence",
  until: "until {{time}}",
  from: "from {{time}}",
  between: "{{from}} to {{to}}",
  clocked: "Clocked during the absence",
  clocked_text:
    "Clocked during an approved absence ({{name}}): {{time}}. The clock should have been stopped.",
  note: "Approved absence: {{name}} ({{span}}), {{time}}.",
};

import type { Dictionary } from "../../dictionary.ts";
import type { dateRuleNotes as es } from "../../es/leave/date-rule-notes.ts";

/** Notes of a form about rules by dates that only warn. */
export const dateRuleNotes: Dictionary<typeof es> = {
  blocked_period:
    "L’entreprise préfère que personne ne s’absente à ces dates : {{reason}} ({{days}}). Vous pouvez l’envoyer quand même.",
  below_cover:
    "« {{reason}} » aurait moins de monde que prévu : {{days}}. Vous pouvez l’envoyer ; la personne qui l’approuve le verra.",
};

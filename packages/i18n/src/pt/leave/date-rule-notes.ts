import type { Dictionary } from "../../dictionary.ts";
import type { dateRuleNotes as es } from "../../es/leave/date-rule-notes.ts";

/** Notes of a form about rules by dates that only warn. */
export const dateRuleNotes: Dictionary<typeof es> = {
  blocked_period:
    "A empresa prefere que ninguém falte nessas datas: {{reason}} ({{days}}). Pode enviá-lo na mesma.",
  below_cover:
    "«{{reason}}» ficaria com menos pessoas do que o previsto: {{days}}. Pode enviá-lo; quem o aprova verá este aviso.",
};

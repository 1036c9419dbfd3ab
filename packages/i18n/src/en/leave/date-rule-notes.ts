import type { Dictionary } from "../../dictionary.ts";
import type { dateRuleNotes as es } from "../../es/leave/date-rule-notes.ts";

/** Notes of a form about rules by dates that only warn. */
export const dateRuleNotes: Dictionary<typeof es> = {
  blocked_period:
    "The company would rather nobody was away then: {{reason}} ({{days}}). You can still send it.",
  below_cover:
    "“{{reason}}” would have fewer people than planned: {{days}}. You can send it; whoever approves it will see this.",
};

import type { Dictionary } from "../../dictionary.ts";
import type { askingNotes as es } from "../../es/leave/asking-notes.ts";

export const askingNotes: Dictionary<typeof es> = {
  notice: "This request should be made at least {{days}} in advance. You can still send it.",
  team_away: "People in your team who are also away on those days: {{count}}.",
  decider_absent: "{{name}} is away today, so the answer may take a little longer.",
  decider_delegated: "{{name}} is away today; {{delegate}} can approve it instead.",
  no_deciders: "The company's administration decides on this request.",
  documents_later:
    "You do not need to attach anything or give a diagnosis. If you add a document, only the administration will see it.",
  proof_later:
    "You can send it without the supporting document. You have until {{date}} to add it.",
  worked:
    "You have already clocked in on days of this request: {{days}}. You can send it; whoever decides will see those hours.",
  worked_day: "I worked on {{date}}.",
  absent_today:
    "You have an approved absence today. Your punch is recorded and your supervisors are told. If you are working after all, ask for the absence to be changed: until then it still counts.",
};

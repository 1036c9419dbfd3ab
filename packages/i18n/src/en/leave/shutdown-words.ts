import type { Dictionary } from "../../dictionary.ts";
import type { shutdownWords as es } from "../../es/leave/shutdown-words.ts";

/** Names of the rule of days that a company gives in a closure. */
export const shutdownWords: Dictionary<typeof es> = {
  rule: "Company closure",
  ruleText:
    "Days on which the company is closed and that are not taken from holidays. The office enters them.",
};

import type { Dictionary } from "../../dictionary.ts";
import type { dateRuleErrors as es } from "../../es/leave/date-rule-errors.ts";

/** Errors of rules by dates. */
export const dateRuleErrors: Dictionary<typeof es> = {
  blocked_period: "The company has blocked these dates: {{reason}} ({{days}}).",
  below_cover: "“{{reason}}” would not have the minimum number of people: {{days}}.",
  company_shutdown:
    "This is a company closure: it cannot be cancelled or changed before it begins. If you work on those days, tell the office.",
  date_rule_not_found: "That rule no longer exists.",
};

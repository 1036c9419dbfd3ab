import type { Dictionary } from "../../dictionary.ts";
import type { dateRuleErrors as es } from "../../es/leave/date-rule-errors.ts";

/** Errors of rules by dates. */
export const dateRuleErrors: Dictionary<typeof es> = {
  blocked_period: "L’entreprise a bloqué ces dates : {{reason}} ({{days}}).",
  below_cover: "« {{reason}} » n’aurait plus l’effectif minimum : {{days}}.",
  company_shutdown:
    "C’est une fermeture de l’entreprise : elle ne peut être ni annulée ni modifiée avant son début. Si vous travaillez ces jours-là, prévenez l’administration.",
  date_rule_not_found: "Cette règle n’existe plus.",
};

import type { Dictionary } from "../../dictionary.ts";
import type { dateRuleErrors as es } from "../../es/leave/date-rule-errors.ts";

/** Errors of rules by dates. */
export const dateRuleErrors: Dictionary<typeof es> = {
  blocked_period: "A empresa bloqueou estas datas: {{reason}} ({{days}}).",
  below_cover: "«{{reason}}» ficaria abaixo do mínimo de pessoas: {{days}}.",
  company_shutdown:
    "É um encerramento da empresa: não pode ser cancelado nem alterado antes de começar. Se trabalhar nesses dias, avise a administração.",
  date_rule_not_found: "Essa regra já não existe.",
};

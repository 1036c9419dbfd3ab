/** Errors of rules by dates. */
export const dateRuleErrors = {
  blocked_period: "Estas fechas están bloqueadas por la empresa: {{reason}} ({{days}}).",
  below_cover: "No quedaría la gente mínima en «{{reason}}»: {{days}}.",
  company_shutdown:
    "Es un cierre de la empresa: no se puede cancelar ni cambiar antes de que empiece. Si trabajas esos días, avisa a la administración.",
  date_rule_not_found: "Esa regla ya no existe.",
} as const;

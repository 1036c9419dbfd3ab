/** Names of the rule of days that a company gives in a closure. */
export const shutdownWords = {
  rule: "Cierre de empresa",
  ruleText:
    "Días en los que la empresa cierra y no descuenta de las vacaciones. Los registra la administración.",
} as const;

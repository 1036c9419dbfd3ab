/** Notes of a form about rules by dates that only warn. */
export const dateRuleNotes = {
  blocked_period:
    "En esas fechas se prefiere que nadie falte: {{reason}} ({{days}}). Puedes enviarla igualmente.",
  below_cover:
    "Quedaría menos gente de la prevista en «{{reason}}»: {{days}}. Puedes enviarla; quien la aprueba lo verá.",
} as const;

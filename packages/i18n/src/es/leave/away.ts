export const away = {
  away: "Ausencia",
  until: "hasta las {{time}}",
  from: "desde las {{time}}",
  between: "de {{from}} a {{to}}",
  clocked: "Fichado durante la ausencia",
  clocked_text:
    "Se ha fichado durante una ausencia aprobada ({{name}}): {{time}}. En ese tiempo no había que fichar.",
  note: "Ausencia aprobada: {{name}} ({{span}}), {{time}}.",
} as const;

/** Notes of a form while it is filled in; they stop nothing. */
export const askingNotes = {
  notice:
    "Esta solicitud se pide con una antelación mínima de {{days}}. Puedes enviarla igualmente.",
  team_away: "Personas de tu equipo que también faltan esos días: {{count}}.",
  decider_absent: "{{name}} no está hoy: la respuesta puede tardar un poco más.",
  decider_delegated: "{{name}} no está hoy: {{delegate}} puede aprobarla en su lugar.",
  no_deciders: "Esta solicitud la aprueba la administración de la empresa.",
  documents_later:
    "No hace falta adjuntar nada ni indicar el diagnóstico. Si añades un documento, solo lo verá la administración.",
  proof_later: "Puedes enviarla sin el justificante. Tendrás hasta el {{date}} para añadirlo.",
  worked:
    "Ya has fichado en días de esta solicitud: {{days}}. Puedes enviarla; quien la apruebe verá esas horas.",
  worked_day: "He trabajado el {{date}}.",
  absent_today:
    "Hoy tienes una ausencia aprobada. Tu fichaje queda registrado y se avisa a tus supervisores. Si al final trabajas, pide que se cambie la ausencia: mientras tanto sigue contando.",
} as const;

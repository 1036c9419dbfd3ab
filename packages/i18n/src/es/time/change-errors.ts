/** Errors of changes of signings and days. */
export const changeErrors = {
  signing_change: {
    not_found: "No se ha encontrado el cambio.",
    already_answered: "Ya has respondido a este cambio.",
    comment_required: "Explica por qué no estás de acuerdo.",
  },
  day_change: {
    outdated: "El día ha cambiado mientras lo editabas. Revisa cómo está ahora y vuelve a guardar.",
    nothing: "No hay ningún cambio que guardar.",
    reason_required: "Indica el motivo del cambio.",
    needs_approval:
      "En tu empresa los cambios de días pasados se aprueban: edita el día completo para pedirlo.",
  },
} as const;

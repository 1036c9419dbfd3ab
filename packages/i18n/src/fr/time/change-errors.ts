import type { Dictionary } from "../../dictionary.ts";
import type { changeErrors as es } from "../../es/time/change-errors.ts";

export const changeErrors: Dictionary<typeof es> = {
  signing_change: {
    not_found: "La modification est introuvable.",
    already_answered: "Vous avez déjà répondu à cette modification.",
    comment_required: "Expliquez pourquoi vous n’êtes pas d’accord.",
  },
  day_change: {
    outdated: "La journée a changé entre-temps. Vérifiez-la et enregistrez à nouveau.",
    nothing: "Il n’y a aucun changement à enregistrer.",
    reason_required: "Indiquez le motif du changement.",
    needs_approval: "Ce changement doit être approuvé : modifiez la journée entière.",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { askingNotes as es } from "../../es/leave/asking-notes.ts";

export const askingNotes: Dictionary<typeof es> = {
  notice: "Cette demande se fait au moins {{days}} à l’avance. Vous pouvez l’envoyer malgré tout.",
  team_away: "Personnes de votre équipe également absentes ces jours-là : {{count}}.",
  decider_absent:
    "{{name}} n’est pas là aujourd’hui : la décision peut prendre un peu plus de temps.",
  decider_delegated: "{{name}} n’est pas là aujourd’hui : {{delegate}} peut décider à sa place.",
  no_deciders: "C’est l’administration de l’entreprise qui décide de cette demande.",
  documents_later:
    "Il n’est pas nécessaire de joindre un document ni d’indiquer le diagnostic. Si vous ajoutez un document, seule l’administration le verra.",
  proof_later:
    "Vous pouvez l’envoyer sans le justificatif. Vous aurez jusqu’au {{date}} pour l’ajouter.",
  worked:
    "Vous avez déjà pointé certains jours de cette demande : {{days}}. Vous pouvez l’envoyer ; la personne qui décide verra ces heures.",
  worked_day: "J’ai travaillé le {{date}}.",
  absent_today:
    "Vous avez une absence approuvée aujourd’hui. Votre pointage est enregistré et vos responsables sont prévenus. Si vous travaillez finalement, demandez la modification de l’absence : d’ici là, elle compte toujours.",
};

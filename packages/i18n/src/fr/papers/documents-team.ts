import type { Dictionary } from "../../dictionary.ts";
import type { documentsTeam as es } from "../../es/papers/documents-team.ts";

export const documentsTeam: Dictionary<typeof es> = {
  title: "Documents de l’équipe",
  subtitle:
    "Ce que remettent les personnes que vous encadrez et que votre entreprise vous laisse voir.",
  list: "Documents de l’équipe",
  filter: {
    states: "Listes de documents",
    pendiente: "À valider",
    aprobada: "Approuvés",
    rechazada: "Refusés",
    todos: "Tous",
    counted: "{{name}} ({{total}})",
    label: "Rechercher et filtrer",
    words: "Rechercher",
    placeholder: "Titre, type, fichier ou personne",
    person: "Personne",
    everybody: "Toute l’équipe",
    nobody: "Personne ne porte ce nom",
    reset: "Effacer les filtres",
  },
  card: {
    document: "Document",
    download_of: "Télécharger {{name}}",
    version: "version {{number}}",
    decided: "Décision de {{name}} le {{when}}",
    reason: "Motif du refus : {{reason}}",
  },
  none: {
    narrowed: "Rien ne correspond au filtre",
    narrowed_text: "Essayez d’autres mots ou une autre personne.",
    pendiente: "Vous n’avez rien à valider",
    pendiente_text:
      "Quand quelqu’un de votre équipe remettra un document à approuver, il apparaîtra ici.",
    aprobada: "Il n’y a pas encore de documents approuvés",
    aprobada_text: "Les documents approuvés de votre équipe resteront ici.",
    rechazada: "Il n’y a pas de documents refusés",
    rechazada_text: "Les documents refusés resteront ici avec leur motif.",
    todos: "Votre équipe n’a remis aucun document que vous puissiez voir",
    todos_text:
      "Les données médicales et bancaires, comme les bulletins de paie, ne sont jamais montrées aux responsables.",
  },
};

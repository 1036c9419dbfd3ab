import type { Dictionary } from "../../dictionary.ts";
import type { documentsTeam as es } from "../../es/papers/documents-team.ts";

export const documentsTeam: Dictionary<typeof es> = {
  title: "Team documents",
  subtitle: "What the people you supervise hand in and your company lets you see.",
  list: "Team documents",
  filter: {
    states: "Lists of documents",
    pendiente: "To approve",
    aprobada: "Approved",
    rechazada: "Rejected",
    todos: "All",
    counted: "{{name}} ({{total}})",
    label: "Search and filter",
    words: "Search",
    placeholder: "Title, kind, file or person",
    person: "Person",
    everybody: "The whole team",
    nobody: "There is nobody with that name",
    reset: "Clear filters",
  },
  card: {
    document: "Document",
    download_of: "Download {{name}}",
    version: "version {{number}}",
    decided: "Resolved by {{name}} on {{when}}",
    reason: "Reason for rejection: {{reason}}",
  },
  none: {
    narrowed: "Nothing matches the filter",
    narrowed_text: "Try other words or another person.",
    pendiente: "You have nothing to approve",
    pendiente_text:
      "When somebody in your team hands in a document that needs approval, it will appear here.",
    aprobada: "There are no approved documents yet",
    aprobada_text: "Your team’s approved documents will be kept here.",
    rechazada: "There are no rejected documents",
    rechazada_text: "Rejected documents will be kept here with the reason.",
    todos: "Your team has not handed in any documents that you can see",
    todos_text: "Medical and bank details, like payslips, are never shown to supervisors.",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { projectWords as es } from "../../es/projects/project-words.ts";

export const projectWords: Dictionary<typeof es> = {
  file: "projet",
  sheet: { registrations: "Saisies", months: "Heures par mois", people: "Personnes" },
  state: {
    en_curso: "En cours",
    pendiente: "En attente",
    aprobado: "Approuvé",
    sin_aprobacion: "Sans approbation",
  },
  column: {
    date: "Date",
    worker: "Personne",
    code: "Code",
    activity: "Activité",
    start: "Début",
    end: "Fin",
    time: "Heures",
    minutes: "Minutes",
    state: "État",
    approved_by: "Approuvé par",
    approved_on: "Approuvé le",
    remarks: "Remarques",
    month: "Mois",
    approved: "Heures approuvées",
    project_time: "Heures du projet",
    clocked: "Heures pointées",
    assigned: "Heures affectées",
    left_over: "Non affectées",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { rosterWords as es } from "../../es/shifts/roster-words.ts";

export const rosterWords: Dictionary<typeof es> = {
  file: "planning",
  title: "Planning des créneaux",
  sheet: {
    shifts: "Créneaux",
    people: "Personnes",
  },
  state: {
    published: "Publié",
    draft: "Brouillon",
    nobody: "Non pourvu",
  },
  page: {
    shift: "Créneau",
    lacks: "manque {{count}}",
    none: "Aucun créneau ces jours-là.",
    legend: "Hachuré : brouillon. Bord épais : il manque du monde. Personnes par leurs initiales :",
  },
  column: {
    date: "Date",
    start: "Début",
    end: "Fin",
    time: "Heures",
    centre: "Centre de travail",
    area: "Secteur",
    worker: "Personne",
    state: "État",
    labels: "Étiquettes",
    remarks: "Remarques",
    shifts: "Créneaux",
    seen: "Vus",
  },
};

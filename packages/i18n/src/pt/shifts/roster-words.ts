import type { Dictionary } from "../../dictionary.ts";
import type { rosterWords as es } from "../../es/shifts/roster-words.ts";

export const rosterWords: Dictionary<typeof es> = {
  file: "escala",
  title: "Escala de turnos",
  sheet: {
    shifts: "Turnos",
    people: "Pessoas",
  },
  state: {
    published: "Publicado",
    draft: "Rascunho",
    nobody: "Por cobrir",
  },
  page: {
    shift: "Turno",
    lacks: "faltam {{count}}",
    none: "Não há turnos nestes dias.",
    legend: "Tracejado: rascunho. Contorno grosso: falta gente. Pessoas pelas iniciais:",
  },
  column: {
    date: "Data",
    start: "Início",
    end: "Fim",
    time: "Horas",
    centre: "Centro de trabalho",
    area: "Área",
    worker: "Pessoa",
    state: "Estado",
    labels: "Etiquetas",
    remarks: "Observações",
    shifts: "Turnos",
    seen: "Vistos",
  },
};

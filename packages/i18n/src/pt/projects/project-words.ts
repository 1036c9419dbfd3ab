import type { Dictionary } from "../../dictionary.ts";
import type { projectWords as es } from "../../es/projects/project-words.ts";

export const projectWords: Dictionary<typeof es> = {
  file: "projeto",
  sheet: { registrations: "Registos", months: "Horas por mês", people: "Pessoas" },
  state: {
    en_curso: "Em curso",
    pendiente: "Pendente",
    aprobado: "Aprovado",
    sin_aprobacion: "Sem aprovação",
  },
  column: {
    date: "Data",
    worker: "Pessoa",
    code: "Código",
    activity: "Atividade",
    start: "Início",
    end: "Fim",
    time: "Horas",
    minutes: "Minutos",
    state: "Estado",
    approved_by: "Aprovado por",
    approved_on: "Aprovado em",
    remarks: "Observações",
    month: "Mês",
    approved: "Horas aprovadas",
    project_time: "Horas do projeto",
    clocked: "Horas marcadas",
    assigned: "Horas atribuídas",
    left_over: "Por atribuir",
  },
};

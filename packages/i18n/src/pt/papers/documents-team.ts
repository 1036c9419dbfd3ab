import type { Dictionary } from "../../dictionary.ts";
import type { documentsTeam as es } from "../../es/papers/documents-team.ts";

export const documentsTeam: Dictionary<typeof es> = {
  title: "Documentos da equipa",
  subtitle: "O que entregam as pessoas que supervisiona e a sua empresa lhe deixa ver.",
  list: "Documentos da equipa",
  filter: {
    states: "Listas de documentos",
    pendiente: "Por aprovar",
    aprobada: "Aprovados",
    rechazada: "Recusados",
    todos: "Todos",
    counted: "{{name}} ({{total}})",
    label: "Procurar e filtrar",
    words: "Procurar",
    placeholder: "Título, tipo, ficheiro ou pessoa",
    person: "Pessoa",
    everybody: "Toda a equipa",
    nobody: "Não há ninguém com esse nome",
    reset: "Limpar filtros",
  },
  card: {
    document: "Documento",
    download_of: "Descarregar {{name}}",
    version: "versão {{number}}",
    decided: "Resolvido por {{name}} em {{when}}",
    reason: "Motivo da recusa: {{reason}}",
  },
  none: {
    narrowed: "Nada corresponde ao filtro",
    narrowed_text: "Experimente outras palavras ou outra pessoa.",
    pendiente: "Não tem nada por aprovar",
    pendiente_text:
      "Quando alguém da sua equipa entregar um documento que precise de aprovação, aparecerá aqui.",
    aprobada: "Ainda não há documentos aprovados",
    aprobada_text: "Os documentos aprovados da sua equipa ficarão aqui.",
    rechazada: "Não há documentos recusados",
    rechazada_text: "Os documentos recusados ficarão aqui com o motivo.",
    todos: "A sua equipa não entregou documentos que possa ver",
    todos_text:
      "Os dados médicos e bancários, tal como os recibos de vencimento, nunca são mostrados aos supervisores.",
  },
};

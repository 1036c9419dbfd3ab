import type { Dictionary } from "../../dictionary.ts";
import type { workers as es } from "../../es/people/workers.ts";

export const workers: Dictionary<typeof es> = {
  title: "Diretório",
  subtitle: "Encontre qualquer pessoa da empresa e saiba como a contactar.",
  filter: {
    label: "Filtrar trabalhadores",
    words: "Pesquisar",
    placeholder: "Nome, função, departamento ou e-mail",
    all_departments: "Todos",
    all_centres: "Todos",
    all_relations: "Todas",
    nothing: "Sem resultados",
    order: "Ordenar por",
    ascending: "Ascendente",
    descending: "Descendente",
  },
  columns: {
    button: "Colunas",
    legend: "Colunas visíveis",
  },
  download: {
    button: "Descarregar",
    xlsx: "Excel (.xlsx)",
    pdf: "PDF",
    csv: "CSV",
  },
  list: {
    caption: "Trabalhadores da empresa. Os cabeçalhos com botão mudam a ordem.",
    total_one: "{{number}} pessoa",
    total_other: "{{number}} pessoas",
    nothing: "Sem dados",
  },
  none: {
    title: "Ninguém corresponde à pesquisa",
    text: "Experimente outras palavras ou retire os filtros.",
    reset: "Retirar filtros",
  },
  reach: {
    email: "Escrever a {{name}}",
    phone: "Telefonar a {{name}}",
  },
  card: {
    title: "Ficha",
    email: "E-mail",
    phone: "Telefonar",
    chart: "Ver no organograma",
    supervisors: "Quem supervisiona esta pessoa",
    team_one: "Equipa desta pessoa ({{count}} pessoa)",
    team_other: "Equipa desta pessoa ({{count}} pessoas)",
    nobody: "Esta pessoa já não está na empresa",
    nobody_text: "O contrato pode ter terminado ou a ligação pode não estar correta.",
  },
  value: {
    years_one: "{{count}} ano",
    years_other: "{{count}} anos",
    months_one: "{{count}} mês",
    months_other: "{{count}} meses",
    days_one: "{{count}} dia",
    days_other: "{{count}} dias",
    both: "{{first}} e {{second}}",
    holidays_one: "{{number}} dia",
    holidays_other: "{{number}} dias",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { centres as es } from "../../es/company/centres.ts";

export const centres: Dictionary<typeof es> = {
  title: "Locais e departamentos",
  subtitle: "Onde trabalham as suas pessoas: cada local tem o seu fuso horário e os seus feriados.",
  add: "Adicionar local",
  caption: "Locais de trabalho",
  place: "Morada",
  people: "Pessoas",
  noCalendar: "Sem calendário",
  unused: "Fora de uso",
  edit: "Alterar",
  editOf: "Alterar {{name}}",
  stop: "Desativar",
  stopOf: "Desativar {{name}}",
  resume: "Reativar",
  resumeOf: "Reativar {{name}}",
  stopText:
    "Deixará de ser usado, sem apagar nada do que está registado. Só se pode desativar um local sem pessoas, e pode reativá-lo quando quiser.",
  resumeText: "Poderá voltar a ter pessoas.",
  saved: "Local guardado",
  required: "Preencha este campo.",
  empty: "Ainda não há locais",
  emptyText: "Adicione o primeiro, ou importe-os de uma folha de cálculo.",
  field: {
    codigo: "Código do local",
    nombre: "Nome do local",
    direccion: "Morada postal",
    municipio: "Concelho",
    region: "Comunidade autónoma",
    zona_horaria: "Fuso horário",
    calendario_festivo_id: "Calendário de feriados",
    rangos_ip: "Redes de onde se pica o ponto",
  },
  dialog: {
    new: "Novo local",
    edit: "Local {{name}}",
    save: "Guardar",
    effect:
      "O fuso horário e o calendário mudam de imediato as horas previstas de quem trabalha aqui.",
    networks:
      "Uma por linha, com a sua máscara. Uma picagem de outra rede fica assinalada, ou é recusada se as definições da empresa o indicarem. Vazio: serve qualquer rede.",
  },
  departments: {
    title: "Departamentos",
    text: "Vêm da ficha de cada pessoa. Mude aqui o nome e muda em todas.",
    name: "Departamento",
    rename: "Mudar o nome",
    dialog: "Mudar o nome de {{name}}",
    saved: "Departamento guardado",
    empty: "Ainda ninguém tem departamento.",
    join_one: "Já há {{total}} pessoa nesse departamento: passarão a ser um só.",
    join_other: "Já há {{total}} pessoas nesse departamento: passarão a ser um só.",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { holidays as es } from "../../es/company/holidays.ts";

export const holidays: Dictionary<typeof es> = {
  title: "Feriados",
  subtitle:
    "Os feriados de cada local de trabalho. Deles resultam as horas previstas e a contagem das férias.",
  add: "Novo calendário",
  previousYear: "Ano anterior",
  nextYear: "Ano seguinte",
  empty: "Ainda não há calendários de feriados",
  emptyText: "Crie o primeiro e escolha a sua região: propomos os feriados e confirma-os.",
  list: "Calendários",
  first: "Este será o primeiro.",
  noCentre: "Nenhum local de trabalho",
  noDays: "Sem feriados em {{year}}",
  name: "Nome do calendário",
  centres: "Locais de trabalho que o seguem",
  effect: "Ao guardar, mudam de imediato as horas previstas de quem lá trabalha.",
  moves: "Seguem agora outro calendário: {{names}}. Ao guardar, passam a seguir este.",
  required: "Preencha este campo.",
  daysOf: "Feriados de {{year}}",
  counts: "{{all}} de {{most}} feriados, {{local}} de {{mostLocal}} locais",
  noneYet: "Ainda não há feriados de {{year}}. Peça uma proposta ou acrescente-os à mão.",
  day: "Dia",
  dayName: "Nome do feriado",
  kindOf: "Tipo: {{name}}",
  kind: {
    nacional: "Nacional",
    autonomico: "Regional",
    local: "Local",
    convenio: "Convenção coletiva",
    laborable: "Dia útil, só o nome",
  },
  sunday: "Domingo: verifique se passa para outro dia",
  removeDay: "Retirar {{name}}",
  addDay: "Acrescentar dia",
  save: "Guardar calendário",
  saved: "Calendário guardado",
  fault: {
    noDate: "Escreva o dia.",
    noName: "Escreva o nome.",
    otherYear: "É de outro ano.",
    repeated: "Já está na lista.",
  },
  year: {
    too_many: "Um ano tem no máximo 14 feriados. Retire algum ou marque-o como dia da convenção.",
    too_many_local:
      "Um ano tem no máximo 2 feriados locais. Retire algum ou marque-o como dia da convenção.",
  },
  propose: {
    button: "Propor feriados",
    title: "Propor os feriados de {{year}}",
    text: "Os nacionais e os habituais da região. Se o calendário tinha feriados locais no ano anterior, vêm também. Nada é guardado.",
    region: "Região",
    replaces: "A proposta substitui os dias que estão agora no formulário.",
    send: "Propor",
    check:
      "É uma proposta por guardar. Confirme-a nos jornais oficiais do Estado e da sua região e acrescente os feriados do seu município.",
  },
  remove: {
    button: "Eliminar calendário",
    title: "Eliminar {{name}}",
    text: "É eliminado com os feriados de todos os seus anos. Não é possível anular.",
    used: "Há locais de trabalho que o seguem. Dê-lhes primeiro outro calendário, aqui ou em Locais de trabalho.",
    done: "Calendário eliminado",
  },
};

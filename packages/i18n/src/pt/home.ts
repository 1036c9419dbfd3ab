import type { Dictionary } from "../dictionary.ts";
import type { home as es } from "../es/home.ts";

export const home: Dictionary<typeof es> = {
  title: "Início",
  greeting: {
    morning: "Bom dia, {{name}}",
    afternoon: "Boa tarde, {{name}}",
    evening: "Boa noite, {{name}}",
  },
  welcome: {
    hide: "Ocultar mensagem de boas-vindas",
    show: "Mostrar mensagem de boas-vindas",
    failed: "Não foi possível guardar a alteração.",
  },
  info: {
    title: "Informação útil",
    contact: "Contacto da empresa",
    phone: "Telefone da empresa",
    insurer: "Seguradora de acidentes de trabalho",
    centre: "Local de trabalho",
    department: "Departamento",
    schedule: "Horário de hoje",
    none: "A sua empresa ainda não indicou dados.",
  },
  first_steps: {
    title: "Primeiros passos da sua empresa",
    intro:
      "Cada passo leva à sua página. Este cartão desaparece quando todas as pessoas estiverem convidadas.",
    go: "Começar",
    goOf: "Começar: {{name}}",
    done: "Feito",
    open: "Por fazer",
    step: {
      aspecto: {
        name: "Ponha o logótipo e a cor",
        text: "Aparecem na página de acesso e no topo do portal.",
      },
      contacto: {
        name: "Indique a quem perguntar",
        text: "O contacto e o telefone aparecem no início de todas as pessoas.",
      },
      festivos: {
        name: "Confirme os feriados",
        text: "Propomos os da sua região; acrescenta os locais.",
      },
      horarios: {
        name: "Desenhe os horários",
        text: "Deles resultam as horas previstas e o que custa cada dia de férias.",
      },
      personas: {
        name: "Traga a sua equipa",
        text: "De uma vez, com uma folha de cálculo: antes de guardar, vê o que vai mudar e corrige o que estiver mal.",
      },
      invitaciones: {
        name: "Convide a ativar as contas",
        text: "Cada pessoa recebe um e-mail com uma ligação válida durante 7 dias.",
      },
      puntos_control: {
        name: "Decida quem guarda os pontos de controlo",
        text: "Todos os dias recebem por e-mail a assinatura do registo de horas, que prova que ninguém o alterou.",
      },
    },
  },
  actions: {
    holidays: "Pedir férias",
    signing: "Corrigir um registo",
    expense: "Adicionar uma despesa",
  },
  birthdays: {
    day: "{{weekday}}, {{date}}",
    title: "Aniversários desta semana",
    today: "Hoje",
    none_title: "Ninguém faz anos",
    none: "Esta semana ninguém da sua equipa faz anos.",
  },
};

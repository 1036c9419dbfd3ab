import type { Dictionary } from "../dictionary.ts";
import type { notices as es } from "../es/notices.ts";

export const notices: Dictionary<typeof es> = {
  action: "Ver no portal",
  correction_requested: {
    title: "Correção por decidir",
    text: "{{nombre}} pede a correção do seu registo de horas de {{fecha}}.",
  },
  correction_approved: {
    title: "Correção aprovada",
    text: "A correção que pediu para {{fecha}} foi aprovada. O seu registo de horas já está atualizado.",
  },
  correction_rejected: {
    title: "Correção rejeitada",
    text: "A correção que pediu para {{fecha}} foi rejeitada. Pode consultar o motivo no portal.",
  },
  signing_added: {
    title: "Foi acrescentado um registo ao seu dia",
    text: "{{nombre}} acrescentou um registo ao seu dia {{fecha}}. Verifique-o e indique se está de acordo.",
  },
  signing_edited: {
    title: "Um registo seu foi alterado",
    text: "{{nombre}} alterou um registo do seu dia {{fecha}}. Verifique-o e indique se está de acordo.",
  },
  signing_deleted: {
    title: "Um registo seu foi eliminado",
    text: "{{nombre}} eliminou um registo do seu dia {{fecha}}. Verifique a alteração e indique se está de acordo.",
  },
  change_confirmed: {
    title: "Alteração confirmada",
    text: "{{nombre}} está de acordo com a alteração que fez no dia {{fecha}}.",
  },
  change_disputed: {
    title: "Alteração contestada",
    text: "{{nombre}} não está de acordo com a alteração que fez no dia {{fecha}}.",
  },
  closure_requested: {
    title: "Fecho de mês por decidir",
    text: "{{nombre}} pede o fecho do seu registo de horas de {{mes}}.",
  },
  closure_approved: {
    title: "Fecho de mês aprovado",
    text: "O fecho do seu registo de horas de {{mes}} foi aprovado.",
  },
  closure_rejected: {
    title: "Fecho de mês rejeitado",
    text: "O fecho do seu registo de horas de {{mes}} foi rejeitado. Pode consultar o motivo no portal.",
  },
  month_reopened: {
    title: "Mês reaberto",
    text: "O seu registo de horas de {{mes}} foi reaberto. Pode consultar o motivo no portal.",
  },
  incidence_own: {
    title: "Nova ocorrência no seu banco de horas",
    text: "O seu dia {{fecha}} não coincide com o horário previsto. Pode acrescentar uma observação e escolher a forma de compensação.",
  },
  incidence_team: {
    title: "Ocorrência por validar",
    text: "{{nombre}} tem uma ocorrência do banco de horas de {{fecha}} por validar.",
  },
  incidence_approved: {
    title: "Ocorrência aprovada",
    text: "A sua ocorrência do banco de horas de {{fecha}} foi aprovada.",
  },
  incidence_rejected: {
    title: "Ocorrência rejeitada",
    text: "A sua ocorrência do banco de horas de {{fecha}} foi rejeitada. Pode consultar o motivo no portal.",
  },
  left_open: {
    title: "Tem um registo por fechar",
    text: "O registo que iniciou em {{fecha}} às {{hora}} está aberto há mais de um dia. Indique quando terminou.",
  },
};

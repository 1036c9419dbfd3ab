import type { Dictionary } from "../dictionary.ts";
import type { common as es } from "../es/common.ts";

export const common: Dictionary<typeof es> = {
  action: {
    retry: "Tentar novamente",
    cancel: "Cancelar",
    close: "Fechar",
    save: "Guardar",
    accept: "Aceitar",
    back: "Voltar",
    seeAll: "Ver tudo",
  },
  state: {
    loading: "A carregar…",
    empty: "Sem dados",
  },
  error: {
    title: "Não foi possível carregar",
    unknown: "Erro desconhecido",
    network: "Sem ligação ao servidor. Verifique a sua ligação e tente novamente.",
    timeout: "O servidor está a demorar demasiado a responder. Tente novamente.",
    photos: "Não foi possível mostrar as fotografias.",
  },
  field: {
    required: "Este campo é obrigatório.",
    optional: "Opcional",
    date: "Escreva uma data que exista, no formato DD/MM/AAAA.",
    date_form: "DD/MM/AAAA",
    time: "Escreva uma hora entre 00:00 e 23:59, no formato HH:mm.",
  },
  calendar: {
    open: "Escolher no calendário",
    previous: "Mês anterior",
    next: "Mês seguinte",
    help: "Use as setas para percorrer os dias, Enter para escolher e Page Up ou Page Down para mudar de mês.",
    today: "hoje",
    chosen: "escolhido",
    unavailable: "indisponível",
    go_today: "Hoje",
    clear: "Limpar",
  },
  pager: {
    label: "Páginas da lista",
    size: "Por página",
    range: "{{from}}–{{to}} de {{total}}",
    previous: "Página anterior",
    next: "Página seguinte",
  },
};

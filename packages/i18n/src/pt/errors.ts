import type { Dictionary } from "../dictionary.ts";
import type { errors as es } from "../es/errors.ts";

export const errors: Dictionary<typeof es> = {
  request: {
    invalid: "Verifique os campos assinalados.",
    field_invalid: "O valor não é válido.",
    required: "Este campo é obrigatório.",
    unknown_field: "Este campo não pode ser enviado.",
    text: "O texto contém caracteres não permitidos.",
    malformed: "Não foi possível ler o pedido.",
    not_found: "Não encontrado.",
    too_large: "O ficheiro ou o pedido excede 5 MB.",
    media_type: "Este tipo de ficheiro não é aceite.",
    too_many: "Demasiadas tentativas. Volte a tentar dentro de alguns minutos.",
    conflict: "Alguém o alterou entretanto. Atualize a página e tente novamente.",
    repeated_differently: "Esta operação já foi enviada com outros dados.",
    in_progress: "Esta operação ainda está a ser processada.",
  },
  server: {
    unavailable:
      "O serviço não está disponível neste momento. Tente novamente dentro de alguns segundos.",
    storage_full: "Não há espaço para guardar ficheiros. Avise a sua empresa.",
    failed: "Ocorreu um erro",
  },
  session: {
    required: "Inicie sessão para continuar.",
    expired: "A sua sessão expirou. Inicie sessão novamente.",
    not_found: "Essa sessão já não está aberta.",
  },
  access: {
    denied: "Acesso negado",
    identity: "Os dados enviados não correspondem à sua sessão.",
    password_change: "Tem de alterar a palavra-passe antes de continuar.",
    impersonation: "Uma sessão cedida só permite consultar.",
  },
  module: { not_hired: "A sua empresa não contratou o módulo" },
  auth: {
    wrong_credentials: "Dados de acesso incorretos",
    disabled: "A sua conta está desativada. Contacte a sua empresa.",
    choose_company:
      "A sua conta pertence a várias empresas. Entre a partir da página de uma delas.",
    unknown_email: "O e-mail introduzido não existe",
    link_expired: "A ligação já foi utilizada ou expirou. Peça uma nova.",
    handover_self: "Não pode abrir o portal em nome próprio.",
    handover_invalid: "O código já foi utilizado ou expirou.",
  },
  password: {
    mismatch: "As palavras-passe não coincidem.",
    same: "A nova palavra-passe tem de ser diferente da atual.",
    common: "Esta palavra-passe é demasiado comum. Escolha outra.",
    too_short: "A palavra-passe deve ter pelo menos 8 caracteres.",
    too_long: "A palavra-passe pode ter no máximo 128 caracteres.",
    no_uppercase: "A palavra-passe deve ter pelo menos uma letra maiúscula.",
    no_lowercase: "A palavra-passe deve ter pelo menos uma letra minúscula.",
    no_digit: "A palavra-passe deve ter pelo menos um algarismo.",
    login_too_short: "A palavra-passe tem pelo menos 5 caracteres.",
    not_required: "Não é necessário alterar a palavra-passe.",
  },
  email: { invalid: "Introduza um e-mail válido." },
  date: { range: "A data está fora do intervalo aceite." },
  company: { not_found: "Configuração da empresa não encontrada" },
  worker: {
    not_found: "Trabalhador não encontrado",
    not_supervisor: "Só quem supervisiona pode usar o modo de supervisor.",
  },
  clock: {
    running: "Pare primeiro o relógio: tem um registo em curso.",
    type_required: "Tem de selecionar um tipo de marcação",
    type_unknown: "Este tipo de marcação já não está disponível.",
    pause_required: "Tem de selecionar um tipo de pausa",
    pause_unknown: "Este tipo de pausa já não está disponível.",
    already_running: "Já tem uma marcação aberta.",
    not_running: "Não tem nenhuma marcação aberta.",
    not_paused: "Não está em pausa.",
    already_paused: "Já está em pausa.",
    end_required: "A marcação está aberta há mais de um dia. Indique quando terminou.",
    end_out_of_range:
      "O fim deve ser posterior ao início, no máximo 24 horas depois, e não pode estar no futuro.",
    end_not_expected: "Só se pode indicar o fim de uma marcação aberta há mais de um dia.",
    ip_blocked: "A sua empresa não permite marcar o ponto a partir desta rede.",
    overlap: "Sobrepõe-se a outra marcação.",
    offline_times:
      "Não é possível saber quando esta marcação sem ligação foi feita: o relógio do dispositivo foi alterado.",
    offline_too_old: "Esta marcação sem ligação tem mais de 72 horas e já não pode ser registada.",
    offline_order: "Esta marcação sem ligação é anterior à última já registada noutro dispositivo.",
  },
  signing: {
    not_found: "O registo de ponto não foi encontrado.",
    id_required: "O ID do registo de ponto é obrigatório",
    not_past: "Só é possível alterar registos de dias anteriores a hoje.",
    order: "A hora de fim deve ser posterior à de início.",
    future: "A hora indicada ainda não chegou.",
    too_long: "Um registo não pode durar mais de 24 horas.",
    outside_day: "A hora de início não corresponde a esse dia.",
  },
  clone: {
    nothing: "Esse dia não tem registos terminados para duplicar.",
    outside_month: "Só é possível duplicar para dias anteriores a hoje do mês em curso.",
    refused: "Alguns dos dias escolhidos não podem ser alterados. Verifique-os e tente novamente.",
  },
  signing_change: {
    not_found: "A alteração não foi encontrada.",
    already_answered: "Já respondeu a esta alteração.",
    comment_required: "Explique por que motivo não concorda.",
  },
  correction: {
    already_pending: "Já existe uma correção pendente para esse dia.",
    incomplete: "Indique a hora de início e de fim de cada registo.",
    not_applicable:
      "A correção já não pode ser aplicada porque os registos do dia mudaram. Rejeite-a e peça uma nova.",
  },
  approval: {
    not_found: "Pedido não encontrado.",
    already_decided: "Este pedido já foi decidido.",
    reason_required: "Indique o motivo da rejeição.",
    own: "Não pode decidir sobre o seu próprio pedido.",
  },
  closure: {
    month_closed:
      "O mês está fechado ou à espera de fecho: não é possível registar o ponto nem alterar nada.",
    not_ended: "O mês ainda não terminou.",
    open_signing: "Há um registo por terminar nesse mês.",
    correction_pending: "Há uma correção pendente nesse mês.",
    incidence_pending: "Há uma ocorrência do banco de horas por decidir nesse mês.",
    already_requested: "O fecho desse mês já foi pedido.",
    already_approved: "Esse mês já está fechado.",
    not_approved: "Só é possível reabrir um mês cujo fecho foi aprovado.",
  },
  incidence: {
    not_found: "Ocorrência não encontrada.",
    ids_required: "Escolha pelo menos uma ocorrência.",
    already_decided: "Esta ocorrência já foi decidida.",
    holds_day:
      "O dia tem uma ocorrência do banco de horas. Os registos só podem ser alterados se esta for rejeitada.",
    not_approved: "Só é possível transferir ocorrências aprovadas.",
    own: "Não pode decidir sobre a sua própria ocorrência.",
    reason_required: "Indique o motivo da rejeição.",
    adjustment_zero: "O ajuste não pode ser de zero minutos.",
    expiry_before_year_end: "A caducidade não pode ser anterior ao fim do ano.",
  },
  team: {
    too_many: "São demasiados dias para uma só consulta. Escolha menos pessoas ou menos dias.",
  },
  workday: {
    range: "O intervalo deve ir de uma data a outra posterior e abranger no máximo 366 dias.",
    not_found: "O dia de trabalho não foi encontrado.",
  },
};

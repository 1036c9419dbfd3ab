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
  },
  workday: {
    range: "O intervalo deve ir de uma data a outra posterior e abranger no máximo 366 dias.",
    not_found: "O dia de trabalho não foi encontrado.",
  },
};

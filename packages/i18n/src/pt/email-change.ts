import type { Dictionary } from "../dictionary.ts";
import type { emailChange as es } from "../es/email-change.ts";

export const emailChange: Dictionary<typeof es> = {
  title: "E-mail de acesso",
  text: "É com este endereço que entra no portal e recebe as respetivas mensagens.",
  change: "Alterar o e-mail",
  dialog: {
    title: "Alterar o e-mail de acesso",
    address: "Novo e-mail",
    password: "Palavra-passe",
    hint: "Enviaremos uma ligação para o novo endereço. O seu e-mail só muda depois de a abrir e confirmar.",
    submit: "Enviar a ligação",
    failed: "Não foi possível pedir a alteração",
  },
  waiting: {
    title: "Falta confirmar {{email}}",
    text: "Abra a ligação que enviámos para esse endereço antes de {{moment}}. Até lá, continua a entrar com o e-mail atual.",
    resend: "Enviar novamente",
    cancel: "Cancelar a alteração",
    failed: "Não foi possível concluir",
  },
  link: {
    checking: "A verificar a ligação…",
    confirmar: {
      title: "Confirme o seu novo e-mail",
      text: "Passará a entrar no portal com {{email}}. As suas sessões noutros dispositivos serão terminadas.",
      submit: "Confirmar a alteração",
      done_title: "E-mail alterado",
      done_text: "A partir de agora, entra no portal com {{email}}.",
    },
    cancelar: {
      title: "Cancele a alteração do e-mail",
      text: "Foi pedido que a sua conta passe a utilizar {{email}}. Se cancelar a alteração, tudo fica como está.",
      submit: "Cancelar a alteração",
      done_title: "Alteração cancelada",
      done_text:
        "O seu e-mail de acesso continua a ser o mesmo. Se não foi o próprio a pedir a alteração, mude a palavra-passe o mais depressa possível.",
    },
    dead_title: "A ligação já não é válida",
    dead_text:
      "Cada ligação serve uma única vez e expira ao fim de 24 horas. Pode voltar a pedir a alteração na sua área pessoal.",
    portal: "Ir para o portal",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { auth as es } from "../../es/access/auth.ts";

export const auth: Dictionary<typeof es> = {
  stage: {
    title: "O seu trabalho, num só lugar",
    text: "Registe as suas horas, consulte o seu dia de trabalho e acompanhe a sua empresa.",
  },
  languages: "Idioma",
  privacy: "Política de privacidade",
  mailbox: "Canal de denúncias",
  login: {
    title: "Iniciar sessão",
    subtitle: "Aceda ao seu portal do colaborador",
    subtitleCompany: "Portal do colaborador de {{company}}",
    email: "E-mail",
    password: "Palavra-passe",
    showPassword: "Mostrar a palavra-passe",
    hidePassword: "Ocultar a palavra-passe",
    remember: "Memorizar este dispositivo",
    rememberHint: "Mantém a sessão aberta durante 30 dias. Não use em computadores partilhados.",
    forgotten: "Esqueceu-se da palavra-passe?",
    submit: "Entrar",
    expired: "A sua sessão terminou. Inicie sessão novamente.",
    openFailed: "Não foi possível abrir a sessão",
  },
  fault: {
    required: "Este campo é obrigatório.",
    email: "Introduza um e-mail válido.",
    short: "A palavra-passe tem pelo menos 5 caracteres.",
  },
  company: {
    notFound: "Configuração da empresa não encontrada",
  },
  forgotten: {
    title: "Recuperar a palavra-passe",
    text: "Enviaremos uma ligação para criar uma nova palavra-passe.",
    submit: "Enviar a ligação",
    emailWrong: "O e-mail não está correto",
    sentTitle: "Consulte o seu e-mail",
    sentText:
      "Se {{email}} pertencer a uma conta, receberá uma ligação dentro de minutos. Verifique também o correio não solicitado.",
  },
  password: {
    new: "Nova palavra-passe",
    repeat: "Repita a palavra-passe",
    rules: "A palavra-passe deve cumprir",
    met: "cumprido",
    unmet: "por cumprir",
    common:
      "Também não servem palavras-passe muito conhecidas nem as que contêm o seu nome, o seu e-mail ou o nome da sua empresa.",
    length: "Pelo menos 8 caracteres",
    uppercase: "Uma letra maiúscula",
    lowercase: "Uma letra minúscula",
    digit: "Um algarismo",
    equal: "As duas palavras-passe coincidem",
  },
  reset: {
    title: "Crie uma nova palavra-passe",
    activateTitle: "Ative a sua conta",
    text: "Para a conta {{email}}",
    submit: "Guardar a palavra-passe",
    activateSubmit: "Ativar a conta",
    checking: "A verificar a ligação…",
    done: "Palavra-passe guardada. Já pode iniciar sessão.",
    activated: "Conta ativada. Já pode iniciar sessão.",
    entered: "Conta ativada. Boas-vindas.",
    expiredTitle: "A ligação já não é válida",
    expiredText:
      "As ligações só podem ser usadas uma vez e expiram. Peça uma nova e recebê-la-á de imediato.",
    askAgain: "Pedir uma nova ligação",
    toLogin: "Voltar ao início de sessão",
  },
  confirm: {
    title: "Confirme a sua identidade",
    text: "Vai exportar dados de outras pessoas. Introduza a sua palavra-passe para continuar; não voltaremos a pedi-la durante cinco minutos.",
    password: "Palavra-passe",
    submit: "Continuar",
  },
  email_link: {
    title: "Alteração do e-mail",
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
      "Cada ligação serve uma única vez e expira ao fim de 24 horas. Pode voltar a pedir a alteração no seu perfil.",
    portal: "Ir para o portal",
  },
  forced: {
    title: "Altere a sua palavra-passe",
    text: "A sua empresa pede que escolha uma nova palavra-passe antes de continuar.",
    submit: "Alterar a palavra-passe",
    done: "Palavra-passe atualizada",
    failed: "Erro ao atualizar a palavra-passe",
  },
  handOver: {
    opening: "A abrir o portal…",
  },
};

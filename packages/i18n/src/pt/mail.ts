import type { Dictionary } from "../dictionary.ts";
import type { mail as es } from "../es/mail.ts";

export const mail: Dictionary<typeof es> = {
  greeting: "Olá, {{nombre}},",
  expiry: "A ligação só pode ser usada uma vez e expira em {{fecha}} às {{hora}}.",
  fallback: "Se o botão não funcionar, copie este endereço para o seu navegador:",
  footer: "Esta mensagem foi enviada automaticamente. Não responda a este endereço.",
  activate_account: {
    subject: "Ative a sua conta no portal de {{empresa}}",
    intro:
      "{{empresa}} criou-lhe uma conta no seu portal, onde pode registar o ponto e consultar as suas horas.",
    instruction: "Para entrar pela primeira vez, crie a sua palavra-passe:",
    action: "Ativar a minha conta",
    closing: "Se não trabalha em {{empresa}}, pode ignorar esta mensagem.",
  },
  reset_password: {
    subject: "Reponha a sua palavra-passe",
    intro: "Recebemos um pedido para repor a palavra-passe da sua conta no portal de {{empresa}}.",
    action: "Criar uma nova palavra-passe",
    closing:
      "Se não fez este pedido, ignore esta mensagem: a sua palavra-passe continua a ser a mesma.",
  },
  password_changed: {
    subject: "A sua palavra-passe foi alterada",
    intro:
      "A palavra-passe da sua conta no portal de {{empresa}} foi alterada em {{fecha}} às {{hora}}.",
    sessions: "Por segurança, as sessões abertas nos seus outros dispositivos foram terminadas.",
    closing:
      "Se não foi o próprio, peça uma nova palavra-passe na página de início de sessão e avise a sua empresa o mais depressa possível.",
  },
  email_change: {
    confirm: "Rever e confirmar",
    cancel: "Cancelar a alteração",
    confirmar: {
      subject: "Confirme o seu novo e-mail",
      intro: "Pediu para entrar no portal de {{empresa}} com este endereço: {{correo}}.",
      more: "Confirme-o para concluir a alteração. Até lá, continua a entrar com o endereço anterior.",
      closing: "Se não foi o próprio a pedir, ignore esta mensagem: nada será alterado.",
    },
    aviso: {
      subject: "Foi pedida a alteração do seu e-mail de acesso",
      intro:
        "No dia {{fecha}}, às {{hora}}, foi pedida a alteração do e-mail da sua conta no portal de {{empresa}} para {{correo}}.",
      more: "Nada é alterado enquanto não for confirmado a partir do novo endereço. Se não foi o próprio a pedir, cancele agora e altere a sua palavra-passe.",
      closing: "Se foi o próprio a pedir, não tem de fazer nada.",
    },
    ocupado: {
      subject: "Tentaram utilizar o seu e-mail noutra conta",
      intro:
        "No dia {{fecha}}, às {{hora}}, alguém pediu para utilizar o endereço {{correo}} noutra conta do portal.",
      more: "Este endereço já é o da sua conta, pelo que nada foi alterado.",
      closing:
        "Se foi o próprio a pedir, entre com este endereço ou escolha outro. Caso contrário, não tem de fazer nada.",
    },
    cambiado: {
      subject: "O e-mail da sua conta foi alterado",
      intro:
        "O e-mail da sua conta no portal de {{empresa}} foi alterado no dia {{fecha}}, às {{hora}}. O novo é {{correo}}.",
      more: "Por segurança, foram terminadas as sessões que tinha abertas noutros dispositivos.",
      closing: "Se não foi o próprio a fazê-lo, avise a sua empresa o mais depressa possível.",
    },
    cuentas: {
      subject: "As contas bancárias do seu vencimento foram alteradas",
      intro:
        "No dia {{fecha}}, às {{hora}}, foi pedida uma alteração às contas bancárias do seu vencimento no portal de {{empresa}}.",
      more: "Avisamos também para este endereço porque, até há pouco tempo, era o da sua conta.",
      closing: "Se não foi o próprio a pedi-la, avise a sua empresa o mais depressa possível.",
    },
  },
  second_factor: {
    activado: {
      subject: "Ativou a verificação em dois passos",
      intro:
        "A verificação em dois passos da sua conta no portal de {{empresa}} foi ativada em {{fecha}} às {{hora}}.",
      more: "A partir de agora, para entrar são necessários a sua palavra-passe e um código da sua aplicação de autenticação. As sessões que tinha abertas noutros dispositivos foram terminadas.",
    },
    desactivado: {
      subject: "Desativou a verificação em dois passos",
      intro:
        "A verificação em dois passos da sua conta no portal de {{empresa}} foi desativada em {{fecha}} às {{hora}}.",
      more: "A partir de agora, basta a palavra-passe para entrar. Pode voltar a ativá-la no seu perfil.",
    },
    retirado: {
      subject: "A verificação em dois passos da sua conta foi retirada",
      intro:
        "A administração de {{empresa}} retirou a verificação em dois passos da sua conta em {{fecha}} às {{hora}}.",
      more: "A partir de agora, basta a palavra-passe para entrar. Se mudou de telemóvel, volte a ativá-la no seu perfil.",
    },
    codigos: {
      subject: "Tem novos códigos de recuperação",
      intro:
        "Os códigos de recuperação da sua conta no portal de {{empresa}} foram renovados em {{fecha}} às {{hora}}.",
      more: "Os códigos anteriores deixaram de funcionar.",
    },
    recuperacion: {
      subject: "Um dos seus códigos de recuperação foi utilizado",
      intro:
        "Em {{fecha}} às {{hora}} foi iniciada sessão na sua conta do portal de {{empresa}} com um código de recuperação.",
      more: "Códigos que ainda não utilizou: {{quedan}}. Se forem poucos, crie outros no seu perfil.",
    },
    closing:
      "Se não reconhece esta alteração, altere a sua palavra-passe e avise a sua empresa o mais depressa possível.",
  },
  checkpoint: {
    subject: "Ponto de controlo n.º {{numero}} do registo de horas de {{empresa}}",
    greeting: "Olá,",
    intro:
      "Em anexo encontra o ponto de controlo n.º {{numero}} do registo de horas de {{empresa}}, assinado em {{fecha}} às {{hora}}.",
    facts:
      "Regista o estado das cadeias de marcações de {{cadenas}} pessoas. Não contém nomes nem horas: apenas números e impressões digitais.",
    hash: "Impressão digital SHA-256 do ficheiro: {{hash}}",
    key: "Impressão digital SHA-256 da chave pública: {{huella}}",
    closing:
      "Guarde esta mensagem e os anexos. Com eles, qualquer pessoa poderá verificar mais tarde que nenhuma marcação anterior foi alterada, eliminada ou reordenada.",
  },
  notice_digest: {
    subject: "Resumo das suas notificações",
    intro: "Estas são as {{total}} notificações que recebeu desde o último resumo:",
    intro_one: "Esta é a notificação que recebeu desde o último resumo:",
    line: "{{titulo}}",
    lines: "{{titulo}} ({{veces}})",
    more: "E outras, que pode consultar no portal.",
    action: "Ver as minhas notificações",
    closing:
      "Recebe este resumo de acordo com as suas preferências. Pode alterá-las no seu perfil, em «Notificações».",
  },
  signature_code: {
    subject: "O seu código para assinar",
    intro: "Para assinar «{{titulo}}» no portal de {{empresa}}, introduza este código:",
    expiry: "Só pode ser usado uma vez e expira em {{fecha}} às {{hora}}.",
    closing:
      "Não o partilhe com ninguém. Se não o pediu, alguém pode ter entrado na sua conta: altere a palavra-passe e avise a sua empresa.",
  },
};

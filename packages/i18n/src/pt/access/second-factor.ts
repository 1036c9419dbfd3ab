import type { Dictionary } from "../../dictionary.ts";
import type { secondFactor as es } from "../../es/access/second-factor.ts";

export const secondFactor: Dictionary<typeof es> = {
  login: {
    title: "Verificação em dois passos",
    text: "Introduza o código de 6 algarismos apresentado pela sua aplicação de autenticação.",
    recovery_text:
      "Introduza um dos códigos de recuperação que guardou. Cada um só pode ser usado uma vez.",
    use_recovery: "Usar um código de recuperação",
    use_app: "Usar a aplicação de autenticação",
    submit: "Verificar e entrar",
    back: "Voltar",
    lost: "Perdeu o telemóvel e os códigos? Peça à administração da sua empresa que retire a verificação em dois passos da sua conta.",
  },
  field: {
    code: "Código de verificação",
    code_digits: "O código tem 6 algarismos.",
    recovery: "Código de recuperação",
    recovery_form: "Um código de recuperação tem 10 letras e algarismos.",
    either: "Código de verificação ou de recuperação",
    password: "A sua palavra-passe",
  },
  card: {
    title: "Verificação em dois passos",
    on: "Ativada",
    off: "Desativada",
    off_text:
      "Ao entrar, o portal pedirá, além da sua palavra-passe, um código que muda a cada 30 segundos e que só o seu telemóvel apresenta. Assim, ninguém consegue entrar apenas com a sua palavra-passe.",
    recommended:
      "Pela sua função, vê dados de outras pessoas: recomendamos que a ative o mais depressa possível.",
    turn_on: "Ativar a verificação",
    not_now: "Agora não",
    since: "Ativada desde {{date}}",
    left_one: "Resta-lhe {{count}} código de recuperação.",
    left_other: "Restam-lhe {{count}} códigos de recuperação.",
    left_few: "Crie outros antes de ficar sem nenhum.",
    renew: "Criar códigos novos",
    turn_off: "Desativar",
  },
  setup: {
    confirm: "Confirme a sua identidade com a palavra-passe.",
    continue: "Continuar",
    app: "1. Abra no telemóvel uma aplicação de autenticação, como Aegis, 2FAS, Google Authenticator ou Microsoft Authenticator.",
    scan: "2. Leia este código QR com a aplicação.",
    qr: "Código QR para a sua aplicação de autenticação",
    by_hand: "Não consegue lê-lo? Introduza esta chave na aplicação:",
    copy: "Copiar a chave",
    copied: "Copiada",
    type: "3. Introduza o código de 6 algarismos que a aplicação apresenta.",
    submit: "Ativar",
    others: "Ao ativá-la, as suas sessões noutros dispositivos serão terminadas.",
    done: "Verificação em dois passos ativada",
    again: "Começar de novo",
  },
  codes: {
    title: "Guarde os seus códigos de recuperação",
    text: "Com eles poderá entrar se perder o telemóvel. Cada um só pode ser usado uma vez. Não voltarão a ser apresentados: guarde-os num lugar seguro, fora do telemóvel.",
    list: "Códigos de recuperação",
    copy: "Copiar",
    copied: "Copiados",
    save: "Guardar num ficheiro",
    print: "Imprimir",
    leaving:
      "Os códigos de recuperação não voltarão a ser mostrados. Se sair sem os guardar, terá de criar outros.",
    kept: "Já os guardei",
    file: "codigos-de-recuperacao",
    heading: "Códigos de recuperação de {{email}} para o portal {{company}}",
    made: "Criados em {{date}}. Cada um só pode ser usado uma vez.",
  },
  off: {
    title: "Desativar a verificação em dois passos?",
    text: "Para entrar bastará a sua palavra-passe. Os seus códigos de recuperação deixarão de funcionar.",
    submit: "Desativar",
    done: "Verificação em dois passos desativada",
  },
  renew: {
    title: "Criar códigos de recuperação novos",
    text: "Os códigos que tem agora deixarão de funcionar.",
    submit: "Criar os códigos",
  },
  banner: {
    title: "Proteja a sua conta com a verificação em dois passos",
    text: "Pela sua função, vê dados de outras pessoas. Ative-a para que ninguém consiga entrar apenas com a sua palavra-passe.",
    set_up: "Configurar",
    not_now: "Agora não",
    put_off: "Voltaremos a perguntar dentro de 30 dias.",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { seal as es } from "../../es/papers/seal.ts";

export const seal: Dictionary<typeof es> = {
  title: "Selo da empresa",
  subtitle:
    "O certificado com que o Atrio sela os documentos assinados, as declarações e o modelo 145.",
  use: "Usar o da empresa",
  replace: "Substituir certificado",
  ownersOnly: "Só as pessoas com acesso completo o podem mudar.",
  current: "Certificado em uso",
  subject: "Titular",
  origin: "Origem",
  own: "Da empresa",
  made: "Criado pelo Atrio",
  from: "Válido desde",
  until: "Válido até",
  fingerprint: "Impressão digital SHA-256",
  stamp: "Selo temporal",
  stampOn: "Ativo",
  stampOff: "Não configurado nesta instalação",
  states: {
    vigente_one: "Válido: falta {{count}} dia",
    vigente_other: "Válido: faltam {{count}} dias",
    pronto_one: "Expira em {{count}} dia",
    pronto_other: "Expira em {{count}} dias",
    caducado_one: "Expirado",
    caducado_other: "Expirado",
  },
  madeText:
    "O Atrio criou-o para a sua empresa e renova-o sozinho antes de expirar. Se tiver um certificado de selo de uma autoridade de confiança, use-o: os leitores de PDF vão reconhecê-lo.",
  ownText:
    "Quando expirar, o Atrio cria um até carregar o seguinte. O que já está selado continua válido.",
  dialog: {
    title: "Usar o certificado da empresa",
    text: "A partir de agora, os documentos são selados com ele. Os já selados não mudam, e a chave é guardada cifrada.",
    file: "Ficheiro do certificado",
    fileHint: "Um .p12 ou .pfx, com a chave privada.",
    choose: "Escolha o ficheiro do certificado.",
    wrongType: "Tem de ser um ficheiro .p12 ou .pfx.",
    password: "Palavra-passe do ficheiro",
    passwordHint: "A que lhe deu ao exportar. Não é guardada.",
    send: "Usar este certificado",
    done: "Certificado alterado",
  },
};

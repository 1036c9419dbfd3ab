import type { Dictionary } from "../../dictionary.ts";
import type { signatures as es } from "../../es/papers/signatures.ts";

export const signatures: Dictionary<typeof es> = {
  none: "Não tem documentos para assinar",
  none_text:
    "Quando a sua empresa lhe pedir uma assinatura, o documento aparecerá aqui e receberá um aviso.",
  all_done: "Não tem nada pendente de assinatura.",
  important: "Importante",
  back: "Voltar à lista",
  words: "A sua empresa acrescenta",
  download: "Descarregar",
  copy_of: "Cópia assinada de {{title}}",
  not_open: "Este documento já não pode ser aberto.",
  read_only:
    "Numa sessão cedida só é possível consultar: apenas a própria pessoa pode ler, assinar ou recusar.",
  history: "O que aconteceu",
  state: {
    pendiente: "Pendente",
    firmado: "Assinado",
    rechazado: "Recusado",
    anulado: "Anulado",
    caducado: "Expirado",
  },
  group: {
    pendiente: "A aguardar a sua assinatura",
    cerrado: "Assinados e fechados",
  },
  row: {
    sign: "Ler e assinar",
    asked: "Recebido em {{when}}",
    until: "Pode assinar até {{day}}",
    expired: "Podia ser assinado até {{day}}",
    signed: "Assinado em {{when}}",
    rejected: "Recusado em {{when}}",
  },
  panel: {
    title: "Como assinar, passo a passo",
    signed: "Documento assinado",
  },
  step: {
    read: "Leia o documento",
    sign: "Assine com um código",
    copy: "Guarde a sua cópia",
    done: "Feito em {{when}}",
  },
  read: {
    text: "Leve o tempo que precisar e percorra todas as páginas até ao fim. Ler não obriga a nada.",
    progress: "Páginas lidas",
    seen_one: "Viu {{seen}} de {{total}} página",
    seen_other: "Viu {{seen}} de {{total}} páginas",
    action: "Li o documento",
  },
  gap: {
    loading: "Aguarde que o documento seja apresentado.",
    unsafe:
      "O seu navegador não consegue verificar o documento nesta ligação. Abra o portal num endereço que comece por https.",
    other:
      "O ficheiro recebido não é o que deve ser assinado. Volte a abrir a página e, se nada mudar, avise a sua empresa.",
    pages_one: "Falta ver 1 página: desça até ao fim.",
    pages_other: "Faltam {{count}} páginas por ver: desça até ao fim de cada uma.",
  },
  sign: {
    declare: "Ao assinar, confirma que leu «{{title}}» e que concorda com o seu conteúdo.",
    action: "Assinar o documento",
    done: "Assinou o documento.",
    not_now: "De momento não é possível assinar este documento. Contacte a sua empresa.",
  },
  copy: {
    making:
      "Estamos a preparar a sua cópia assinada. Pode sair desta página: avisaremos quando estiver pronta.",
    ready: "A sua cópia assinada está pronta. Inclui uma página com as provas da assinatura.",
    download: "Descarregar a cópia assinada",
  },
  reject: {
    intro: "Não concorda com o documento? Pode recusá-lo e explicar porquê.",
    open: "Recusar o documento",
    title: "Recusar o documento?",
    text: "A sua empresa será informada de que recusou «{{title}}» e do motivo. Depois já não poderá assiná-lo; se mudar de ideias, terá de lhe ser enviado novamente.",
    reason: "Motivo",
    hint: "A sua empresa irá lê-lo e ficará no histórico do documento.",
    required: "Explique por que motivo o recusa.",
    action: "Recusar",
    done: "Recusou o documento.",
  },
  closed: {
    rechazado: "Recusou este documento",
    rechazado_text: "A sua empresa recebeu o motivo. O documento já não pode ser assinado.",
    anulado: "A sua empresa anulou este documento",
    anulado_text: "Já não é necessário assiná-lo.",
    caducado: "O prazo para assinar terminou",
    caducado_text:
      "Já não pode ser assinado. Se ainda for necessário, a sua empresa enviá-lo-á novamente.",
  },
  meaning: {
    title: "O que significa assinar aqui",
    code: "É uma assinatura eletrónica simples: com um código de utilização única, enviado apenas para o seu correio eletrónico, confirma que é mesmo quem assina.",
    seal: "Em seguida, a sua empresa fecha o PDF com o seu selo eletrónico: qualquer alteração posterior, mesmo de uma só letra, fica visível.",
    evidence:
      "A cópia assinada inclui uma página de provas: quem, quando, a partir de que endereço e dispositivo, e a impressão digital do ficheiro que leu.",
    simple:
      "Não é uma assinatura eletrónica avançada nem qualificada, como a do Cartão de Cidadão. A sua empresa utiliza-a em documentos para os quais basta a assinatura simples.",
  },
  event: {
    solicitado: "A sua empresa pediu a assinatura",
    abierto: "Documento aberto",
    leido: "Lido até ao fim",
    codigo_enviado: "Código enviado por correio eletrónico",
    codigo_erroneo: "Código errado",
    firmado: "Assinado",
    sellado: "Cópia selada pela empresa",
    rechazado: "Recusado",
    anulado: "Anulado pela empresa",
    caducado: "Terminou o prazo para assinar",
    recordado: "Lembrete enviado",
  },
};

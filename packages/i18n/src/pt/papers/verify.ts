import type { Dictionary } from "../../dictionary.ts";
import type { verify as es } from "../../es/papers/verify.ts";

export const verify: Dictionary<typeof es> = {
  title: "Verificar um documento",
  text: "Verifique se um documento assinado ou uma declaração é autêntico. Não é necessário ter conta.",
  by_code: "Com o código",
  code: "Código de verificação",
  code_hint: "Encontra-se junto ao código QR do documento.",
  code_required: "Introduza o código que consta do documento.",
  check: "Verificar",
  by_file: "Com o ficheiro",
  file_hint: "Verificamos o ficheiro byte a byte e não o guardamos.",
  checking: "A verificar…",
  checking_file: "A verificar {{name}}…",
  file_empty: "O ficheiro está vazio.",
  file_large: "O ficheiro ultrapassa os 10 MB: não é um documento selado neste portal.",
  result: "Resultado",
  asked_code: "Código {{code}}",
  asked_file: "Ficheiro {{name}}",
  title_of: {
    valido_code: "O código pertence a um documento autêntico",
    valido_file: "O ficheiro é autêntico",
    anulado_code: "O documento foi anulado",
    anulado_file: "O documento foi anulado",
    sustituido_code: "Existe uma versão mais recente",
    sustituido_file: "Existe uma versão mais recente",
    alterado_code: "O ficheiro não é o original",
    alterado_file: "O ficheiro não é o original",
    desconocido_code: "Não conhecemos este código",
    desconocido_file: "Não conhecemos este ficheiro",
  },
  reason: {
    valido_code:
      "O documento com este código existe e continua em vigor. O código nada diz sobre o ficheiro que tem: para saber se alguém o alterou, verifique também o ficheiro.",
    valido_file:
      "Coincide byte a byte com o documento selado pela empresa: ninguém o alterou e continua em vigor.",
    anulado_code: "Foi um documento autêntico, mas a empresa retirou-o e já não é válido.",
    anulado_file:
      "O ficheiro é o original e ninguém o alterou, mas a empresa retirou-o e já não é válido.",
    sustituido_code: "Foi um documento autêntico, mas depois foi emitido outro que o substitui.",
    sustituido_file:
      "O ficheiro é o original e ninguém o alterou, mas depois foi emitido outro que o substitui.",
    alterado_code: "O documento existe, mas foi alterado.",
    alterado_file:
      "Tem o código de um documento autêntico, mas o seu conteúdo não é o que a empresa selou: algo foi alterado, ou o ficheiro foi guardado de novo, impresso ou digitalizado.",
    desconocido_code: "Nenhum documento deste portal tem este código.",
    desconocido_file: "Nenhum documento selado neste portal coincide com este ficheiro.",
  },
  advice: {
    anulado: "Peça o documento em vigor a quem lho entregou.",
    sustituido: "Peça a versão mais recente a quem lho entregou.",
    alterado_1: "Não confie no seu conteúdo.",
    alterado_2:
      "Peça a quem lho entregou o PDF original, tal como foi descarregado do portal, e verifique-o aqui.",
    alterado_3: "Se suspeitar de falsificação, avise a empresa.",
    desconocido_code_1: "Confirme que o introduziu por completo: são vinte letras e algarismos.",
    desconocido_code_2: "Se estiver correto, peça o PDF original e verifique o ficheiro.",
    desconocido_file_1:
      "Confirme que é o PDF tal como foi descarregado do portal, sem o guardar de novo, imprimir ou digitalizar.",
    desconocido_file_2: "Se tiver o documento em papel, verifique o seu código.",
    desconocido_file_3: "Se continuar sem aparecer, não o aceite: contacte a empresa.",
  },
  what_to_do: "O que pode fazer",
  fact: {
    kind: "O que é",
    company: "Empresa que o selou",
    issued: "Data do selo",
    withdrawn: "Retirado pela empresa em",
    replaced: "Substituído em",
    fingerprint: "Impressão digital do documento original (SHA-256)",
    own: "Impressão digital do seu ficheiro (SHA-256)",
    same: "É igual à do original.",
    different: "Não é igual à do original.",
    compare: "Se calcular a impressão digital SHA-256 do seu ficheiro, tem de ser exatamente esta.",
    certificate: "Impressão digital do certificado da empresa",
    timestamp: "Selo temporal",
    timestamp_yes: "Sim, de uma autoridade de selos temporais",
    timestamp_no: "Não: a data é a do portal",
  },
  kind: {
    firma: "Documento assinado por um trabalhador ou uma trabalhadora",
    certificado: "Declaração emitida pela empresa",
    modelo145: "Modelo 145 assinado (formulário fiscal espanhol)",
  },
  hidden_title: "O que não mostramos, e porquê",
  hidden_text:
    "Não mostramos o conteúdo do documento nem de quem é: apenas se é autêntico. Assim, quem encontrar um código nada fica a saber sobre uma pessoa. Se tem o documento, os dados já estão nele.",
};

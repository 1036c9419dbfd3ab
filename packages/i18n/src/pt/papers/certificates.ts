import type { Dictionary } from "../../dictionary.ts";
import type { certificates as es } from "../../es/papers/certificates.ts";

export const certificates: Dictionary<typeof es> = {
  ask: {
    title: "Pedir uma declaração",
    text: "É criada de imediato, com o selo eletrónico da sua empresa e um código para verificar que é autêntica.",
    read_only: "Numa sessão cedida não é possível pedir declarações.",
    no_data: "Ainda não há dados para declarar.",
    year: "Ano",
    language: "Idioma da declaração",
    language_hint: "Para um procedimento em Espanha, é preferível pedi-la em espanhol.",
    action: "Criar a declaração",
    missing:
      "Não incluirá {{months}}: o portal só tem o PDF desses recibos, sem os valores, e a declaração indicá-lo-á.",
    no_figures:
      "Os seus recibos de vencimento estão no portal apenas em PDF, sem os valores. Peça esta declaração à sua empresa.",
  },
  kind: {
    empleo: "Declaração de vínculo laboral",
    antiguedad: "Declaração de antiguidade",
    vacaciones: "Declaração de férias",
    ingresos: "Declaração de rendimentos e retenções",
  },
  says: {
    empleo: "Que trabalha na empresa, desde quando, a sua função e o seu contrato.",
    antiguedad: "Desde quando trabalha na empresa e qual é a sua antiguidade.",
    vacaciones: "Os dias a que tem direito num ano, os que gozou e os que lhe restam.",
    ingresos:
      "O que ganhou num ano segundo os seus recibos de vencimento, com as contribuições e o imposto retido.",
  },
  language: { es: "Espanhol", en: "Inglês", fr: "Francês", pt: "Português" },
  list: {
    title: "As suas declarações",
    none: "Ainda não pediu nenhuma",
    none_text: "As declarações que pedir ficam aqui, para as descarregar quando quiser.",
    made: "Criada em {{when}}",
    void: "Já não é válida: a sua empresa retirou um recibo de vencimento de onde provêm os seus valores ({{when}}).",
    code: "Código:",
    open: "Ver",
    open_of: "Ver {{name}}, criada em {{when}}",
    download: "Descarregar o PDF",
    download_of: "Descarregar {{name}}, criada em {{when}}",
    give: "Entregue o PDF tal como o descarregou: se for guardado de novo ou digitalizado, o ficheiro já não pode ser verificado.",
  },
};

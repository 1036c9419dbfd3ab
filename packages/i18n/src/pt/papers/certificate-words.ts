import type { Dictionary } from "../../dictionary.ts";
import type { certificateWords as source } from "../../es/papers/certificate-words.ts";

export const certificateWords: Dictionary<typeof source> = {
  page: "Página {{page}} de {{pages}}",
  footer: "Código de verificação {{code}}",
  opening: "A empresa {{company}}",
  opening_cif:
    "A empresa {{company}}, com o número de identificação fiscal espanhol (NIF) {{cif}},",
  verb: "DECLARA",
  tax_id: "NIF {{cif}}",
  phone: "Tel. {{phone}}",
  person: { H: "o Sr. {{name}}", M: "a Sr.ª {{name}}", X: "{{name}}" },
  person_nif: "{{person}}, com o número de identificação espanhol {{nif}},",
  closing:
    "Por ser verdade e para os devidos efeitos, emite-se a presente declaração a pedido da pessoa interessada.",
  dated: "{{date}}",
  dated_in: "{{place}}, {{date}}",
  seal: {
    title: "Documento com selo eletrónico",
    text: "Este documento tem o selo eletrónico de {{company}}: qualquer alteração posterior do ficheiro invalida-o. Não carece de assinatura manuscrita.",
    verify:
      "A sua autenticidade pode ser comprovada em {{link}} com o próprio ficheiro ou com este código:",
    alt: "Código QR que abre a página de verificação deste documento",
  },
  empleo: {
    title: "Declaração de vínculo laboral",
    file: "declaracao-de-vinculo-laboral",
    since:
      "Que {{person}} trabalha nesta empresa desde {{from}} e mantém o vínculo laboral à data da presente declaração.",
    post: "Que exerce as funções de {{post}}.",
    post_centre: "Que exerce as funções de {{post}} no local de trabalho {{centre}}.",
    centre: "Que presta serviço no local de trabalho {{centre}}.",
    contract: "Que o contrato de trabalho é {{kind}}, com um horário de {{hours}} horas semanais.",
    contract_until:
      "Que o contrato de trabalho é {{kind}}, com um horário de {{hours}} horas semanais e termo em {{until}}.",
    kind: {
      "1": "sem termo e a tempo completo",
      "2": "sem termo e a tempo parcial",
      "3": "sem termo e intermitente (fijo discontinuo)",
      "4": "a termo e a tempo completo",
      "5": "a termo e a tempo parcial",
    },
  },
  antiguedad: {
    title: "Declaração de antiguidade",
    file: "declaracao-de-antiguidade",
    text: "Que {{person}} trabalha nesta empresa desde {{from}}.",
    span: "Que, em {{today}}, a sua antiguidade na empresa é de {{span}}.",
    span_none: "Que o vínculo laboral com a empresa tem início na data da presente declaração.",
  },
  vacaciones: {
    title: "Declaração de férias de {{year}}",
    file: "declaracao-de-ferias",
    text: "Que, segundo os registos da empresa em {{today}}, {{person}} apresenta a seguinte situação relativamente às férias do ano de {{year}}:",
    entitled: "Dias a que tem direito",
    enjoyed: "Dias gozados",
    later: "Dias gozados em anos posteriores",
    expired: "Dias caducados sem gozo",
    left: "Dias por gozar",
    coming: "Dos quais com datas já aprovadas",
    unit: {
      naturales: "Os dias são de calendário.",
      laborables: "Os dias são úteis.",
    },
    dates: "Férias gozadas",
    dates_coming: "Férias aprovadas e ainda por gozar",
    period: "Período",
    days: "Dias",
  },
  ingresos: {
    title: "Declaração de rendimentos e retenções de {{year}}",
    file: "declaracao-de-rendimentos",
    text: "Que, segundo os recibos de vencimento de {{from}} a {{to}} publicados até à data da presente declaração, {{person}} recebeu as seguintes remunerações, com as contribuições e retenções indicadas:",
    text_one:
      "Que, segundo os recibos de vencimento de {{from}} publicados até à data da presente declaração, {{person}} recebeu as seguintes remunerações, com as contribuições e retenções indicadas:",
    month: "Mês",
    gross: "Ilíquido",
    in_kind: "Do qual em espécie",
    contributions: "Segurança Social",
    withheld: "Retenção IRPF",
    net: "Líquido",
    total: "Total",
    missing:
      "Não inclui os recibos de vencimento de {{months}}: no portal só consta o respetivo PDF, sem os valores. Os totais não são, por isso, os de tudo o que foi recebido.",
    note: "Valores em euros, em notação espanhola. O líquido tem também em conta o recebido em espécie, os adiantamentos e outras deduções, se os houver.",
    note_tax:
      "Não substitui a declaração de retenções prevista no artigo 108.º do regulamento espanhol do imposto sobre o rendimento.",
  },
};

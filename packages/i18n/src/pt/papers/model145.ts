import type { Dictionary } from "../../dictionary.ts";
import type { model145 as es } from "../../es/papers/model145.ts";

export const model145: Dictionary<typeof es> = {
  title: "Modelo 145",
  intro:
    "Com o modelo 145 comunica à sua empresa a sua situação pessoal e familiar. Serve para calcular quanto IRPF lhe é retido em cada recibo de vencimento, nem a mais nem a menos.",
  privacy:
    "O que escreve é guardado cifrado. Os seus supervisores não o veem: a empresa usa-o apenas para calcular a retenção.",
  none: {
    title: "Ainda não apresentou o modelo 145",
    text: "Sem ele, a sua empresa calcula a retenção como se não tivesse familiares a cargo, e poderá pagar mais do que deve. Demora cerca de cinco minutos.",
    start: "Começar",
  },
  review: {
    anyo_nuevo: "Começou um novo ano: verifique se está tudo igual.",
    hijo_cumple_25: "Um filho seu faz 25 anos este ano e pode deixar de contar. Verifique.",
    ascendiente_cumple_65:
      "Um familiar que vive consigo faz 65 anos este ano e pode passar a contar. Verifique.",
  },
  current: {
    title: "O seu modelo 145 em vigor",
    since: "Assinado em {{date}}",
    confirmed: "Confirmado sem alterações em {{date}}",
    question: "Mudou alguma coisa?",
    question_text:
      "Um nascimento, um casamento ou uma separação, um filho que sai de casa, uma deficiência reconhecida… Comunique-o no prazo de 10 dias.",
    unchanged: "Não, está tudo igual",
    changed: "Sim, atualizar",
    confirmed_now: "Obrigado. Fica registado que está tudo igual.",
    download: "Descarregar o PDF",
    code: "Código de verificação: {{code}}",
  },
  pending: {
    title: "Falta a sua assinatura",
    text: "Até o assinar, continua a contar a sua versão anterior, se existir.",
    edit: "Alterar alguma coisa",
    discard: "Descartar",
    discard_title: "Descartar esta versão?",
    discard_text: "O que escreveu e ainda não assinou será eliminado.",
    discarded: "Versão descartada",
    draft: "Ver o rascunho em PDF",
  },
  sign: {
    title: "Assine com um código",
    declare:
      "Ao assinar, declara que o que escreveu é verdadeiro. Dados falsos podem ser sancionados.",
    action: "Assinar",
    done: "Modelo 145 assinado. A sua empresa tê-lo-á em conta a partir do próximo recibo.",
  },
  history: {
    title: "Versões",
    version: "Versão {{version}}",
    state: { pendiente: "Por assinar", firmado: "Em vigor", sustituido: "Substituída" },
    signed: "Assinada em {{date}}",
    written: "Escrita em {{date}}",
    download: "PDF da versão {{version}}",
  },
  steps: {
    label: "Passos do formulário",
    position: "Passo {{step}} de {{total}}",
    self: "Sobre si",
    family: "A sua situação familiar",
    children: "Filhos",
    ascendants: "Pais e avós",
    payments: "Pensões e habitação",
    review: "Revisão",
    next: "Seguinte",
    back: "Voltar",
    cancel: "Sair sem guardar",
    save: "Guardar e passar à assinatura",
  },
  yes: "Sim",
  no: "Não",
  missing: {
    required: "Este campo é obrigatório.",
    answer: "Escolha uma resposta.",
    year: "Escreva o ano com quatro algarismos.",
    amount: "Escreva um montante em euros superior a zero, com duas casas decimais no máximo.",
    people: "Escreva um número de 1 a 10.",
    add_one: "Acrescente pelo menos uma pessoa.",
    top: "Verifique o que está assinalado antes de continuar.",
  },
  self: {
    tax_id: "NIF ou NIE",
    name: "Apelidos e nome",
    birth_year: "Ano de nascimento",
    moved: "Mudou-se para outro município para aceitar este emprego, estando desempregado?",
    moved_hint:
      "Só conta se estava inscrito como candidato a emprego e o novo posto o obrigou a mudar de residência. Aplica-se no ano da mudança e no seguinte.",
    move_date: "Data da mudança",
    irregular:
      "Nos últimos cinco anos, recebeu desta empresa algum pagamento excecional ao qual não foi aplicada a redução de 30 %?",
    irregular_hint:
      "Por exemplo, um prémio por vários anos de trabalho. Se não lhe diz nada, a resposta é quase de certeza não.",
  },
  disability: {
    label: "Deficiência reconhecida",
    hint: "Só se tiver o certificado oficial. Um relatório médico não basta.",
    ninguna: "Nenhuma, ou inferior a 33 %",
    "33_a_65": "De 33 % a menos de 65 %",
    "65_o_mas": "65 % ou mais",
    help: "Precisa da ajuda de outra pessoa ou tem mobilidade reduzida",
    help_own: "Preciso da ajuda de outra pessoa ou tenho mobilidade reduzida",
  },
  family: {
    label: "Qual é a sua situação?",
    monoparental: "1. Sem cônjuge legal e com filhos a cargo",
    monoparental_hint:
      "Solteiro, viúvo, divorciado ou separado legalmente, com filhos menores de 18 anos (ou com deficiência) que vivem apenas consigo. Se vive com o outro progenitor, ou partilham a guarda, escolha a 3.",
    conyuge_a_cargo: "2. Casado, e o meu cônjuge ganha menos de 1500 € por ano",
    conyuge_a_cargo_hint:
      "Apenas casamento, não união de facto, e sem separação legal. Contam os rendimentos de todo o ano, sem os isentos.",
    otra: "3. Qualquer outra",
    otra_hint:
      "Solteiro sem filhos, casado com quem ganha mais de 1500 €, união de facto, guarda partilhada… É a mais habitual.",
    spouse_tax_id: "NIF ou NIE do seu cônjuge",
    mistake:
      "O erro mais frequente: uma união de facto não é um casamento. Nesse caso, a situação é a 3.",
  },
  children: {
    question: "Vivem consigo filhos menores de 25 anos, ou com deficiência em qualquer idade?",
    hint: "Não inclua os que ganham mais de 8000 € por ano, nem os que apresentam declaração própria com rendimentos superiores a 1800 €.",
    add: "Acrescentar um filho",
    one: "Filho {{number}}",
    remove: "Retirar o filho {{number}}",
    birth_year: "Ano de nascimento",
    adoption_year: "Ano da adoção ou do acolhimento",
    adoption_hint: "Só se for adotado ou acolhido.",
    whole: "Conta-o por inteiro?",
    whole_hint:
      "Por inteiro só se viver apenas consigo e mais ninguém o puder declarar. Se vive com o outro progenitor ou partilham a guarda, a resposta é não: cada um conta metade.",
    mistake:
      "O erro mais frequente: os dois progenitores contam-no por inteiro. As Finanças espanholas reclamam-no depois na declaração anual.",
  },
  ascendants: {
    question: "Vivem consigo pais ou avós com mais de 65 anos, ou com deficiência?",
    hint: "Têm de viver consigo pelo menos meio ano e não ganhar mais de 8000 € por ano.",
    add: "Acrescentar um familiar",
    one: "Familiar {{number}}",
    remove: "Retirar o familiar {{number}}",
    birth_year: "Ano de nascimento",
    sharers: "Com quantos filhos ou netos vive, contando consigo",
    sharers_hint: "Se vive apenas consigo, escreva 1.",
  },
  payments: {
    spouse: "Paga ao ex-cônjuge uma pensão compensatória fixada por um juiz?",
    spouse_amount: "Montante anual da pensão compensatória",
    children: "Paga aos seus filhos uma pensão de alimentos fixada por um juiz?",
    children_hint:
      "Se a paga, esses filhos não se incluem no passo dos filhos, salvo se tiver guarda partilhada.",
    children_amount: "Montante anual da pensão de alimentos",
    home: "Paga um empréstimo da sua habitação permanente, comprada antes de 2013?",
    home_hint:
      "Só se aplica a dedução na declaração e ganha menos de 33 007,20 € brutos por ano. As habitações compradas desde 1 de janeiro de 2013 não dão direito.",
  },
  summary: {
    title: "O que vai declarar",
    declared: "O que declarou",
    situation: "Situação familiar",
    spouse: "Cônjuge",
    disability: "Deficiência",
    moved: "Mudança por trabalho",
    irregular: "Pagamentos excecionais",
    children: "Filhos",
    ascendants: "Pais e avós",
    spouse_amount: "Pensão compensatória",
    children_amount: "Pensão de alimentos",
    home: "Habitação anterior a 2013",
    nobody: "Nenhum",
    none: "Não",
    child: "Nascimento em {{year}}, {{how}}",
    whole: "contado por inteiro",
    half: "contado por metade",
    ascendant_one: "Nascimento em {{year}}, vive apenas consigo",
    ascendant_other: "Nascimento em {{year}}, vive com {{count}} filhos ou netos",
    help: "com ajuda de outra pessoa",
    yearly: "{{amount}} por ano",
    change: "Alterar",
    edit: "Alterar: {{step}}",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { bankErrors as es } from "../../es/people/bank-errors.ts";

/** Errors of bank accounts and of the split of the pay. */
export const bankErrors: Dictionary<typeof es> = {
  not_found: "Não é possível encontrar a conta bancária.",
  locked:
    "A sua empresa não permite alterar as contas bancárias no portal. Fale com os Recursos Humanos.",
  changed:
    "As contas mudaram desde que abriu esta página. Verifique como estão agora e volte a guardar.",
  has_share:
    "Esta conta recebe parte do seu vencimento. Distribua primeiro essa parte pelas outras contas e depois poderá eliminá-la.",
  last: "Não pode eliminar a sua única conta. Se mudou, altere o IBAN.",
  too_many: "Pode ter, no máximo, {{numero}} contas.",
  nothing_pending:
    "Essa alteração já não está pendente: foi aplicada, retirada ou substituída por outra.",
  iban_required: "Introduza o IBAN.",
  iban_country: "Um IBAN começa pelas duas letras de um país que o utilize, como ES.",
  iban_length:
    "O IBAN não tem o comprimento correto ({{pais}}: {{numero}} caracteres; introduziu {{escritos}}).",
  iban_letters: "O IBAN tem uma letra ou um sinal onde não devia.",
  iban_check:
    "Os dois dígitos de controlo a seguir ao país não correspondem a este IBAN. Verifique se o copiou bem.",
  iban_account_check:
    "Os dígitos de controlo da conta não correspondem ao banco, ao balcão e ao número. Verifique se os copiou bem.",
  iban_repeated: "Já tem uma conta com este IBAN.",
  alias: "O nome da conta pode ter, no máximo, 60 caracteres.",
  amount: "O montante vai de 0 a 999 999,99 € com duas casas decimais, no máximo, ou «Restante».",
  percentage: "A percentagem vai de 0 a 100 com duas casas decimais, no máximo.",
  amount_and_percentage: "Uma conta com montante fixo não pode ter também uma percentagem.",
  sum: "As percentagens das contas que recebem vencimento têm de totalizar 100 %.",
  one_remainder: "Uma conta, e só uma, tem de receber o montante restante.",
  remainder_unassigned: "A conta que recebe o montante restante tem de receber vencimento.",
  unassigned_share: "Uma conta que não recebe vencimento não pode ter montante nem percentagem.",
  no_payroll: "Pelo menos uma conta tem de receber o vencimento.",
  other_accounts: "A distribuição tem de incluir todas as suas contas, cada uma uma única vez.",
};

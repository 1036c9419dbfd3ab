import type { Dictionary } from "../../dictionary.ts";
import type {
  clockKindErrors as clockKinds,
  importErrors as imports,
  policyErrors as policy,
  centreErrors as centres,
  holidayErrors as holidays,
  companyErrors as company,
} from "../../es/company/company-errors.ts";

/** Errors of a company's settings and looks. */
export const companyErrors: Dictionary<typeof company> = {
  not_found: "Configuração da empresa não encontrada",
  color_form: "Escreva a cor como #rrggbb, por exemplo #1d4f91.",
  color_contrast:
    "O texto branco lê-se mal sobre esta cor: o contraste é {{contraste}} e tem de ser no mínimo 4,5. {{propuesta}} já serve.",
  module: "Esse módulo não existe.",
  logo_type: "O logótipo tem de ser um ficheiro PNG, JPEG ou WebP.",
  logo_unreadable: "Não foi possível ler o logótipo. Experimente outro ficheiro.",
  logo_small:
    "O logótipo é demasiado pequeno: tem de ter pelo menos 32 píxeis de largura e de altura.",
  logo_not_found: "O logótipo não foi encontrado.",
};

/** Errors of clock-in types and kinds of pause. */
export const clockKindErrors: Dictionary<typeof clockKinds> = {
  not_found: "Não encontrado.",
  name_taken: "Já existe outro com esse nome.",
  network: "Escreva cada rede com a sua máscara, por exemplo 10.1.0.0/16.",
  last: "Tem de ficar pelo menos um tipo de registo.",
};

/** Errors of imports in the office. */
export const importErrors: Dictionary<typeof imports> = {
  wrong_rows: "Há linhas com problemas. Corrija-as ou deixe-as de fora antes de importar.",
  outdated: "Os dados da empresa mudaram desde a revisão. Reveja as alterações antes de importar.",
  nothing: "Não há nada a importar: a empresa já está como nos ficheiros.",
};

/** Errors of the privacy policy. */
export const policyErrors: Dictionary<typeof policy> = {
  not_found: "Não foi possível encontrar essa versão da política de privacidade.",
  no_text: "Escreva o texto em pelo menos um idioma.",
  past: "A política não pode entrar em vigor antes de hoje.",
};

/** Errors of work centres. */
export const centreErrors: Dictionary<typeof centres> = {
  not_found: "O local de trabalho não foi encontrado.",
  code_taken: "Já existe um local com esse código.",
  zone: "Escolha um fuso horário da lista.",
  network: "Escreva cada rede com a sua máscara, por exemplo 10.1.0.0/16.",
  calendar: "Esse calendário não existe.",
  in_use: "Há pessoas neste local. Mude-as primeiro para outro.",
  no_department: "Ninguém está nesse departamento.",
};

/** Errors of holiday calendars. */
export const holidayErrors: Dictionary<typeof holidays> = {
  not_found: "O calendário não foi encontrado.",
  name_taken: "Já existe um calendário com esse nome.",
  in_use: "Há locais de trabalho com este calendário. Dê-lhes primeiro outro.",
  too_many: "Um ano tem no máximo 14 feriados. Retire algum ou marque-o como dia da convenção.",
  too_many_local:
    "Um ano tem no máximo 2 feriados locais. Retire algum ou marque-o como dia da convenção.",
  repeated: "Esse dia já está no calendário.",
  other_year: "Esse dia é de outro ano.",
  centre: "Um dos locais de trabalho não existe ou já não se usa.",
};

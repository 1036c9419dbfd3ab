import type { Dictionary } from "../../dictionary.ts";
import type { staffErrors as es } from "../../es/company/staff-errors.ts";

/** Errors of forms about people in the office. */
export const staffErrors: Dictionary<typeof es> = {
  too_long: "É demasiado longo.",
  date: "Escreva uma data válida.",
  nif: "Não é um NIF ou NIE válido. Verifique os números e a letra.",
  phone: "Use apenas números, espaços e, se necessário, o prefixo com +.",
  code_taken: "Já há uma pessoa com este código.",
  nif_taken: "Já há uma pessoa com este NIF na empresa.",
  email_taken: "Já há uma pessoa com este e-mail na empresa.",
  birth_after_hire: "A data de nascimento tem de ser anterior ao primeiro dia.",
  not_supervisor: "Escolha alguém que possa ser responsável e continue na empresa.",
  own_supervisor: "Ninguém pode ser o seu próprio responsável.",
  before_hire: "A data é demasiado cedo.",
  after_end: "Nenhuma destas pessoas trabalha aqui nessa data.",
  nothing: "Escolha o que quer alterar.",
  nobody: "Ninguém está selecionado.",
  one_contract: "O contrato altera-se pessoa a pessoa.",
  has_not_left: "Esta pessoa não tem um último dia registado.",
  own_end: "Não pode registar o seu próprio último dia.",
  last_owner: "É a única pessoa proprietária da administração. Dê antes esse acesso a mais alguém.",
  not_active: "Esta pessoa ainda não tem palavra-passe. Envie-lhe o convite.",
  own_permissions:
    "Ninguém altera as suas próprias permissões: peça-o a outra pessoa da administração.",
  in_charge: "Esta pessoa é responsável por um projeto. Ponha antes outra pessoa em «Projetos».",
  plans_areas:
    "Esta pessoa gere os turnos de uma área. Retire-a antes dela em «Áreas de trabalho».",
};

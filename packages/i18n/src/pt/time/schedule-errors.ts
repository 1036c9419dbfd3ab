import type { Dictionary } from "../../dictionary.ts";
import type { scheduleErrors as schedules } from "../../es/time/schedule-errors.ts";

/** Errors of schedules in the office. */
export const scheduleErrors: Dictionary<typeof schedules> = {
  not_found: "O horário não foi encontrado.",
  code_taken: "Já existe outro horário com esse código.",
  overlap: "Há dois períodos sobrepostos. Reveja as horas.",
  week: "Essa semana não existe no ciclo do horário.",
  from_required: "Há pessoas com este horário: indique a partir de que dia muda.",
  too_many_days: "São demasiados dias já registados. Escolha um dia mais recente.",
  in_use: "Este horário já foi usado e tem de ser conservado.",
  dates: "O último dia não pode ser anterior ao primeiro.",
  group: "Indique a quem se atribui, de uma só forma.",
  nobody: "Não há ninguém nesse grupo nessa data.",
};

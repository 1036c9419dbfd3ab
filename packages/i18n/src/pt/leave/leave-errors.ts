import type { Dictionary } from "../../dictionary.ts";
import type { expenseErrors as esExpense, leaveErrors as es } from "../../es/leave/leave-errors.ts";

/** Errors of asking for leave: terms of the rules and occasions. */
export const leaveErrors: Dictionary<typeof es> = {
  too_far: "A data está demasiado distante: no máximo, {{available}}.",
  too_long: "Cada período desta licença dura, no máximo, {{available}}.",
  too_short: "Cada período desta licença dura, no mínimo, {{available}}.",
  occasion_required:
    "Já pediu esta licença por outro acontecimento: indique se é o mesmo ou um novo.",
  occasion_unknown: "Esse acontecimento não é seu: escolha outro ou indique um novo.",
  over_occasion:
    "Ultrapassa o máximo desta licença por um mesmo acontecimento: resta-lhe {{available}}.",
  occasion_late:
    "Há dias fora do prazo: esta licença goza-se até {{available}} após o acontecimento.",
  occasion_later: "Fora do prazo geral só pode gozar {{available}}.",
  occasion_weeks:
    "Depois das seis primeiras semanas, esta licença goza-se por semanas completas: escolha períodos de 7, 14, 21… dias seguidos.",
  open_end: "Só uma baixa médica de um único período pode ficar sem data de fim.",
  own_absence: "Não pode registar nem alterar as suas próprias ausências como administração.",
  medical_rest_days:
    "O repouso médico é de três dias seguidos, no máximo. Para mais dias, peça uma baixa médica.",
};

/** Questions about an expense. */
export const expenseErrors: Dictionary<typeof esExpense> = {
  repeated:
    "Já pediu uma despesa igual: o mesmo dia, tipo e valor. Confirme que é outra antes de a enviar.",
  old: "Esta despesa tem mais de {{available}}. Confirme que a data está correta antes de a enviar.",
};

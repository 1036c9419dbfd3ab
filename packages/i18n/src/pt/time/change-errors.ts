import type { Dictionary } from "../../dictionary.ts";
import type { changeErrors as es } from "../../es/time/change-errors.ts";

export const changeErrors: Dictionary<typeof es> = {
  signing_change: {
    not_found: "A alteração não foi encontrada.",
    already_answered: "Já respondeu a esta alteração.",
    comment_required: "Explique por que motivo não concorda.",
  },
  day_change: {
    outdated: "O dia mudou enquanto o editava. Verifique como está agora e volte a guardar.",
    nothing: "Não há nenhuma alteração para guardar.",
    reason_required: "Indique o motivo da alteração.",
    needs_approval:
      "Na sua empresa, as alterações de dias passados são aprovadas: edite o dia completo para a pedir.",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { shiftErrors as es } from "../../es/shifts/shift-errors.ts";

export const shiftErrors: Dictionary<typeof es> = {
  not_found: "O turno não foi encontrado.",
  not_manager: "Só pode planear uma área quem tem permissão para gerir turnos.",
  area_not_found: "A área de trabalho não foi encontrada ou não é gerida por si.",
  label_not_found: "A etiqueta não foi encontrada.",
  pause_not_found: "A pausa não foi encontrada.",
  worker_not_found: "Essa pessoa não pertence à área do turno ou não trabalha nesse dia.",
  end_before_start:
    "O fim tem de ser posterior ao início, exceto se o turno terminar no dia seguinte ou durar 24 horas.",
  pause_outside: "As pausas têm de ficar dentro do turno e não podem sobrepor-se.",
  pause_empty: "Uma pausa não pode terminar à hora a que começa.",
  name_taken: "Já existe outra com esse nome.",
  changed: "O turno mudou desde que o abriu. Verifique como está agora e volte a guardar.",
  overlap: "Essa pessoa já tem outro turno a essa hora.",
  absent:
    "Essa pessoa tem uma ausência aprovada nesse dia. Indique um motivo para lhe atribuir o turno.",
  area_in_use: "O turno tem pessoas que não pertencem à outra área. Retire-as antes de o mudar.",
  recurrence_not_found: "A recorrência não foi encontrada ou pertence a uma área que não gere.",
  pattern_not_found: "O padrão não foi encontrado ou pertence a uma área que não gere.",
  series_changed:
    "Alguém alterou a série desde que a abriu. Verifique como está agora e volte a guardar.",
  preview_needed:
    "Esta alteração retira turnos a pessoas que já os têm atribuídos. Consulte a pré-visualização antes de guardar.",
  series_end:
    "Indique quando termina: um número de vezes ou uma data igual ou posterior ao início.",
  series_start: "O início não pode ser anterior a há 400 dias.",
  pattern_empty: "O padrão precisa de pelo menos um dia com turno.",
  pattern_offset: "O desfasamento de cada pessoa tem de ficar dentro da sequência.",
  too_many: "São demasiados de uma vez: no máximo 5000 turnos e 20 000 atribuições.",
  rule_broken: "A empresa não permite este turno porque não cumpriria: {{reglas}}.",
  reason_required:
    "Este turno não cumpriria: {{reglas}}. Se ainda assim for necessário, indique o motivo.",
  not_open: "Esse turno já não está em aberto: já começou, não está publicado ou está completo.",
  away: "A pessoa que faria o turno tem uma ausência aprovada nesse dia.",
  colleague_not_found: "Essa pessoa não pertence à área do turno ou não trabalha nesse dia.",
  exchange_not_found: "O pedido não foi encontrado.",
  exchange_waiting: "Já existe um pedido pendente sobre esse turno.",
  exchange_decided: "O pedido já está resolvido.",
  exchange_lapsed: "O turno mudou ou já começou: o pedido não pode avançar.",
  exchange_incomplete: "Escolha um colega e, se for uma troca, o turno dele que faria.",
};

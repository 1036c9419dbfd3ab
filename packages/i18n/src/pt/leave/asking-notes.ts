import type { Dictionary } from "../../dictionary.ts";
import type { askingNotes as es } from "../../es/leave/asking-notes.ts";

export const askingNotes: Dictionary<typeof es> = {
  notice:
    "Este pedido deve ser feito com uma antecedência mínima de {{days}}. Pode enviá-lo mesmo assim.",
  team_away: "Pessoas da sua equipa que também faltam nesses dias: {{count}}.",
  decider_absent: "{{name}} não está hoje: a decisão pode demorar um pouco mais.",
  decider_delegated: "{{name}} não está hoje: {{delegate}} pode decidir em seu lugar.",
  no_deciders: "Este pedido é decidido pela administração da empresa.",
  documents_later:
    "Não é necessário anexar nada nem indicar o diagnóstico. Se juntar um documento, só a administração o verá.",
  proof_later: "Pode enviá-lo sem o comprovativo. Terá até {{date}} para o adicionar.",
  worked:
    "Já registou o ponto em dias deste pedido: {{days}}. Pode enviá-lo; quem decide verá essas horas.",
  worked_day: "Trabalhei no dia {{date}}.",
  absent_today:
    "Tem hoje uma ausência aprovada. O seu registo fica guardado e os seus supervisores são avisados. Se afinal trabalhar, peça a alteração da ausência: até lá continua a contar.",
};

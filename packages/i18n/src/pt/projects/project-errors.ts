import type { Dictionary } from "../../dictionary.ts";
import type { projectErrors as es } from "../../es/projects/project-errors.ts";

export const projectErrors: Dictionary<typeof es> = {
  not_found: "O projeto não foi encontrado.",
  not_usable:
    "Nesse dia não pode imputar horas a este projeto: não está ativo nessa data ou não lhe está atribuído.",
  activity_not_found: "A atividade não foi encontrada neste projeto.",
  activity_required: "Escolha uma atividade do projeto.",
  part_not_found: "O campo não foi encontrado.",
  part_required: "A atividade pede este dado: {{parte}}.",
  part_invalid: "O valor não é válido para este dado: {{parte}}.",
  part_options:
    "Um campo de escolha precisa de pelo menos duas opções diferentes. Os outros não têm opções.",
  registration_not_found: "O registo de projeto não foi encontrado.",
  document_not_found: "O documento do projeto não foi encontrado.",
  worker_not_found: "Uma das pessoas escolhidas não trabalha na empresa.",
  order: "O fim tem de ser posterior ao início.",
  outside_signing: "O registo tem de ficar dentro da sua marcação de ponto.",
  overlap: "Esse intervalo já está atribuído a outro projeto.",
  approved: "O registo está aprovado. É preciso retirar a aprovação antes de o alterar.",
  running: "O registo ainda está em curso. Pode ser aprovado quando terminar.",
  mixed: "Aprove ou altere o registo, mas não as duas coisas ao mesmo tempo.",
  changed: "A distribuição do dia mudou desde que a abriu. Veja como está agora e volte a guardar.",
  reason_required: "Indique o motivo da eliminação.",
  nothing_to_copy: "Não há nenhuma distribuição anterior para copiar para este dia.",
  clock_stopped:
    "Nesse momento não estava a trabalhar: marque a entrada antes de começar um projeto.",
  offline_order: "A mudança de projeto é anterior a outra já registada.",
  all_and_list: "Se escolher todo o pessoal, a lista de pessoas tem de ir vazia.",
  code_taken: "Já existe um projeto com esse código.",
  name_taken: "Já existe um com esse nome.",
  dates: "A data de fim não pode ser anterior à de início.",
  not_supervisor: "As pessoas responsáveis por um projeto têm de ser supervisoras.",
  charge_twice: "A mesma pessoa aparece duas vezes como responsável nas mesmas datas.",
  too_many: "Há demasiados registos para um só ficheiro: escolha um período mais curto.",
};

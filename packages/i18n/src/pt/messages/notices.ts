import type { Dictionary } from "../../dictionary.ts";
import type { notices as es } from "../../es/messages/notices.ts";

export const notices: Dictionary<typeof es> = {
  action: "Ver no portal",
  test: "Teste: este dispositivo recebe as notificações do portal",
  batch: "lote",
  /** An absence whose end nobody knows. */
  since: "a partir de {{from}}, sem data de fim",
  kinds: {
    1: "de férias",
    2: "de dias para assuntos pessoais",
    3: "de horas remuneradas",
    4: "de ausência",
    5: "de ausência",
    6: "de ausência",
    7: "de ausência",
    8: "de ausência",
    9: "de despesa",
    10: "de fecho de mês",
    11: "de correção do registo de horas",
  },
  correction_requested: {
    title: "Correção por aprovar",
    text: "{{nombre}} pede a correção do seu registo de horas de {{fecha}}.",
  },
  correction_approved: {
    title: "Correção aprovada",
    text: "A correção que pediu para {{fecha}} foi aprovada. O seu registo de horas já está atualizado.",
  },
  correction_rejected: {
    title: "Correção rejeitada",
    text: "A correção que pediu para {{fecha}} foi rejeitada. Pode consultar o motivo no portal.",
  },
  signing_added: {
    title: "Foi acrescentado um registo ao seu dia",
    text: "{{nombre}} acrescentou um registo ao seu dia {{fecha}}. Verifique-o e indique se está de acordo.",
  },
  signing_edited: {
    title: "Um registo seu foi alterado",
    text: "{{nombre}} alterou um registo do seu dia {{fecha}}. Verifique-o e indique se está de acordo.",
  },
  signing_deleted: {
    title: "Um registo seu foi eliminado",
    text: "{{nombre}} eliminou um registo do seu dia {{fecha}}. Verifique a alteração e indique se está de acordo.",
  },
  signings_changed: {
    title: "Vários registos seus foram alterados",
    text: "{{nombre}} alterou vários registos do seu dia {{fecha}}. Verifique-os e indique se está de acordo.",
  },
  day_changed: {
    title: "Registo de horas alterado",
    text: "{{nombre}} alterou os registos do seu próprio dia {{fecha}}. Verifique a alteração e o motivo.",
  },
  days_changed: {
    title: "Registos de horas alterados",
    text: "{{nombre}} alterou os registos de {{numero}} dias. Verifique as alterações e o motivo.",
  },
  day_change_objected: {
    title: "Objeção a uma alteração sua",
    text: "{{nombre}} não concorda com a alteração que fez no seu dia {{fecha}}. Pode ver o motivo no portal.",
  },
  change_confirmed: {
    title: "Alteração confirmada",
    text: "{{nombre}} está de acordo com a alteração que fez no dia {{fecha}}.",
  },
  change_disputed: {
    title: "Alteração contestada",
    text: "{{nombre}} não está de acordo com a alteração que fez no dia {{fecha}}.",
  },
  closure_requested: {
    title: "Fecho de mês por aprovar",
    text: "{{nombre}} pede o fecho do seu registo de horas de {{mes}}.",
  },
  closure_approved: {
    title: "Fecho de mês aprovado",
    text: "O fecho do seu registo de horas de {{mes}} foi aprovado.",
  },
  closure_rejected: {
    title: "Fecho de mês rejeitado",
    text: "O fecho do seu registo de horas de {{mes}} foi rejeitado. Pode consultar o motivo no portal.",
  },
  month_reopened: {
    title: "Mês reaberto",
    text: "O seu registo de horas de {{mes}} foi reaberto. Pode consultar o motivo no portal.",
  },
  incidence_own: {
    title: "Nova ocorrência no seu banco de horas",
    text: "O seu dia {{fecha}} não coincide com o horário previsto. Pode acrescentar uma observação e escolher a forma de compensação.",
  },
  incidence_team: {
    title: "Ocorrência por validar",
    text: "{{nombre}} tem uma ocorrência do banco de horas de {{fecha}} por validar.",
  },
  incidence_approved: {
    title: "Ocorrência aprovada",
    text: "A sua ocorrência do banco de horas de {{fecha}} foi aprovada.",
  },
  incidence_rejected: {
    title: "Ocorrência rejeitada",
    text: "A sua ocorrência do banco de horas de {{fecha}} foi rejeitada. Pode consultar o motivo no portal.",
  },
  project_adjusted_own: {
    title: "Horas de projeto ajustadas",
    text: "Os seus registos de {{fecha}} mudaram e as horas que tinha atribuídas a projetos foram ajustadas. Verifique-as.",
  },
  project_adjusted_team: {
    title: "Horas de projeto por rever",
    text: "{{nombre}} tinha horas aprovadas em {{fecha}} que mudaram com os seus registos. Estão de novo à espera de aprovação.",
  },
  offline_punches: {
    title: "Registos enviados com atraso",
    text: "{{nombre}} enviou registos feitos sem ligação; o primeiro, em {{fecha}} às {{hora}} segundo o seu dispositivo. Verifique-os.",
  },
  left_open: {
    title: "Tem um registo por fechar",
    text: "O registo que iniciou em {{fecha}} às {{hora}} está aberto há mais de um dia. Indique quando terminou.",
  },
  request_to_decide: {
    title: "Pedido por aprovar",
    text: "{{nombre}} enviou um pedido {{que}} ({{fechas}}) que aguarda a sua aprovação.",
  },
  rectification_to_decide: {
    title: "Retificação por aprovar",
    text: "{{nombre}} pretende retificar um pedido {{que}} já aprovado. Novas datas: {{fechas}}. O pedido aprovado mantém-se em vigor até haver decisão.",
  },
  request_edited: {
    title: "Pedido alterado",
    text: "{{nombre}} alterou o seu pedido {{que}} ({{fechas}}), que volta a aguardar a sua aprovação.",
  },
  request_approved: {
    title: "Pedido aprovado",
    text: "O seu pedido {{que}} ({{fechas}}) foi aprovado.",
  },
  request_rejected: {
    title: "Pedido rejeitado",
    text: "O seu pedido {{que}} ({{fechas}}) foi rejeitado. Pode consultar o motivo no portal.",
  },
  rectification_approved: {
    title: "Retificação aprovada",
    text: "A retificação do seu pedido {{que}} foi aprovada. As datas passam a ser: {{fechas}}.",
  },
  rectification_rejected: {
    title: "Retificação rejeitada",
    text: "A retificação do seu pedido {{que}} ({{fechas}}) foi rejeitada. O que já estava aprovado mantém-se em vigor. Pode consultar o motivo no portal.",
  },
  request_cancelled: {
    title: "Pedido cancelado",
    text: "{{nombre}} cancelou o seu pedido {{que}} ({{fechas}}). Não tem de fazer mais nada.",
  },
  days_returned: {
    title: "Recuperou o que tinha pedido",
    text: "Foi-lhe devolvido o que outra ausência ocupa do seu pedido {{que}} ({{fechas}}). No portal pode ver quanto e até quando o pode gozar.",
  },
  days_returned_team: {
    title: "Um pedido cede a outra ausência",
    text: "Parte do pedido {{que}} de {{nombre}} ({{fechas}}), ou todo ele, fica sem efeito porque nesses dias há outra ausência. Não tem de fazer mais nada.",
  },
  days_restored: {
    title: "O seu pedido volta a estar em vigor",
    text: "A ausência que ocupava dias do seu pedido {{que}} ({{fechas}}) já não os ocupa: voltam a contar como antes.",
  },
  days_restored_team: {
    title: "Um pedido volta a estar em vigor",
    text: "O pedido {{que}} de {{nombre}} ({{fechas}}) volta a estar em vigor nos dias que outra ausência ocupava.",
  },
  withdrawal_to_decide: {
    title: "Retirada por aprovar",
    text: "{{nombre}} pede para retirar um pedido {{que}} já aprovado ({{fechas}}): não faltou ou não vai faltar mais. O aprovado continua em vigor até haver decisão.",
  },
  withdrawal_approved: {
    title: "Retirada aprovada",
    text: "A retirada do seu pedido {{que}} ({{fechas}}) foi aprovada: já não conta.",
  },
  withdrawal_rejected: {
    title: "Retirada rejeitada",
    text: "A retirada do seu pedido {{que}} ({{fechas}}) foi rejeitada, pelo que continua em vigor. Pode ver o motivo no portal.",
  },
  absence_entered: {
    title: "A administração registou uma ausência sua",
    text: "A administração da sua empresa registou uma ausência sua ({{fechas}}). No portal pode ver quem e porquê.",
  },
  absence_entered_team: {
    title: "Ausência registada pela administração",
    text: "A administração registou uma ausência de {{nombre}} ({{fechas}}).",
  },
  absence_corrected: {
    title: "A administração corrigiu uma ausência sua",
    text: "A administração da sua empresa corrigiu uma ausência sua. Ficam estas datas: {{fechas}}. No portal pode ver quem e porquê.",
  },
  absence_corrected_team: {
    title: "Ausência corrigida pela administração",
    text: "A administração corrigiu uma ausência de {{nombre}}. Ficam estas datas: {{fechas}}.",
  },
  absence_withdrawn: {
    title: "A administração retirou uma ausência sua",
    text: "A administração da sua empresa retirou uma ausência sua ({{fechas}}): já não conta. No portal pode ver quem e porquê.",
  },
  absence_withdrawn_team: {
    title: "Ausência retirada pela administração",
    text: "A administração retirou uma ausência de {{nombre}} ({{fechas}}): já não conta.",
  },
  days_expiring: {
    title: "Tem férias por gozar",
    text: "Ainda tem férias que pode gozar até {{fecha}}. Peça-as a tempo: as que sobrarem depois perdem-se.",
  },
  proof_due: {
    title: "Falta o seu comprovativo",
    text: "Adicione o comprovativo do seu pedido {{que}} ({{fechas}}) até ao fim de {{fecha}}.",
  },
  proof_missing: {
    title: "Comprovativo por entregar",
    text: "{{nombre}} não entregou o comprovativo do seu pedido {{que}} ({{fechas}}). O prazo terminou em {{fecha}}.",
  },
  worked_absence: {
    title: "Registo num dia de ausência",
    text: "{{nombre}} registou o ponto em {{fecha}}, um dia com uma ausência aprovada. Verifique o que aconteceu.",
  },
  expense_paid: {
    title: "Despesa paga",
    text: "Foi registado o pagamento da sua despesa ({{fechas}}).",
  },
  decision_waits: {
    title: "Um pedido aguarda a sua aprovação",
    text: "O pedido {{que}} de {{nombre}} ({{fechas}}) continua a aguardar a sua aprovação.",
  },
  decisions_wait: {
    title: "Pedidos que aguardam a sua aprovação",
    text: "Tem {{numero}} pedidos por aprovar há vários dias. Abra-os no portal e responda quando puder.",
  },
  delegation_given: {
    title: "Decide em nome de outra pessoa",
    text: "{{nombre}} delegou em si as decisões sobre os pedidos da sua equipa ({{fechas}}).",
  },
  delegation_revoked: {
    title: "Delegação terminada",
    text: "{{nombre}} terminou a delegação que lhe tinha atribuído ({{fechas}}). Já não decide em seu nome.",
  },
  payslip_monthly: {
    title: "Tem um novo recibo de vencimento",
    text: "O seu recibo de vencimento de {{mes}} já está disponível no portal.",
  },
  payslip_extra: {
    title: "Tem um novo recibo de vencimento",
    text: "O recibo do seu subsídio (paga extra) de {{mes}} já está disponível no portal.",
  },
  payslip_bonus: {
    title: "Tem um novo recibo de vencimento",
    text: "O recibo do seu prémio de {{mes}} já está disponível no portal.",
  },
  payslip_delays: {
    title: "Tem um novo recibo de vencimento",
    text: "O recibo dos seus retroativos de {{mes}} já está disponível no portal.",
  },
  payslip_corrected: {
    title: "O seu recibo de vencimento foi corrigido",
    text: "Foi publicado um recibo de vencimento de {{mes}} que substitui o anterior. Pode ver ambos no portal.",
  },
  payslip_withdrawn: {
    title: "A sua empresa retirou um recibo de vencimento",
    text: "A sua empresa retirou o seu recibo de vencimento de {{mes}}: já não está no portal. Se tinha um erro, receberá outro.",
  },
  payslip_withdrawn_certificates: {
    title: "A sua empresa retirou um recibo de vencimento",
    text: "A sua empresa retirou o seu recibo de vencimento de {{mes}}. As declarações de rendimentos que o incluíam já não são válidas: {{certificados}}. Se entregou alguma, peça uma nova.",
  },
  payslips_to_review: {
    title: "Folhas de recibos por rever",
    text: "Foi lido um lote de recibos de vencimento e há folhas duvidosas, que não chegam a ninguém até alguém as rever: {{lotes}}.",
  },
  payslips_still_to_review: {
    title: "Folhas de recibos que continuam por rever",
    text: "Há folhas de recibos de vencimento que aguardam revisão e até lá não chegam a ninguém: {{lotes}}.",
  },
  document_shared: {
    title: "Tem um documento novo",
    text: "A sua empresa partilhou um documento consigo. Pode vê-lo no portal.",
  },
  document_expiring: {
    title: "Um documento caduca em breve",
    text: "Um documento da sua pasta caduca em {{fecha}}. Pode vê-lo no portal.",
  },
  documents_expiring: {
    title: "Há documentos que caducam em breve",
    text: "Documentos da empresa que caducam em breve: {{numero}}. Pode vê-los, e substituí-los por uma nova versão, no portal.",
  },
  document_to_approve: {
    title: "Documento por aprovar",
    text: "{{nombre}} carregou um documento que aguarda a sua aprovação.",
  },
  document_approved: {
    title: "Documento aprovado",
    text: "Foi aprovado um documento que carregou no portal.",
  },
  document_rejected: {
    title: "Documento rejeitado",
    text: "Foi rejeitado um documento que carregou no portal. Pode ver o motivo e carregar uma nova versão.",
  },
  document_to_sign: {
    title: "Tem um documento para assinar",
    text: "A sua empresa pede-lhe que assine um documento. Abra-o no portal, leia-o até ao fim e assine-o com o código que lhe enviaremos, ou recuse-o.",
  },
  signature_reminder: {
    title: "Tem um documento por assinar",
    text: "Continua pendente um documento que a sua empresa lhe pediu para assinar. Pode lê-lo e assiná-lo, ou recusá-lo, no portal.",
  },
  signature_reminders: {
    title: "Tem documentos por assinar",
    text: "Continuam pendentes {{numero}} documentos que a sua empresa lhe pediu para assinar. Pode lê-los e assiná-los, ou recusá-los, no portal.",
  },
  document_signed: {
    title: "A sua cópia assinada está pronta",
    text: "A cópia selada do documento que assinou já está no portal, com as suas evidências e um código para a verificar.",
  },
  company_message: {
    title: "Novo comunicado da sua empresa",
    text: "A sua empresa publicou um comunicado: «{{titulo}}». Pode lê-lo no portal.",
  },
  shifts_published: {
    title: "Tem turnos novos",
    text: "Foram publicados turnos seus: {{fechas}}. Estão no seu calendário.",
  },
  shifts_changed: {
    title: "Os seus turnos mudaram",
    text: "Os seus turnos mudaram: {{fechas}}. Veja no seu calendário como ficam.",
  },
  shift_offered: {
    title: "Propuseram-lhe um turno",
    text: "{{nombre}} propõe-lhe um turno seu: {{fechas}}. Pode aceitá-lo ou recusá-lo.",
  },
  shift_exchange_waits: {
    title: "Pedido de turno por confirmar",
    text: "{{nombre}} pede uma alteração de turnos: {{fechas}}. Aguarda a sua confirmação.",
  },
  shift_offer_refused: {
    title: "A sua proposta de turno não foi aceite",
    text: "A sua proposta de turno não foi aceite: {{fechas}}. O turno continua a ser seu.",
  },
  shift_exchange_confirmed: {
    title: "Troca de turno confirmada",
    text: "A troca de turno está confirmada: {{fechas}}. Já está no seu calendário.",
  },
  shift_exchange_rejected: {
    title: "Troca de turno recusada",
    text: "A troca de turno não foi confirmada: {{fechas}}. Os turnos ficam como estavam.",
  },
  privacy_policy_changed: {
    title: "A política de privacidade mudou",
    text: "A sua empresa publicou uma nova versão da sua política de privacidade. Aplica-se a partir de {{fecha}} e, desde esse dia, pode lê-la no portal.",
  },
  portal_opened: {
    title: "Abriram o portal em seu lugar",
    text: "{{nombre}} abriu o portal em seu lugar, apenas para consulta, em {{fecha}} às {{hora}}. No seu perfil pode ver o que foi aberto e terminar essa sessão.",
  },
  office_access: {
    title: "O seu acesso à administração mudou",
    text: "{{nombre}} alterou o seu acesso à administração em {{fecha}} às {{hora}}.",
  },
  bank_added: {
    title: "Conta bancária adicionada",
    text: "Foi adicionada uma conta bancária terminada em {{ultimos}}. A alteração aplica-se a partir de {{fecha}} às {{hora}}. Se não pediu esta alteração, abra o seu perfil o mais depressa possível, retire-a e avise a sua empresa.",
  },
  bank_iban: {
    title: "IBAN alterado",
    text: "O IBAN de uma das suas contas bancárias foi alterado e termina agora em {{ultimos}}. A alteração aplica-se a partir de {{fecha}} às {{hora}}. Se não pediu esta alteração, abra o seu perfil o mais depressa possível, retire-a e avise a sua empresa.",
  },
  bank_shares: {
    title: "Distribuição do vencimento alterada",
    text: "A distribuição do seu vencimento pelas contas bancárias foi alterada. A alteração aplica-se a partir de {{fecha}} às {{hora}}. Se não pediu esta alteração, abra o seu perfil o mais depressa possível, retire-a e avise a sua empresa.",
  },
  bank_removed: {
    title: "Conta bancária eliminada",
    text: "A conta bancária terminada em {{ultimos}} foi eliminada. A alteração aplica-se a partir de {{fecha}} às {{hora}}. Se não pediu esta alteração, abra o seu perfil o mais depressa possível, retire-a e avise a sua empresa.",
  },
  bank_withdrawn: {
    title: "Alteração de contas retirada",
    text: "A alteração pendente das suas contas bancárias foi retirada: o seu vencimento continua a ser pago como até agora. Se não o pediu, altere a sua palavra-passe e avise a sua empresa.",
  },
};

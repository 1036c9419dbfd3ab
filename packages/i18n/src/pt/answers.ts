import type { Dictionary } from "../dictionary.ts";
import type { answers as es } from "../es/answers.ts";

export const answers: Dictionary<typeof es> = {
  auth: {
    signed_out: "Terminou a sessão.",
    confirmed: "A sua identidade está confirmada.",
    link_sent: "Enviámos-lhe um e-mail com uma ligação para alterar a palavra-passe.",
    link_sent_neutral:
      "Se o e-mail pertencer a uma conta, receberá uma ligação para alterar a palavra-passe.",
  },
  email: {
    change_sent:
      "Enviámos uma ligação para o novo endereço. Abra-a nas próximas 24 horas para concluir a alteração.",
    change_cancelled: "A alteração do e-mail foi cancelada.",
  },
  session: { ended: "A sessão foi encerrada." },
  second_factor: {
    off: "A verificação em dois passos foi desativada.",
    put_off: "Está bem. Voltaremos a perguntar dentro de 30 dias.",
    removed: "A verificação em dois passos desta pessoa foi retirada.",
  },
  password: {
    changed: "A palavra-passe foi alterada.",
    saved: "A palavra-passe foi guardada. Já pode iniciar sessão.",
  },
  template: { deleted: "O texto foi eliminado." },
  schedule: { deleted: "O horário foi apagado." },
  calendar: {
    event_removed: "O evento foi retirado dos calendários.",
    feed_revoked: "A subscrição foi revogada: o endereço já não funciona.",
  },
  shift: {
    removed: "O turno foi eliminado.",
    label_removed: "A etiqueta foi eliminada.",
    pause_removed: "A pausa foi eliminada.",
    exchange_withdrawn: "O pedido foi retirado.",
  },
  office: {
    handler_saved: "A equipa que gere as denúncias foi guardada.",
  },
  installation: {
    examination_started: "O exame começou. Pode sair desta página: o resultado ficará aqui.",
    backup_started: "A cópia de segurança começou. Aparecerá na lista quando terminar.",
  },
  project: {
    registration_removed: "O registo de projeto foi eliminado.",
    favourite_saved: "Os seus projetos favoritos foram guardados.",
    document_removed: "O documento foi retirado do projeto.",
  },
  complaint: {
    removed: "A denúncia foi eliminada.",
    code_saved: "Confirmou que guardou o código.",
  },
  inspection: {
    link_revoked: "A ligação foi retirada: já não abre nada.",
    mails_saved: "A lista de endereços foi guardada.",
  },
  request: {
    deleted: "O pedido foi eliminado.",
    document_deleted: "O documento foi eliminado.",
  },
  document: { deleted: "O documento foi eliminado.", withdrawn: "O documento foi retirado." },
  layout: { forgotten: "O modelo de recibo de vencimento foi eliminado." },
  batch: { forgotten: "O lote de recibos de vencimento foi eliminado." },
  expense: { rule_saved: "As regras de despesas foram guardadas." },
  payroll: { layout_removed: "O formato foi eliminado." },
  leave: {
    balance_rule_saved: "A regra do saldo foi guardada.",
    date_rule_removed: "A regra foi eliminada.",
    shutdown_changed: "O encerramento está a ser atualizado.",
    shutdown_undone: "O encerramento foi anulado: as suas ausências estão a ser retiradas.",
  },
  model145: {
    code_sent: "Enviámos-lhe por e-mail um código para assinar.",
    deleted: "A versão por assinar foi eliminada.",
  },
  push: {
    removed: "Este dispositivo deixará de receber notificações.",
    test_sent: "Notificação de teste enviada.",
  },
  profile: {
    updated: "Os seus dados foram atualizados",
    mails_chosen: "A sua preferência foi guardada.",
    mail_saved: "O endereço para os e-mails da sua equipa foi guardado.",
  },
  staff: { saved: "Foi guardado.", link_sent: "A ligação foi enviada." },
};

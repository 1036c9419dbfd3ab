export const answers = {
  auth: {
    signed_out: "Has cerrado la sesión.",
    confirmed: "Has confirmado que eres tú.",
    link_sent: "Te hemos enviado un correo con un enlace para cambiar la contraseña.",
    link_sent_neutral:
      "Si el correo pertenece a una cuenta, recibirás un enlace para cambiar la contraseña.",
  },
  email: {
    change_sent:
      "Hemos enviado un enlace a la dirección nueva. Ábrelo en 24 horas para terminar el cambio.",
    change_cancelled: "El cambio de correo se ha cancelado.",
  },
  session: { ended: "La sesión se ha cerrado." },
  second_factor: {
    off: "La verificación en dos pasos se ha desactivado.",
    put_off: "De acuerdo: te lo recordaremos dentro de 30 días.",
    removed: "Se ha quitado la verificación en dos pasos de esa persona.",
  },
  password: {
    changed: "La contraseña se ha cambiado.",
    saved: "La contraseña se ha guardado. Ya puedes iniciar sesión.",
  },
  template: { deleted: "El texto se ha borrado." },
  schedule: { deleted: "El horario se ha borrado." },
  calendar: {
    event_removed: "El evento se ha eliminado de los calendarios.",
    feed_revoked: "La suscripción se ha revocado: su dirección ya no funciona.",
  },
  shift: {
    removed: "El turno se ha eliminado.",
    label_removed: "La etiqueta se ha eliminado.",
    pause_removed: "La pausa se ha eliminado.",
    exchange_withdrawn: "La petición se ha retirado.",
  },
  office: {
    handler_saved: "El equipo que gestiona las denuncias se ha guardado.",
  },
  installation: {
    examination_started:
      "El examen ha empezado. Puedes dejar esta página: el resultado quedará aquí.",
    backup_started: "La copia de seguridad ha empezado. Aparecerá en la lista al terminar.",
  },
  project: {
    registration_removed: "El registro de proyecto se ha borrado.",
    favourite_saved: "Tus proyectos favoritos se han guardado.",
    document_removed: "El documento se ha quitado del proyecto.",
  },
  complaint: {
    removed: "La denuncia se ha eliminado.",
    code_saved: "Has confirmado que guardaste el código.",
  },
  inspection: {
    link_revoked: "El enlace se ha retirado: ya no abre nada.",
    mails_saved: "Se ha guardado la lista de correos.",
  },
  request: {
    deleted: "La solicitud se ha borrado.",
    document_deleted: "El documento se ha borrado.",
  },
  document: { deleted: "El documento se ha borrado.", withdrawn: "El documento se ha retirado." },
  layout: { forgotten: "La plantilla de nómina se ha borrado." },
  batch: { forgotten: "El lote de nóminas se ha borrado." },
  expense: { rule_saved: "Las reglas de gastos se han guardado." },
  payroll: { layout_removed: "El formato se ha borrado." },
  leave: {
    balance_rule_saved: "La regla del saldo se ha guardado.",
    date_rule_removed: "La regla se ha borrado.",
    shutdown_changed: "El cierre se está actualizando.",
    shutdown_undone: "El cierre se ha anulado: sus ausencias se están retirando.",
  },
  model145: {
    code_sent: "Te hemos enviado un código por correo para firmar.",
    deleted: "La versión sin firmar se ha descartado.",
  },
  push: {
    removed: "Este dispositivo ya no recibirá avisos.",
    test_sent: "Aviso de prueba enviado.",
  },
  profile: {
    updated: "Datos actualizados con éxito",
    mails_chosen: "Tu preferencia se ha guardado.",
    mail_saved: "La dirección para los correos de tu equipo se ha guardado.",
  },
  staff: { saved: "Se ha guardado.", link_sent: "Se ha enviado el enlace." },
} as const;

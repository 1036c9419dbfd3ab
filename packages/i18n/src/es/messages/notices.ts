/** Notifications and their mails; the title is the mail's subject. Never figures of pay or health. */
export const notices = {
  action: "Ver en el portal",
  /** Title of a message that somebody sends to their own device. */
  test: "Aviso de prueba: este dispositivo recibe los avisos del portal",
  /** Names of requests within a sentence; leave is always an absence, so that no health shows. */
  batch: "lote",
  /** An absence whose end nobody knows. */
  since: "desde el {{from}}, sin fecha de fin",
  kinds: {
    1: "de vacaciones",
    2: "de asuntos propios",
    3: "de horas retribuidas",
    4: "de ausencia",
    5: "de ausencia",
    6: "de ausencia",
    7: "de ausencia",
    8: "de ausencia",
    9: "de gasto",
    10: "de cierre de mes",
    11: "de corrección del registro horario",
  },
  correction_requested: {
    title: "Corrección por aprobar",
    text: "{{nombre}} pide corregir su registro horario del {{fecha}}.",
  },
  correction_approved: {
    title: "Corrección aprobada",
    text: "Se ha aprobado la corrección que pediste para el {{fecha}}. Tu registro horario ya está actualizado.",
  },
  correction_rejected: {
    title: "Corrección rechazada",
    text: "Se ha rechazado la corrección que pediste para el {{fecha}}. Puedes ver el motivo en el portal.",
  },
  signing_added: {
    title: "Han añadido un fichaje a tu jornada",
    text: "{{nombre}} ha añadido un fichaje a tu jornada del {{fecha}}. Revísalo y di si estás de acuerdo.",
  },
  signing_edited: {
    title: "Han cambiado un fichaje tuyo",
    text: "{{nombre}} ha cambiado un fichaje de tu jornada del {{fecha}}. Revísalo y di si estás de acuerdo.",
  },
  signing_deleted: {
    title: "Han borrado un fichaje tuyo",
    text: "{{nombre}} ha borrado un fichaje de tu jornada del {{fecha}}. Revísalo y di si estás de acuerdo.",
  },
  signings_changed: {
    title: "Han cambiado fichajes tuyos",
    text: "{{nombre}} ha cambiado varios fichajes de tu jornada del {{fecha}}. Revísalos y di si estás de acuerdo.",
  },
  day_changed: {
    title: "Cambio en un registro horario",
    text: "{{nombre}} ha cambiado los fichajes de su jornada del {{fecha}}. Revisa el cambio y su motivo.",
  },
  days_changed: {
    title: "Cambios en un registro horario",
    text: "{{nombre}} ha cambiado los fichajes de {{numero}} jornadas. Revisa los cambios y su motivo.",
  },
  day_change_objected: {
    title: "Objeción a un cambio tuyo",
    text: "{{nombre}} no está de acuerdo con el cambio que hiciste en tu jornada del {{fecha}}. Puedes ver el motivo en el portal.",
  },
  change_confirmed: {
    title: "Cambio confirmado",
    text: "{{nombre}} está de acuerdo con el cambio que hiciste en su jornada del {{fecha}}.",
  },
  change_disputed: {
    title: "Cambio no aceptado",
    text: "{{nombre}} no está de acuerdo con el cambio que hiciste en su jornada del {{fecha}}.",
  },
  closure_requested: {
    title: "Cierre de mes por aprobar",
    text: "{{nombre}} solicita el cierre de su registro horario de {{mes}}.",
  },
  closure_approved: {
    title: "Cierre de mes aprobado",
    text: "Se ha aprobado el cierre de tu registro horario de {{mes}}.",
  },
  closure_rejected: {
    title: "Cierre de mes rechazado",
    text: "Se ha rechazado el cierre de tu registro horario de {{mes}}. Puedes ver el motivo en el portal.",
  },
  month_reopened: {
    title: "Mes reabierto",
    text: "Se ha reabierto tu registro horario de {{mes}}. Puedes ver el motivo en el portal.",
  },
  incidence_own: {
    title: "Nueva incidencia en tu bolsa de horas",
    text: "Tu jornada del {{fecha}} no coincide con el horario previsto. Puedes añadir una observación y elegir cómo prefieres compensarla.",
  },
  incidence_team: {
    title: "Incidencia por validar",
    text: "{{nombre}} tiene una incidencia de la bolsa de horas del {{fecha}} por validar.",
  },
  incidence_approved: {
    title: "Incidencia aprobada",
    text: "Se ha aprobado tu incidencia de la bolsa de horas del {{fecha}}.",
  },
  incidence_rejected: {
    title: "Incidencia rechazada",
    text: "Se ha rechazado tu incidencia de la bolsa de horas del {{fecha}}. Puedes ver el motivo en el portal.",
  },
  project_adjusted_own: {
    title: "Horas de proyecto ajustadas",
    text: "Al cambiar tus fichajes del {{fecha}} se han ajustado las horas que tenías asignadas a proyectos. Revísalas.",
  },
  project_adjusted_team: {
    title: "Horas de proyecto por revisar",
    text: "{{nombre}} tenía horas aprobadas el {{fecha}} que han cambiado con sus fichajes. Vuelven a estar pendientes de aprobación.",
  },
  offline_punches: {
    title: "Fichajes enviados con retraso",
    text: "{{nombre}} ha enviado fichajes que hizo sin conexión; el primero, el {{fecha}} a las {{hora}} según su dispositivo. Revísalos.",
  },
  left_open: {
    title: "Tienes un fichaje sin cerrar",
    text: "El fichaje que empezaste el {{fecha}} a las {{hora}} lleva más de un día abierto. Indica cuándo terminó.",
  },
  request_to_decide: {
    title: "Solicitud por aprobar",
    text: "{{nombre}} ha enviado una solicitud {{que}} ({{fechas}}) que espera tu aprobación.",
  },
  rectification_to_decide: {
    title: "Rectificación por aprobar",
    text: "{{nombre}} quiere rectificar una solicitud {{que}} ya aprobada. Nuevas fechas: {{fechas}}. La aprobada sigue en vigor hasta que respondas.",
  },
  request_edited: {
    title: "Solicitud modificada",
    text: "{{nombre}} ha cambiado su solicitud {{que}} ({{fechas}}), que vuelve a esperar tu aprobación.",
  },
  request_approved: {
    title: "Solicitud aprobada",
    text: "Se ha aprobado tu solicitud {{que}} ({{fechas}}).",
  },
  request_rejected: {
    title: "Solicitud rechazada",
    text: "Se ha rechazado tu solicitud {{que}} ({{fechas}}). Puedes ver el motivo en el portal.",
  },
  rectification_approved: {
    title: "Rectificación aprobada",
    text: "Se ha aprobado la rectificación de tu solicitud {{que}}. Quedan estas fechas: {{fechas}}.",
  },
  rectification_rejected: {
    title: "Rectificación rechazada",
    text: "Se ha rechazado la rectificación de tu solicitud {{que}} ({{fechas}}). La que ya estaba aprobada sigue en vigor. Puedes ver el motivo en el portal.",
  },
  request_cancelled: {
    title: "Solicitud cancelada",
    text: "{{nombre}} ha cancelado su solicitud {{que}} ({{fechas}}). No tienes que hacer nada más.",
  },
  days_returned: {
    title: "Recuperas lo que habías pedido",
    text: "Se te devuelve lo que otra ausencia ocupa de tu solicitud {{que}} ({{fechas}}). Puedes ver cuánto y hasta cuándo disfrutarlo en el portal.",
  },
  days_returned_team: {
    title: "Una solicitud cede ante otra ausencia",
    text: "Parte de la solicitud {{que}} de {{nombre}} ({{fechas}}), o toda ella, queda sin efecto porque esos días tiene otra ausencia. No tienes que hacer nada más.",
  },
  days_restored: {
    title: "Tu solicitud vuelve a estar en vigor",
    text: "La ausencia que ocupaba días de tu solicitud {{que}} ({{fechas}}) ya no los ocupa: vuelven a contar como estaban.",
  },
  days_restored_team: {
    title: "Una solicitud vuelve a estar en vigor",
    text: "La solicitud {{que}} de {{nombre}} ({{fechas}}) vuelve a estar en vigor en los días que ocupaba otra ausencia.",
  },
  withdrawal_to_decide: {
    title: "Anulación por aprobar",
    text: "{{nombre}} pide retirar una solicitud {{que}} ya aprobada ({{fechas}}): dice que no faltó o que no va a faltar más. La aprobada sigue en vigor hasta que respondas.",
  },
  withdrawal_approved: {
    title: "Retirada aprobada",
    text: "Se ha aprobado la retirada de tu solicitud {{que}} ({{fechas}}): ya no cuenta.",
  },
  withdrawal_rejected: {
    title: "Retirada rechazada",
    text: "Se ha rechazado la retirada de tu solicitud {{que}} ({{fechas}}), que sigue en vigor. Puedes ver el motivo en el portal.",
  },
  absence_entered: {
    title: "La administración ha registrado una ausencia tuya",
    text: "La administración de tu empresa ha registrado una ausencia tuya ({{fechas}}). Puedes ver quién y por qué en el portal.",
  },
  absence_entered_team: {
    title: "Ausencia registrada por la administración",
    text: "La administración ha registrado una ausencia de {{nombre}} ({{fechas}}).",
  },
  absence_corrected: {
    title: "La administración ha corregido una ausencia tuya",
    text: "La administración de tu empresa ha corregido una ausencia tuya. Quedan estas fechas: {{fechas}}. Puedes ver quién y por qué en el portal.",
  },
  absence_corrected_team: {
    title: "Ausencia corregida por la administración",
    text: "La administración ha corregido una ausencia de {{nombre}}. Quedan estas fechas: {{fechas}}.",
  },
  absence_withdrawn: {
    title: "La administración ha retirado una ausencia tuya",
    text: "La administración de tu empresa ha retirado una ausencia tuya ({{fechas}}): ya no cuenta. Puedes ver quién y por qué en el portal.",
  },
  absence_withdrawn_team: {
    title: "Ausencia retirada por la administración",
    text: "La administración ha retirado una ausencia de {{nombre}} ({{fechas}}): ya no cuenta.",
  },
  days_expiring: {
    title: "Tienes vacaciones sin disfrutar",
    text: "Te quedan vacaciones que puedes disfrutar hasta el {{fecha}}. Pídelas antes: las que queden después se pierden.",
  },
  proof_due: {
    title: "Falta tu justificante",
    text: "Añade el justificante de tu solicitud {{que}} ({{fechas}}) antes de que termine el {{fecha}}.",
  },
  proof_missing: {
    title: "Justificante sin aportar",
    text: "{{nombre}} no ha aportado el justificante de su solicitud {{que}} ({{fechas}}). El plazo terminó el {{fecha}}.",
  },
  worked_absence: {
    title: "Fichaje en un día de ausencia",
    text: "{{nombre}} ha fichado el {{fecha}}, un día con una ausencia aprobada. Comprueba qué ha pasado.",
  },
  expense_paid: {
    title: "Gasto pagado",
    text: "Se ha registrado el pago de tu gasto ({{fechas}}).",
  },
  decision_waits: {
    title: "Una solicitud espera tu aprobación",
    text: "La solicitud {{que}} de {{nombre}} ({{fechas}}) sigue pendiente de tu aprobación.",
  },
  decisions_wait: {
    title: "Solicitudes que esperan tu aprobación",
    text: "Tienes {{numero}} solicitudes pendientes de aprobación desde hace días. Ábrelas en el portal y respóndelas cuando puedas.",
  },
  delegation_given: {
    title: "Apruebas en lugar de otra persona",
    text: "{{nombre}} te ha delegado la aprobación de las solicitudes de su equipo ({{fechas}}).",
  },
  delegation_revoked: {
    title: "Delegación terminada",
    text: "{{nombre}} ha terminado la delegación que te había dado ({{fechas}}). Ya no apruebas en su lugar.",
  },
  payslip_monthly: {
    title: "Tienes una nómina nueva",
    text: "Tu nómina de {{mes}} ya está disponible en el portal.",
  },
  payslip_extra: {
    title: "Tienes una nómina nueva",
    text: "La nómina de tu paga extra de {{mes}} ya está disponible en el portal.",
  },
  payslip_bonus: {
    title: "Tienes una nómina nueva",
    text: "La nómina de tu bonus de {{mes}} ya está disponible en el portal.",
  },
  payslip_delays: {
    title: "Tienes una nómina nueva",
    text: "La nómina de tus atrasos de {{mes}} ya está disponible en el portal.",
  },
  payslip_corrected: {
    title: "Tu nómina se ha corregido",
    text: "Se ha publicado una nómina de {{mes}} que sustituye a la anterior. Puedes ver las dos en el portal.",
  },
  payslip_withdrawn: {
    title: "Tu empresa ha retirado una nómina",
    text: "Tu empresa ha retirado tu nómina de {{mes}}: ya no está en el portal. Si tenía un error, te llegará otra.",
  },
  payslip_withdrawn_certificates: {
    title: "Tu empresa ha retirado una nómina",
    text: "Tu empresa ha retirado tu nómina de {{mes}}. Los certificados de ingresos y retenciones que la incluían ya no valen: {{certificados}}. Si has entregado alguno, pide uno nuevo.",
  },
  payslips_to_review: {
    title: "Hojas de nóminas por revisar",
    text: "Se ha leído un lote de nóminas y hay hojas dudosas, que no llegan a nadie hasta que alguien las revise: {{lotes}}.",
  },
  payslips_still_to_review: {
    title: "Hojas de nóminas que siguen sin revisar",
    text: "Hay hojas de nóminas que esperan una revisión y no llegan a nadie hasta entonces: {{lotes}}.",
  },
  document_shared: {
    title: "Tienes un documento nuevo",
    text: "Tu empresa ha compartido un documento contigo. Puedes verlo en el portal.",
  },
  document_expiring: {
    title: "Un documento caduca pronto",
    text: "Un documento de tu carpeta caduca el {{fecha}}. Puedes verlo en el portal.",
  },
  documents_expiring: {
    title: "Hay documentos que caducan pronto",
    text: "Documentos de la empresa que caducan pronto: {{numero}}. Puedes verlos, y sustituirlos por una versión nueva, en el portal.",
  },
  document_to_approve: {
    title: "Documento por aprobar",
    text: "{{nombre}} ha subido un documento que espera tu aprobación.",
  },
  document_approved: {
    title: "Documento aprobado",
    text: "Se ha aprobado un documento que subiste al portal.",
  },
  document_rejected: {
    title: "Documento rechazado",
    text: "Se ha rechazado un documento que subiste al portal. Puedes ver el motivo y subir una versión nueva.",
  },
  document_to_sign: {
    title: "Tienes un documento para firmar",
    text: "Tu empresa te pide que firmes un documento. Ábrelo en el portal, léelo hasta el final y fírmalo con el código que te enviaremos, o recházalo.",
  },
  signature_reminder: {
    title: "Tienes un documento pendiente de firma",
    text: "Sigue pendiente un documento que tu empresa te pidió firmar. Puedes leerlo y firmarlo, o rechazarlo, en el portal.",
  },
  signature_reminders: {
    title: "Tienes documentos pendientes de firma",
    text: "Siguen pendientes {{numero}} documentos que tu empresa te pidió firmar. Puedes leerlos y firmarlos, o rechazarlos, en el portal.",
  },
  document_signed: {
    title: "Tu copia firmada está lista",
    text: "Ya tienes en el portal la copia sellada del documento que has firmado, con sus evidencias y un código para verificarla.",
  },
  company_message: {
    title: "Nuevo comunicado de tu empresa",
    text: "Tu empresa ha publicado un comunicado: «{{titulo}}». Puedes leerlo en el portal.",
  },
  shifts_published: {
    title: "Tienes turnos nuevos",
    text: "Se han publicado turnos tuyos: {{fechas}}. Están en tu calendario.",
  },
  shifts_changed: {
    title: "Tus turnos han cambiado",
    text: "Han cambiado tus turnos: {{fechas}}. Mira en tu calendario cómo quedan.",
  },
  shift_offered: {
    title: "Te proponen un turno",
    text: "{{nombre}} te propone un turno suyo: {{fechas}}. Puedes aceptarlo o rechazarlo.",
  },
  shift_exchange_waits: {
    title: "Petición de turno por confirmar",
    text: "{{nombre}} pide un cambio en los turnos: {{fechas}}. Espera tu confirmación.",
  },
  shift_offer_refused: {
    title: "Tu propuesta de turno no ha sido aceptada",
    text: "No han aceptado tu propuesta de turno: {{fechas}}. El turno sigue siendo tuyo.",
  },
  shift_exchange_confirmed: {
    title: "Cambio de turno confirmado",
    text: "El cambio de turno está confirmado: {{fechas}}. Ya está en tu calendario.",
  },
  shift_exchange_rejected: {
    title: "Cambio de turno rechazado",
    text: "No se ha confirmado el cambio de turno: {{fechas}}. Los turnos quedan como estaban.",
  },
  privacy_policy_changed: {
    title: "La política de privacidad ha cambiado",
    text: "Tu empresa ha publicado una nueva versión de su política de privacidad. Se aplica desde el {{fecha}} y desde ese día puedes leerla en el portal.",
  },
  portal_opened: {
    title: "Han abierto el portal en tu lugar",
    text: "{{nombre}} ha abierto el portal en tu lugar, solo para consultarlo, el {{fecha}} a las {{hora}}. En tu perfil puedes ver qué ha abierto y cerrar esa sesión.",
  },
  office_access: {
    title: "Tu acceso a la administración ha cambiado",
    text: "{{nombre}} ha cambiado tu acceso a la administración el {{fecha}} a las {{hora}}.",
  },
  bank_added: {
    title: "Cuenta bancaria añadida",
    text: "Se ha añadido una cuenta bancaria terminada en {{ultimos}}. El cambio se aplica a partir del {{fecha}} a las {{hora}}. Si no has sido tú, entra cuanto antes en tu perfil, retíralo y avisa a tu empresa.",
  },
  bank_iban: {
    title: "IBAN cambiado",
    text: "Se ha cambiado el IBAN de una de tus cuentas bancarias, que ahora termina en {{ultimos}}. El cambio se aplica a partir del {{fecha}} a las {{hora}}. Si no has sido tú, entra cuanto antes en tu perfil, retíralo y avisa a tu empresa.",
  },
  bank_shares: {
    title: "Reparto de la nómina cambiado",
    text: "Se ha cambiado cómo se reparte tu nómina entre tus cuentas bancarias. El cambio se aplica a partir del {{fecha}} a las {{hora}}. Si no has sido tú, entra cuanto antes en tu perfil, retíralo y avisa a tu empresa.",
  },
  bank_removed: {
    title: "Cuenta bancaria eliminada",
    text: "Se ha eliminado la cuenta bancaria terminada en {{ultimos}}. El cambio se aplica a partir del {{fecha}} a las {{hora}}. Si no has sido tú, entra cuanto antes en tu perfil, retíralo y avisa a tu empresa.",
  },
  bank_withdrawn: {
    title: "Cambio de cuentas retirado",
    text: "Se ha retirado el cambio de tus cuentas bancarias que estaba pendiente: tu nómina se sigue pagando como hasta ahora. Si no has sido tú, cambia tu contraseña y avisa a tu empresa.",
  },
} as const;

/** Notifications and their mails; the title is the mail's subject. Never figures of pay or health. */
export const notices = {
  action: "Ver en el portal",
  correction_requested: {
    title: "Corrección por decidir",
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
  change_confirmed: {
    title: "Cambio confirmado",
    text: "{{nombre}} está de acuerdo con el cambio que hiciste en su jornada del {{fecha}}.",
  },
  change_disputed: {
    title: "Cambio no aceptado",
    text: "{{nombre}} no está de acuerdo con el cambio que hiciste en su jornada del {{fecha}}.",
  },
  closure_requested: {
    title: "Cierre de mes por decidir",
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
  left_open: {
    title: "Tienes un fichaje sin cerrar",
    text: "El fichaje que empezaste el {{fecha}} a las {{hora}} lleva más de un día abierto. Indica cuándo terminó.",
  },
} as const;

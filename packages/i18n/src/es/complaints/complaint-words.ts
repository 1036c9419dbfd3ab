/** Words of the complaints mailbox in its policy, its log-book and its mails. */
export const complaintWords = {
  authorities: {
    informante: "Autoridad Independiente de Protección del Informante",
    trabajo: "Inspección de Trabajo y Seguridad Social",
    fiscalia: "Fiscalía contra la Corrupción y la Criminalidad Organizada",
  },
  log_book: {
    file: "Libro-registro",
    yes: "Sí",
    no: "No",
    headings: {
      denuncia_id: "Expediente",
      anonima: "Anónima",
      fecha_creacion: "Recibida",
      fecha_acuse: "Acuse de recibo",
      fecha_decision: "Decisión",
      admitida: "Admitida",
      fecha_investigacion: "Inicio de la investigación",
      prorrogada: "Prórroga",
      fecha_conclusion: "Conclusión",
      resultado: "Resultado",
      fecha_borrado: "Contenido eliminado",
      motivo_borrado: "Motivo",
    },
    ends: {
      retirada: "Retirada por su autor",
      sin_actuaciones: "Sin actuaciones en tres meses",
      plazo: "Fin del plazo de conservación",
    },
    outcomes: {
      archivo: "Archivo",
      fiscalia: "Remisión a la Fiscalía",
      expediente_sancionador: "Expediente sancionador",
    },
  },
  news: {
    name: "de nuevo",
    title: "Hay novedades",
    text: "Entra con tu código para verlas. Por tu seguridad, este mensaje no dice nada más.",
    last: "Entra con tu código para verlas. Este es el último aviso: con él borramos tu dirección.",
    action: "Consultar",
  },
  due: {
    title: "Tareas pendientes en el buzón de denuncias",
    text: "Hay casos que necesitan tu atención. Desbloquea el buzón para verlos.",
    action: "Abrir el buzón",
  },
  restarted: {
    title: "El buzón de denuncias ha empezado de nuevo",
    text: "{{nombre}} ha creado claves nuevas para el buzón. Las denuncias anteriores quedan selladas: ya solo pueden leerlas quienes las presentaron. Si no sabías nada de esto, pregunta hoy mismo por el motivo.",
    action: "Abrir el buzón",
  },
  recovered: {
    title: "Alguien ha usado la clave de recuperación del buzón",
    text: "{{nombre}} tiene una clave nueva y puede leer las denuncias que no le excluyen. Si no sabías nada de esto, pregunta hoy mismo por el motivo.",
    action: "Abrir el buzón",
  },
} as const;

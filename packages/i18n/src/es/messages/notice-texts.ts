/** Texts of the page about a company's own words for notices. */
export const noticeTexts = {
  title: "Textos de avisos",
  subtitle: "Lo que el portal dice por su cuenta, con las palabras de tu empresa.",
  language: "Idioma de los avisos",
  kept: "Los avisos que ya se enviaron conservan su texto. Los de fichajes, firmas, cuentas bancarias y acceso a la cuenta no se pueden cambiar: la ley o la seguridad piden que nadie los confunda.",
  own: "Propio",
  group: {
    solicitud: "Solicitudes y ausencias",
    correccion: "Correcciones y proyectos",
    cierre_mes: "Cierre de mes",
    bolsa_horas: "Bolsa de horas",
    turnos: "Turnos",
    nomina: "Nóminas",
    documento: "Documentos",
  },
  dialog: {
    title: "Texto del aviso",
    save: "Guardar",
    titulo: "Título",
    tituloHint:
      "También es el asunto del correo. Sin campos: se ve en la pantalla bloqueada del móvil.",
    texto: "Texto",
    fields: "Insertar un campo:",
    required: "Este dato hace falta.",
    unknown: "Este aviso no tiene estos campos: {{fields}}.",
    preview: "Así se leerá",
    original: "Texto original",
    back: "Volver al texto original",
    saved: "El texto se ha guardado: lo usarán los próximos avisos.",
    reset: "Los próximos avisos vuelven a usar el texto original.",
  },
} as const;

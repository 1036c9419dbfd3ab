/** Page of the office about Model 145. */
export const model145Office = {
  title: "Modelo 145",
  subtitle:
    "Quién ha comunicado su situación para el IRPF, y qué versiones faltan por entregar a nómina.",
  person: "Persona",
  nif: "NIF",
  signed: "Firmado",
  confirmed: "Confirmado sin cambios",
  handed: "Entregado a nómina",
  caption: "Modelos 145 de la plantilla",
  nothing: "—",
  none: "Sin firmar",
  new: "Por entregar",
  version: "{{date}} · versión {{version}}",
  handedBy: "{{date}} · {{name}}",
  take: "Descargar",
  takeOf: "Descargar el modelo 145 de {{name}}",
  filters: "Filtros",
  search: "Buscar una persona",
  searchHint: "Nombre, código o departamento",
  view: {
    label: "Qué modelos",
    cambios: "Por entregar",
    todas: "Todos",
    sin_firmar: "Sin firmar",
  },
  empty: {
    cambios: {
      title: "No hay modelos por entregar",
      text: "Cuando alguien firme uno nuevo aparecerá aquí.",
    },
    todas: { title: "Nadie en la plantilla", text: "Da de alta a alguien en Personas." },
    sin_firmar: {
      title: "Toda la plantilla lo ha firmado",
      text: "Quien se incorpore aparecerá aquí hasta que lo firme.",
    },
    words: {
      title: "Nadie con esa búsqueda",
      text: "Prueba con otras palabras o con otra parte de la lista.",
    },
  },
  handOver: {
    button_one: "Entregar {{total}} nuevo",
    button_other: "Entregar {{total}} nuevos",
    title: "Entregar a nómina",
    all_one: "Se descarga {{total}} modelo firmado que nadie ha entregado.",
    all_other:
      "Se descargan {{total}} modelos firmados que nadie ha entregado, cada uno en su PDF.",
    one: "Se descarga el modelo 145 vigente de {{name}}.",
    limit: "El archivo lleva los {{total}} primeros; repite la entrega para los demás.",
    recorded:
      "Queda registrado quién lo entrega y cuándo, y cada persona ve que se ha descargado su modelo.",
    submit: "Descargar y registrar",
    done: "Entrega registrada",
  },
};

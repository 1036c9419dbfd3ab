/** The printed board of shifts and its workbook. */
export const rosterWords = {
  file: "cuadrante",
  title: "Cuadrante de turnos",
  sheet: {
    shifts: "Turnos",
    people: "Personas",
  },
  state: {
    published: "Publicado",
    draft: "Borrador",
    nobody: "Sin cubrir",
  },
  page: {
    shift: "Turno",
    lacks: "faltan {{count}}",
    none: "No hay turnos en estos días.",
    legend: "Rayado: borrador. Borde grueso: falta gente. Personas por sus iniciales:",
  },
  column: {
    date: "Fecha",
    start: "Inicio",
    end: "Fin",
    time: "Horas",
    centre: "Centro de trabajo",
    area: "Área",
    worker: "Persona",
    state: "Estado",
    labels: "Etiquetas",
    remarks: "Observaciones",
    shifts: "Turnos",
    seen: "Vistos",
  },
} as const;

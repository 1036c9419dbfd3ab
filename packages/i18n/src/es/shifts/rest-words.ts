/** Rules of rest and working time, as a warning names them. */
export const restWords = {
  descanso_diario: {
    name: "12 horas de descanso entre jornadas",
    article: "art. 34.3 del Estatuto de los Trabajadores",
  },
  descanso_semanal: {
    name: "36 horas seguidas de descanso a la semana",
    article: "art. 37.1 del Estatuto de los Trabajadores",
  },
  jornada_diaria: {
    name: "9 horas de trabajo al día como máximo",
    article: "art. 34.3 del Estatuto de los Trabajadores",
  },
  jornada_semanal: {
    name: "40 horas semanales de media en cuatro semanas",
    article: "art. 34.1 del Estatuto de los Trabajadores",
  },
  noches_media: {
    name: "8 horas de media en el trabajo nocturno de quince días",
    article: "art. 36.1 del Estatuto de los Trabajadores",
  },
  noches_seguidas: {
    name: "dos semanas seguidas de noches como máximo",
    article: "art. 36.3 del Estatuto de los Trabajadores",
  },
  menores_noche: {
    name: "sin trabajo nocturno antes de los 18 años",
    article: "art. 6.2 del Estatuto de los Trabajadores",
  },
  menores_jornada: {
    name: "8 horas al día como máximo antes de los 18 años",
    article: "art. 34.3 del Estatuto de los Trabajadores",
  },
  pausa_jornada: {
    name: "15 minutos de pausa si se trabajan más de 6 horas seguidas",
    article: "art. 34.4 del Estatuto de los Trabajadores",
  },
  preaviso: {
    name: "5 días de preaviso de los cambios en turnos publicados",
    article: "art. 34.2 del Estatuto de los Trabajadores",
  },
} as const;

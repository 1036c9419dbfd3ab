/** Errors of schedules in the office. */
export const scheduleErrors = {
  not_found: "No se ha encontrado el horario.",
  code_taken: "Ya hay otro horario con ese código.",
  overlap: "Hay dos tramos que coinciden. Revisa las horas marcadas.",
  week: "Esa semana no existe en el ciclo del horario.",
  from_required: "Hay personas con este horario: indica desde qué día cambia.",
  too_many_days: "Son demasiados días ya registrados. Elige un día más cercano.",
  in_use: "Este horario se ha usado y tiene que conservarse.",
  dates: "El último día no puede ser anterior al primero.",
  group: "Indica a quién se asigna, de una sola manera.",
  nobody: "No hay nadie en ese grupo en esa fecha.",
} as const;

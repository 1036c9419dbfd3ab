/** Errors of shifts, their labels and pauses. */
export const shiftErrors = {
  not_found: "No se encuentra el turno.",
  not_manager: "Solo puede planificar un área quien tiene permiso para gestionar turnos.",
  area_not_found: "No se encuentra el área de trabajo, o no la gestionas.",
  label_not_found: "No se encuentra la etiqueta.",
  pause_not_found: "No se encuentra la pausa.",
  worker_not_found: "Esa persona no pertenece al área del turno o no trabaja ese día.",
  end_before_start:
    "El final tiene que ser posterior al inicio, salvo que el turno termine al día siguiente o dure 24 horas.",
  pause_outside: "Las pausas tienen que caer dentro del turno y no pueden solaparse.",
  pause_empty: "El final de la pausa no puede coincidir con su inicio.",
  name_taken: "Ya hay otra con ese nombre.",
  changed: "El turno ha cambiado desde que lo abriste. Revisa cómo está ahora y vuelve a guardar.",
  overlap: "Esa persona ya tiene otro turno a esa hora.",
  absent:
    "Esa persona tiene una ausencia aprobada ese día. Indica un motivo para asignarle el turno.",
  area_in_use:
    "El turno tiene asignadas personas que no pertenecen a la otra área. Retíralas antes de moverlo.",
  recurrence_not_found: "No se encuentra la recurrencia, o es de un área que no gestionas.",
  pattern_not_found: "No se encuentra el patrón, o es de un área que no gestionas.",
  series_changed:
    "Alguien ha cambiado la serie desde que la abriste. Revisa cómo está ahora y vuelve a guardar.",
  preview_needed:
    "El cambio quita turnos a personas que ya los tienen asignados. Revisa la vista previa antes de guardar.",
  series_end: "Indica cuándo termina: un número de veces, o una fecha igual o posterior al inicio.",
  series_start: "El inicio no puede ser anterior a hace 400 días.",
  pattern_empty: "El patrón necesita al menos un día con turno.",
  pattern_offset: "El desplazamiento de una persona tiene que caer dentro de la secuencia.",
  too_many: "Son demasiados de una vez: como máximo 5.000 turnos y 20.000 asignaciones.",
  rule_broken: "La empresa no permite este turno porque incumpliría: {{reglas}}.",
  reason_required: "Este turno incumpliría: {{reglas}}. Si aun así es necesario, indica el motivo.",
  not_open: "Ese turno ya no está abierto: ha empezado, no está publicado o está completo.",
  away: "Quien haría el turno tiene una ausencia aprobada ese día.",
  colleague_not_found: "Esa persona no pertenece al área del turno o no trabaja ese día.",
  exchange_not_found: "No se encuentra la petición.",
  exchange_waiting: "Ya hay una petición pendiente sobre ese turno.",
  exchange_decided: "La petición ya está resuelta.",
  exchange_lapsed: "El turno ha cambiado o ya ha empezado: la petición no puede seguir adelante.",
  exchange_incomplete:
    "Elige a quién le propones el turno y, si es un cambio, qué turno suyo harías tú.",
} as const;

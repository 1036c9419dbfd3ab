/** Errors of asking for leave: terms of the rules and occasions. */
export const leaveErrors = {
  too_far: "La fecha está demasiado lejos: como máximo, {{available}}.",
  too_long: "Cada periodo de este permiso dura {{available}} como máximo.",
  too_short: "Cada periodo de este permiso dura {{available}} como mínimo.",
  occasion_required:
    "Ya tienes este permiso pedido por otro hecho: di si es por el mismo o por uno nuevo.",
  occasion_unknown: "Ese hecho no está entre los tuyos: elige otro o indica uno nuevo.",
  over_occasion: "Superas el máximo de este permiso por un mismo hecho. Disponible: {{available}}.",
  occasion_late:
    "Hay días fuera de plazo: este permiso se disfruta hasta {{available}} después del hecho.",
  occasion_later: "Fuera del plazo general solo puedes dejar {{available}}.",
  occasion_weeks:
    "Después de las seis primeras semanas, este permiso se disfruta por semanas completas: elige periodos de 7, 14, 21… días seguidos.",
  open_end: "Solo una baja médica de un único periodo puede quedar sin fecha de fin.",
  own_absence: "No puedes registrar ni cambiar tus propias ausencias desde la administración.",
  medical_rest_days:
    "El reposo médico es de tres días seguidos como máximo. Para más días, pide una baja médica.",
} as const;

/** Questions about an expense. */
export const expenseErrors = {
  repeated:
    "Ya has pedido un gasto igual: el mismo día, tipo e importe. Confirma que es otro antes de enviarlo.",
  old: "Este gasto tiene más de {{available}}. Confirma que la fecha es correcta antes de enviarlo.",
} as const;

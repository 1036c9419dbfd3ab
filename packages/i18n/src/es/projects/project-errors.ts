/** Errors of projects, their activities and registrations. */
export const projectErrors = {
  not_found: "No se encuentra el proyecto.",
  not_usable:
    "Ese día no puedes imputar horas a este proyecto: no está activo en esa fecha o no lo tienes asignado.",
  activity_not_found: "No se encuentra la actividad en este proyecto.",
  activity_required: "Elige una actividad del proyecto.",
  part_not_found: "No se encuentra el parte.",
  part_required: "La actividad pide este dato: {{parte}}.",
  part_invalid: "El valor no es válido para este dato: {{parte}}.",
  part_options:
    "Un parte de opciones necesita al menos dos, sin repetir. Los demás no llevan opciones.",
  registration_not_found: "No se encuentra el registro de proyecto.",
  document_not_found: "No se encuentra el documento del proyecto.",
  worker_not_found: "Alguna de las personas elegidas no trabaja en la empresa.",
  order: "El final tiene que ser posterior al inicio.",
  outside_signing: "El registro tiene que caer dentro de su fichaje.",
  overlap: "Ese intervalo ya está asignado a otro proyecto.",
  approved: "El registro está aprobado. Hay que retirar la aprobación antes de cambiarlo.",
  running: "El registro todavía está en curso. Se puede aprobar cuando termine.",
  mixed: "Aprueba o cambia el registro, pero no las dos cosas a la vez.",
  changed:
    "El reparto del día ha cambiado desde que lo abriste. Revisa cómo está ahora y vuelve a guardar.",
  reason_required: "Indica el motivo del borrado.",
  nothing_to_copy: "No hay ningún reparto anterior que copiar en este día.",
  clock_stopped:
    "En ese momento no estabas trabajando: ficha la entrada antes de empezar con un proyecto.",
  offline_order: "El cambio de proyecto es anterior a otro que ya está registrado.",
  all_and_list: "Si eliges a toda la plantilla, la lista de personas tiene que ir vacía.",
  code_taken: "Ya hay un proyecto con ese código.",
  name_taken: "Ya hay otra con ese nombre.",
  dates: "La fecha de fin no puede ser anterior a la de inicio.",
  not_supervisor: "Las personas responsables de un proyecto tienen que ser supervisoras.",
  charge_twice: "La misma persona aparece dos veces como responsable en las mismas fechas.",
  too_many: "Hay demasiados registros para un solo archivo: elige un periodo más corto.",
} as const;

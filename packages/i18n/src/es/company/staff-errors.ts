/** Errors of forms about people in the office. */
export const staffErrors = {
  too_long: "Es demasiado largo.",
  date: "Escribe una fecha válida.",
  nif: "No es un NIF o NIE válido. Comprueba los números y la letra.",
  phone: "Escribe solo números, espacios y, si hace falta, el prefijo con +.",
  code_taken: "Ya hay una persona con este código.",
  nif_taken: "Ya hay una persona con este NIF en la empresa.",
  email_taken: "Ya hay una persona con este correo en la empresa.",
  birth_after_hire: "La fecha de nacimiento tiene que ser anterior al primer día.",
  not_supervisor: "Elige a alguien que pueda ser responsable y siga en la empresa.",
  own_supervisor: "Nadie puede ser su propio responsable.",
  before_hire: "La fecha es demasiado temprana.",
  after_end: "Ninguna de estas personas trabaja aquí en esa fecha.",
  nothing: "Elige qué quieres cambiar.",
  nobody: "No hay nadie elegido.",
  one_contract: "El contrato se cambia persona por persona.",
  has_not_left: "Esta persona no tiene un último día registrado.",
  own_end: "No puedes registrar tu propio último día.",
  last_owner:
    "Es la única persona propietaria de la administración. Da antes ese acceso a alguien más.",
  not_active: "Esta persona todavía no tiene contraseña. Envíale la invitación.",
  own_permissions:
    "Nadie cambia sus propios permisos: pídeselo a otra persona de la administración.",
  in_charge: "Es responsable de un proyecto. Pon antes a otra persona en «Proyectos».",
  plans_areas: "Gestiona los turnos de un área. Quítala antes de ella en «Áreas de trabajo».",
} as const;

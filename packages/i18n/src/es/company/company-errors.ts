/** Errors of a company's settings and looks. */
export const companyErrors = {
  not_found: "No se ha encontrado la configuración de la empresa",
  color_form: "Escribe el color como #rrggbb, por ejemplo #1d4f91.",
  color_contrast:
    "El texto blanco no se lee bien sobre este color: el contraste es {{contraste}} y tiene que ser 4,5 como mínimo. {{propuesta}} sí sirve.",
  module: "Ese módulo no existe.",
  logo_type: "El logotipo tiene que ser un archivo PNG, JPEG o WebP.",
  logo_unreadable: "No se ha podido leer el logotipo. Prueba con otro archivo.",
  logo_small:
    "El logotipo es demasiado pequeño: tiene que medir al menos 32 píxeles de ancho y de alto.",
  logo_not_found: "No se ha encontrado el logotipo.",
} as const;

/** Errors of clock-in types and kinds of pause. */
export const clockKindErrors = {
  not_found: "No se ha encontrado.",
  name_taken: "Ya hay otro con ese nombre.",
  network: "Escribe cada red con su máscara, por ejemplo 10.1.0.0/16.",
  last: "Tiene que quedar al menos un tipo de fichaje.",
} as const;

/** Errors of imports in the office. */
export const importErrors = {
  wrong_rows: "Hay filas con problemas. Arréglalas o déjalas fuera antes de importar.",
  outdated:
    "Los datos de la empresa han cambiado desde la revisión. Revisa los cambios antes de importar.",
  nothing: "No hay nada que importar: la empresa ya está como en los archivos.",
} as const;

/** Errors of the privacy policy. */
export const policyErrors = {
  not_found: "No se encuentra esa versión de la política de privacidad.",
  no_text: "Escribe el texto al menos en un idioma.",
  past: "La política no puede entrar en vigor antes de hoy.",
} as const;

/** Errors of work centres. */
export const centreErrors = {
  not_found: "No se ha encontrado el centro de trabajo.",
  code_taken: "Ya hay un centro con ese código.",
  zone: "Elige una zona horaria de la lista.",
  network: "Escribe cada red con su máscara, por ejemplo 10.1.0.0/16.",
  calendar: "Ese calendario no existe.",
  in_use: "Hay personas en este centro. Pásalas antes a otro.",
  no_department: "Nadie está en ese departamento.",
} as const;

/** Errors of holiday calendars. */
export const holidayErrors = {
  not_found: "No se ha encontrado el calendario.",
  name_taken: "Ya hay un calendario con ese nombre.",
  in_use: "Hay centros con este calendario. Dales antes otro.",
  too_many: "Un año tiene como máximo 14 festivos. Quita alguno, o márcalo como día de convenio.",
  too_many_local:
    "Un año tiene como máximo 2 festivos locales. Quita alguno, o márcalo como día de convenio.",
  repeated: "Ese día ya está en el calendario.",
  other_year: "Ese día es de otro año.",
  centre: "Uno de los centros no existe o está en desuso.",
} as const;

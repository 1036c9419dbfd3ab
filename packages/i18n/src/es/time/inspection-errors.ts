/** Errors of the inspection kit. */
export const inspectionErrors = {
  scope: "Indica el trabajador o el centro que corresponde al alcance, y solo ese.",
  range: "El periodo debe ir de una fecha a otra posterior y abarcar como máximo cinco años.",
  too_large: "El expediente sería demasiado grande. Pídelo por centros o por trabajadores.",
  link_not_found: "No se ha encontrado el enlace.",
  link_expired: "El enlace ha caducado o se ha retirado.",
} as const;

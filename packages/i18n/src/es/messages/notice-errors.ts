/** Errors of notices and their preferences. */
export const noticeErrors = {
  field: "El texto usa un campo que este aviso no tiene. Usa solo los que se ofrecen.",
  title_field: "El título no lleva campos: se ve también en la pantalla bloqueada del móvil.",
  locked: "Estos correos no se pueden desactivar.",
  quiet_hours: "El horario de silencio debe empezar y terminar a horas distintas.",
} as const;

/** Errors of the hand-over to payroll. */
export const payrollErrors = {
  layout_not_found: "Ese formato ya no existe.",
  layout_name_taken: "Ya hay un formato con ese nombre.",
  layout_columns:
    "Las columnas no encajan: cada una va una sola vez, y en los ficheros por concepto hacen falta el concepto y la cantidad.",
  month_future: "Ese mes todavía no ha empezado.",
} as const;

/** Errors of the hand-over to payroll, with their HTTP status. */
export const payrollErrorStatus = {
  "payroll.layout_not_found": 404,
  "payroll.layout_name_taken": 409,
  "payroll.layout_columns": 422,
  "payroll.month_future": 422,
} as const;

import type { Dictionary } from "../../dictionary.ts";
import type { payrollErrors as es } from "../../es/company/payroll-errors.ts";

/** Errors of the hand-over to payroll. */
export const payrollErrors: Dictionary<typeof es> = {
  layout_not_found: "Esse formato já não existe.",
  layout_name_taken: "Já há um formato com esse nome.",
  layout_columns:
    "As colunas não encaixam: cada uma aparece uma só vez, e os ficheiros por rubrica precisam da rubrica e da quantidade.",
  month_future: "Esse mês ainda não começou.",
};

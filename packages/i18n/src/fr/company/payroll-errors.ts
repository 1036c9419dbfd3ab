import type { Dictionary } from "../../dictionary.ts";
import type { payrollErrors as es } from "../../es/company/payroll-errors.ts";

/** Errors of the hand-over to payroll. */
export const payrollErrors: Dictionary<typeof es> = {
  layout_not_found: "Ce format n’existe plus.",
  layout_name_taken: "Un format porte déjà ce nom.",
  layout_columns:
    "Les colonnes ne conviennent pas : chacune figure une seule fois, et les fichiers par rubrique ont besoin de la rubrique et de la quantité.",
  month_future: "Ce mois n’a pas encore commencé.",
};

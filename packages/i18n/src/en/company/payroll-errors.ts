import type { Dictionary } from "../../dictionary.ts";
import type { payrollErrors as es } from "../../es/company/payroll-errors.ts";

/** Errors of the hand-over to payroll. */
export const payrollErrors: Dictionary<typeof es> = {
  layout_not_found: "That layout no longer exists.",
  layout_name_taken: "There is already a layout with that name.",
  layout_columns:
    "The columns do not fit: each appears once, and files by item need the item and the amount.",
  month_future: "That month has not begun yet.",
};

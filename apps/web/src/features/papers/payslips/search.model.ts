/** Parts of a payslip's page; the first is the default. */
export const payslipViews = ["hoja", "pdf", "accesos"] as const;
export type PayslipView = (typeof payslipViews)[number];

/** Search parameters of the page: the year of the list, the open payslip and its part. */
export type PayslipsSearch = { anyo?: number; nomina?: number; vista?: PayslipView };

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readPayslipsSearch(search: Record<string, unknown>): PayslipsSearch {
  const read: PayslipsSearch = {};
  const year = Number(search["anyo"]);
  const payslip = Number(search["nomina"]);
  const view = payslipViews.find((known) => known === search["vista"]);
  if (Number.isInteger(year) && year >= 2000 && year < 2200) read.anyo = year;
  if (Number.isInteger(payslip) && payslip > 0 && payslip <= 2_147_483_647) read.nomina = payslip;
  // Only a payslip has parts.
  if (read.nomina !== undefined && view !== undefined && view !== "hoja") read.vista = view;
  return read;
}

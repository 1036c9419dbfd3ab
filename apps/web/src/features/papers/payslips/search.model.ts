/** Parts of a payslip's page; it opens with the first. */
export const payslipViews = ["hoja", "pdf", "accesos"] as const;
export type PayslipView = (typeof payslipViews)[number];

/** What an address says of the page: the year of the list, the payslip that is open and its part. */
export type PayslipsSearch = { anyo?: number; nomina?: number; vista?: PayslipView };

/**
 * Reads the page's part of an address; what it does not know is left out. It is part of every first
 * page, so it imports nothing.
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

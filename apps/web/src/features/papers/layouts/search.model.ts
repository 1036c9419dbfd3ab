/** Search parameters of the payslip layouts. */
export type LayoutsSearch = {
  /** Batch and sheet that a layout is taught on. */
  lote?: number;
  hoja?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readLayoutsSearch(search: Record<string, unknown>): LayoutsSearch {
  const read: LayoutsSearch = {};
  for (const key of ["lote", "hoja"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value < 2 ** 31) read[key] = value;
  }
  return read;
}

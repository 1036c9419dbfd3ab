/** Search parameters of the payslip batches. */
export type BatchesSearch = {
  /** Batch that is open, and its sheet. */
  lote?: number;
  hoja?: number;
  /** Year of the list; all of them without it. */
  anyo?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readBatchesSearch(search: Record<string, unknown>): BatchesSearch {
  const read: BatchesSearch = {};
  for (const key of ["lote", "hoja", "anyo"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value < 2 ** 31) read[key] = value;
  }
  return read;
}

/** Search parameters of the office's organisation charts. */
export type OfficeChartsSearch = {
  /** Chart that is edited. */
  vista?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readOfficeChartsSearch(search: Record<string, unknown>): OfficeChartsSearch {
  const id = Number(search["vista"]);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? { vista: id } : {};
}

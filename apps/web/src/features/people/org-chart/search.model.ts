/** Views of a chart; by default the one that suits the width. */
export const chartViews = ["diagrama", "lista"] as const;
export type ChartView = (typeof chartViews)[number];

/** Search parameters of the page: the chart, its view, the open card, and the search. */
export type OrgChartSearch = {
  organigrama?: number;
  vista?: ChartView;
  /** Node whose card is open. */
  nodo?: number;
  /** Worker to find in the chart. */
  persona?: number;
};

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readOrgChartSearch(search: Record<string, unknown>): OrgChartSearch {
  const read: OrgChartSearch = {};
  const view = chartViews.find((known) => known === search["vista"]);
  if (view !== undefined) read.vista = view;
  for (const key of ["organigrama", "nodo", "persona"] as const) {
    const value = Number(search[key]);
    if (Number.isInteger(value) && value > 0 && value <= 2_147_483_647) read[key] = value;
  }
  return read;
}

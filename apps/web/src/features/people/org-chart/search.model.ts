/** How a chart is shown; without one in the address, as suits the width. */
export const chartViews = ["diagrama", "lista"] as const;
export type ChartView = (typeof chartViews)[number];

/** What an address says of the page: the chart, how it is shown, the card that is open, whom to find. */
export type OrgChartSearch = {
  organigrama?: number;
  vista?: ChartView;
  /** Node whose card is open. */
  nodo?: number;
  /** Worker to find in the chart. */
  persona?: number;
};

/**
 * Reads the page's part of an address; what it does not know is left out. It is part of every first
 * page, so it imports nothing.
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

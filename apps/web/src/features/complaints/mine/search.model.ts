/** Parts of the page beside the own reports, which it opens with. */
const complaintViews = ["nueva", "codigo", "politica"] as const;
export type ComplaintView = (typeof complaintViews)[number];

/** Search parameters of the page: the part that is shown; never a code or a text. */
export type ComplaintSearch = { vista?: ComplaintView };

/**
 * Parses the page's search parameters; unknown ones are left out. Part of every first page, so it
 * imports nothing.
 */
export function readComplaintSearch(search: Record<string, unknown>): ComplaintSearch {
  const view = complaintViews.find((known) => known === search["vista"]);
  return view === undefined ? {} : { vista: view };
}

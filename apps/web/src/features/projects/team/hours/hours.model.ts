import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import type { ProjectsSearch } from "../search.model.ts";
import type { HoursPage } from "../team-projects.queries.ts";

/** The part of the hours that an address asks for; without dates the month so far. */
export function hoursPageOf(projectId: number, search: ProjectsSearch, today: string): HoursPage {
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  const to = search.hasta ?? today;
  return {
    projectId,
    from: search.desde ?? `${to.slice(0, 7)}-01`,
    to,
    words: search.q ?? "",
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
  };
}

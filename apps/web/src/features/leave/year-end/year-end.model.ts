import { yearEndViews } from "@atrio/contract/leave/year-end";
import type { YearEndView } from "@atrio/contract/leave/year-end";
import { pageSizes } from "@atrio/contract/paging";

import type { YearEndSearch } from "./search.model.ts";

/** People of a page: each has a row for every balance. */
const peopleOfPage = 10;

/** Filter and page of the list. */
export type YearEndAsked = {
  anyo: number;
  ver: YearEndView;
  skip: number;
  take: (typeof pageSizes)[number];
};

/**
 * The list that an address asks for; `today` is the reader's local date. Without a year, the one that ends: until
 * March the last one, to record it, then this one.
 */
export function askedOf(search: YearEndSearch, today: string): YearEndAsked {
  const { anyo = 0, pagina = 1 } = search;
  const take = pageSizes.find((size) => size === search.filas) ?? peopleOfPage;
  const current = Number(today.slice(0, 4));
  return {
    anyo: anyo >= 2000 && anyo <= 2199 ? anyo : current - (today.slice(5, 7) < "04" ? 1 : 0),
    ver: yearEndViews.find((view) => view === search.ver) ?? "todas",
    skip: (pagina - 1) * take,
    take,
  };
}

/** Years to choose from, newest first. */
export function yearsOf(asked: number, recorded: readonly number[], today: string): number[] {
  const year = Number(today.slice(0, 4));
  const years = [year, year - 1, year - 2, asked, ...recorded];
  return [...new Set(years)].toSorted((a, b) => b - a);
}

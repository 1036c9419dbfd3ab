import type { Visitor } from "./browser.ts";
import type { LanguagePage } from "./language-pages.ts";

/** A row, and whether its address is loaded or reached inside the portal that is open already. */
type Visit<Row> = { row: Row; isLoaded: boolean };

const pageOf = ({ path }: LanguagePage): string => path.replace(/[?#].*/, "");

/**
 * The rows with those of one page apart where others can stand between, `/logout` last. A row is reached
 * inside the portal if another page without an opened part stands before it; what `mustLoad` says is
 * loaded by its address.
 */
export function planVisits<Row extends LanguagePage>(
  rows: readonly Row[],
  mustLoad: (row: Row) => boolean,
): Array<Visit<Row>> {
  const visits: Array<Visit<Row>> = [];
  const left = [...Map.groupBy(rows, pageOf)];
  for (let before: Row | undefined; visits.length < rows.length;) {
    const page = before === undefined ? null : pageOf(before);
    const rank = ([name, group]: (typeof left)[number]): number =>
      (name === "/logout" ? 2e6 : 0) + (name === page ? 1e6 : 0) - group.length;
    const [next] = left
      .filter(([, group]) => group.length > 0)
      .toSorted((a, b) => rank(a) - rank(b));
    const row = next?.[1].shift();
    if (row === undefined) break;
    const isReached = before !== undefined && before.open === undefined && pageOf(row) !== page;
    visits.push({ row, isLoaded: !isReached || mustLoad(row) });
    before = row;
  }
  return visits;
}

/** Goes to an address as a link of the portal does, and waits until the page before is gone. */
export async function goInside({ page, at }: Visitor, path: string): Promise<void> {
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll("h1")) heading.dataset["left"] = "";
    history.pushState({}, "", address);
  }, at(path));
  await page.locator("h1[data-left]").first().waitFor({ state: "detached" });
}

import type { ComplaintType } from "@atrio/contract/complaints/states";

/** Fewer reports of a kind in a year could point to a person (Rule COMPLAINTS-31). */
const smallest = 5;

type KindCount = { tipo: ComplaintType; total: number };

/**
 * Reports by kind, the most frequent first. Kinds with fewer than 5, also those without any, are one
 * group; a group of 1 to 4 takes the smallest kinds in, so that no difference tells it.
 */
export function countKinds(kinds: readonly ComplaintType[]): {
  shown: KindCount[];
  hidden: number;
} {
  const counts = [...Map.groupBy(kinds, (tipo) => tipo)];
  const shown = counts
    .map(([tipo, all]) => ({ tipo, total: all.length }))
    .filter(({ total }) => total >= smallest)
    .toSorted((one, other) => other.total - one.total || one.tipo.localeCompare(other.tipo));
  let hidden = kinds.length - shown.reduce((sum, { total }) => sum + total, 0);
  while (hidden > 0 && hidden < smallest) {
    const last = shown.pop();
    if (last === undefined) break;
    hidden += last.total;
  }
  return { shown, hidden };
}

/** A day that a request uses: of a balance in hundredths, of a rule in its unit. */
type DayOfUse = { solicitud_id: number; fecha: string; coste: number };

/** What an approved request takes on each day. */
export function takenBy(
  uses: ReadonlyArray<DayOfUse & { devuelta_por?: number | null }>,
  id: number | null | undefined,
): Map<string, number> {
  const days = new Map<string, number>();
  for (const use of uses) {
    if (use.solicitud_id !== id || typeof use.devuelta_por === "number") continue;
    days.set(use.fecha, (days.get(use.fecha) ?? 0) + use.coste);
  }
  return days;
}

/**
 * What uses take beyond what is taken already: of the same day first, then of the same year, whose
 * days may be moved without any more being needed.
 */
export function exceeding<T extends Pick<DayOfUse, "fecha" | "coste">>(
  uses: readonly T[],
  taken: ReadonlyMap<string, number>,
): T[] {
  const days = new Map(taken);
  const others = beyond(uses, days, (use) => use.fecha);
  const years = new Map<string, number>();
  for (const [date, left] of days) years.set(yearOf(date), (years.get(yearOf(date)) ?? 0) + left);
  return beyond(others, years, (use) => yearOf(use.fecha));
}

/** What uses take beyond what is free under their keys, which it diminishes. */
function beyond<T extends Pick<DayOfUse, "fecha" | "coste">>(
  uses: readonly T[],
  free: Map<string, number>,
  keyOf: (use: T) => string,
): T[] {
  return uses.flatMap((use) => {
    const left = free.get(keyOf(use)) ?? 0;
    const covered = Math.min(use.coste, left);
    free.set(keyOf(use), left - covered);
    return use.coste > covered ? [{ ...use, coste: use.coste - covered }] : [];
  });
}

const yearOf = (date: string): string => date.slice(0, 4);

/**
 * Uses in which a pending rectification takes only what exceeds the approved request that it would
 * replace: one of the two will be in force, never both.
 */
export function withoutDoubles<T extends DayOfUse & { rectifica_id: number | null }>(
  uses: readonly T[],
): T[] {
  const plain = uses.filter((use) => use.rectifica_id === null);
  const replacing = uses.filter((use) => use.rectifica_id !== null);
  const groups = Map.groupBy(replacing, (use) => use.rectifica_id);
  return [...plain, ...[...groups].flatMap(([id, own]) => exceeding(own, takenBy(plain, id)))];
}

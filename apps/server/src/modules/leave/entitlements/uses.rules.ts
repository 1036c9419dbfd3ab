/** A day that a request uses: of a balance in hundredths, of a rule in its unit. */
type DayOfUse = { solicitud_id: number; fecha: string; coste: number };

/** Use of each day by an approved request. */
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
 * Excess of uses over existing ones: of the same day first, then of the same year, whose days may
 * be moved without needing more.
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

/** Excess of uses over the free amounts under their keys, which it reduces. */
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
 * Uses without doubles: a pending rectification takes only its excess over the approved request,
 * because only one of them will be in force.
 */
export function withoutDoubles<T extends DayOfUse & { rectifica_id: number | null }>(
  uses: readonly T[],
): T[] {
  const plain = uses.filter((use) => use.rectifica_id === null);
  const replacing = uses.filter((use) => use.rectifica_id !== null);
  const groups = Map.groupBy(replacing, (use) => use.rectifica_id);
  return [...plain, ...[...groups].flatMap(([id, own]) => exceeding(own, takenBy(plain, id)))];
}

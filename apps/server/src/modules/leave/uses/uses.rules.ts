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

/** What uses take beyond what is taken already, day by day. */
export function exceeding<T extends Pick<DayOfUse, "fecha" | "coste">>(
  uses: readonly T[],
  taken: ReadonlyMap<string, number>,
): T[] {
  const free = new Map(taken);
  return uses.flatMap((use) => {
    const covered = Math.min(use.coste, free.get(use.fecha) ?? 0);
    free.set(use.fecha, (free.get(use.fecha) ?? 0) - covered);
    return use.coste > covered ? [{ ...use, coste: use.coste - covered }] : [];
  });
}

/**
 * Uses in which a pending rectification takes, day by day, only what exceeds the approved request
 * that it would replace: one of the two will be in force, never both.
 */
export function withoutDoubles<T extends DayOfUse & { rectifica_id: number | null }>(
  uses: readonly T[],
): T[] {
  const plain = uses.filter((use) => use.rectifica_id === null);
  const replacing = uses.filter((use) => use.rectifica_id !== null);
  const groups = Map.groupBy(replacing, (use) => use.rectifica_id);
  return [...plain, ...[...groups].flatMap(([id, own]) => exceeding(own, takenBy(plain, id)))];
}

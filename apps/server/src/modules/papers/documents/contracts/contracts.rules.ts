/** First and last local date of a contract, the last one included; null without an end. */
export type Term = { fecha_inicio: string; fecha_fin: string | null };

/** True if the dates of a contract follow each other; its trial is over before it ends. */
export function hasSoundDates(contract: Term & { periodo_prueba_hasta: string | null }): boolean {
  const { fecha_inicio, fecha_fin, periodo_prueba_hasta } = contract;
  const last = fecha_fin ?? "9999-12-31";
  return (
    fecha_inicio <= last &&
    (periodo_prueba_hasta === null ||
      (fecha_inicio <= periodo_prueba_hasta && periodo_prueba_hasta <= last))
  );
}

/**
 * Judges a new contract against the existing ones: a contract without an end that began earlier
 * ends the day before; any other overlap is a conflict.
 */
export function judgeTerms<T extends Term>(
  existing: readonly T[],
  added: Term,
): { overlaps: boolean; ended: T | undefined } {
  const ended = existing.find(
    (one) => one.fecha_fin === null && one.fecha_inicio < added.fecha_inicio,
  );
  const overlaps = existing.some(
    (one) =>
      one !== ended &&
      one.fecha_inicio <= (added.fecha_fin ?? "9999-12-31") &&
      added.fecha_inicio <= (one.fecha_fin ?? "9999-12-31"),
  );
  return { overlaps, ended };
}

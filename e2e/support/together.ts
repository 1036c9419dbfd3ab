/** Waits until all parts have ended, whatever became of them, and throws what failed. */
export async function together(parts: ReadonlyArray<Promise<void>>): Promise<void> {
  const outcomes = await Promise.allSettled(parts);
  const failures = outcomes.flatMap((one): unknown[] =>
    one.status === "rejected" ? [one.reason] : [],
  );
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join("\n"));
}

/** Minutes of a day or a period by kind; null where the stored data do not determine them. */
export type HourKinds = {
  ordinarios: number;
  /** Beyond the schedule of somebody who works part time (ET art. 12.5). */
  complementarios: number | null;
  /** Beyond the schedule of somebody who works full time (ET art. 35). */
  extraordinarios: number | null;
};

/** Full time, as a percentage of it. */
const fullTime = 100;

/**
 * Splits a day's worked minutes: up to the schedule they are ordinary, beyond it complementary for
 * part time and overtime for full time. Without a known percentage an excess has no kind.
 */
export function hourKindsOf(day: {
  worked: number;
  scheduled: number;
  percentage: number | null;
}): HourKinds {
  const excess = Math.max(0, day.worked - day.scheduled);
  const ordinarios = day.worked - excess;
  if (day.percentage === null && excess > 0) {
    return { ordinarios, complementarios: null, extraordinarios: null };
  }
  const isPartTime = day.percentage !== null && day.percentage < fullTime;
  return {
    ordinarios,
    complementarios: isPartTime ? excess : 0,
    extraordinarios: isPartTime ? 0 : excess,
  };
}

/** Sum of minutes; null as soon as one of them is unknown. */
export function sumKnown(minutes: ReadonlyArray<number | null>): number | null {
  return minutes.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

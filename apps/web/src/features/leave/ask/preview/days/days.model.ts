import { formatDayMonth } from "../../../../../lib/format.ts";
import { rangesOf } from "../preview.model.ts";

/** '3 ago' or '3 ago – 7 ago', for compact rows. */
export function rangeText({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDayMonth(from) : `${formatDayMonth(from)} – ${formatDayMonth(to)}`;
}

/** '3 ago – 7 ago, 12 ago': days with those in a row together. */
export function datesText(days: readonly string[]): string {
  return rangesOf(days).map(rangeText).join(", ");
}

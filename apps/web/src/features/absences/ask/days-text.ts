import { formatDayMonth } from "../../../lib/format.ts";

/** '3 ago' or '3 ago – 7 ago', for compact rows. */
export function rangeText({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDayMonth(from) : `${formatDayMonth(from)} – ${formatDayMonth(to)}`;
}

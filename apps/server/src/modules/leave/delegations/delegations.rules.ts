import type { ErrorCode } from "@atrio/contract/errors";

import { epochDay } from "../../../lib/calendar/dates.ts";

/** Days that a delegation may last: a leap year. */
const longestDays = 366;

/**
 * Why dates cannot be delegated; null where they can. Local dates of the supervisor: from today on,
 * at most a year, the last day not before the first.
 */
export function judgeDates(
  asked: { desde: string; hasta: string },
  today: string,
): { field: "desde" | "hasta"; code: ErrorCode } | null {
  if (asked.desde < today) return { field: "desde", code: "delegation.dates" };
  const days = epochDay(asked.hasta) - epochDay(asked.desde) + 1;
  return days < 1 || days > longestDays ? { field: "hasta", code: "delegation.dates" } : null;
}

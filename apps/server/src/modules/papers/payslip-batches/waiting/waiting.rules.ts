import { epochOf } from "../../../../lib/calendar/clock.ts";

/** Interval of notices to administrators, as long as a sheet waits. */
export const reminderEvery = { hours: 3 * 24 };

type Told = { recordado_en: string | null };

/** True if a reminder is due: a batch was last announced before an instant, or never. */
export function isReminderDue(batches: readonly Told[], before: string): boolean {
  const limit = epochOf(before);
  return batches.some(
    ({ recordado_en }) => recordado_en === null || epochOf(recordado_en) <= limit,
  );
}

import { addDays } from "../../../../lib/calendar/dates.ts";

/** Days before the last one on which the worker is reminded. */
export const reminderDays = 3;
/** Days after the last one in which supervisors may still be told, for portals that stood still. */
export const tellingDays = 30;

/**
 * Last day for a proof: so many days after the request is sent or its first day, whichever is
 * later. Null where the proof goes with the request.
 */
export function proofDay(input: {
  today: string;
  first: string;
  plazo_justificante_dias: number;
}): string | null {
  const { today, first, plazo_justificante_dias } = input;
  if (plazo_justificante_dias === 0) return null;
  return addDays(first > today ? first : today, plazo_justificante_dias);
}

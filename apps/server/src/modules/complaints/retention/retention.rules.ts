import { addDays, addMonths } from "../../../lib/calendar/dates.ts";
import type { CaseFacts } from "../cases/cases.rules.ts";
import { clocksOf, deletionOf } from "../cases/deadlines.rules.ts";

/** Days before a term on which handlers are reminded each morning. */
const reminderDays = 3;

/** Months for which the log-book is kept (Ley 2/2023 art. 26.2). */
const logBookMonths = 120;

/** Why a report is deleted on a day; null while it stays (Rules COMPLAINTS-15, COMPLAINTS-17). */
export function reasonToDelete(
  facts: CaseFacts,
  today: string,
): "sin_actuaciones" | "plazo" | null {
  const day = deletionOf(facts);
  if (day === null || today < day) return null;
  return facts.estado === "recibida" || facts.estado === "admitida" ? "sin_actuaciones" : "plazo";
}

/** True if a case asks for its handlers on a day: news of the day before, or a term that is near. */
export function isDue(
  facts: CaseFacts,
  calendar: { holidays: ReadonlySet<string>; today: string },
): boolean {
  const { today } = calendar;
  const { vence } = clocksOf(facts, calendar);
  if (facts.ultimo_contenido === addDays(today, -1)) return true;
  return vence !== null && vence <= addDays(today, reminderDays);
}

/** Day before which a log-book row is forgotten. */
export function logBookLimit(today: string): string {
  return addMonths(today, -logBookMonths);
}

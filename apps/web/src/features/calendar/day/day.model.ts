import type { CalendarEvent } from "@atrio/contract/calendar/calendar";

import type { CalendarKind, DayAbsence } from "../calendar.model.ts";

/** An event of a day, in words. */
export type DayLine = {
  key: string;
  kind: CalendarKind;
  title: string;
  /** Shorter variant for the small cells of a month. */
  brief: string | null;
  /** Text below it: kind, pending state, length. */
  detail: string;
  /** Colour of a shift or an event, #RRGGBB. */
  color: string | null;
  isPending: boolean;
  /** A working day whose signings have something wrong. */
  isWrong: boolean;
  absence: DayAbsence | null;
  event: CalendarEvent | null;
};

/** True if an event lasts longer than a day. */
export function isLong({ fecha_inicio, fecha_fin }: CalendarEvent): boolean {
  return fecha_inicio < fecha_fin;
}

/** True if a line is drawn across its days: absences of whole days, and events of several. */
export function isBar({ absence, event }: DayLine): boolean {
  if (absence !== null) return absence.period.hora_inicio === null;
  return event !== null && isLong(event);
}

/** The days that a bar covers. */
export function spanOf({ absence, event }: DayLine): { from: string; to: string } | null {
  const span = absence?.period ?? event;
  return span === null ? null : { from: span.fecha_inicio, to: span.fecha_fin };
}

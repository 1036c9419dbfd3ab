/** Published shifts of a worker that appear or change; `version` distinguishes repetitions. */
export type AboutShifts = {
  trabajador_id: number;
  turnos: number;
  fechas: ReadonlyArray<{ desde: string; hasta: string }>;
  version: string;
};

/** A request about shifts, which is its own version; `trabajador_id` asked for it (Rule SHIFTS-36). */
export type AboutExchange = AboutShifts;

/** Page of a notice about shifts: the calendar, the own requests, or the manager's board. */
export function pageOfShifts(kind: string): string {
  if (kind === "shift_exchange_waits") return "/quadrantsSupervisor";
  return kind.startsWith("shift_") ? "/shifts?vista=cambios" : "/userCalendar";
}

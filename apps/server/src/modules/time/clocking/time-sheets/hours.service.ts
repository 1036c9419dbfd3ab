import { incidenceStates } from "@atrio/contract/time/hours-bank";

import { formatMinutes } from "../../../../lib/calendar/format.ts";
import type { DocumentWords } from "../../../../lib/words/document-words.ts";
import { fill } from "../../../../lib/words/words.ts";

import type { Compensation, RecordHours } from "./time-sheets.rules.ts";

/** 'Completa', 'Parcial (75 %)', both where a period has both; 'No consta' where nobody has said. */
export function contractText({ porcentajes }: RecordHours, words: DocumentWords): string {
  const own = words.time_record;
  const texts = porcentajes.map((percentage) => {
    if (percentage === null) return own.unknown;
    if (percentage >= 100) return own.contract_full;
    return fill(own.contract_part, { percentage: String(percentage) });
  });
  return texts.length === 0 ? own.unknown : texts.join(" · ");
}

/** `8 h 00 min`, or a mark for unknown. */
function knownText(minutes: number | null, words: DocumentWords): string {
  return minutes === null ? words.time_record.unknown : formatMinutes(minutes);
}

/** Minutes beyond the schedule, of any kind. */
export function excessOf(hours: RecordHours, worked: number): number {
  return worked - hours.ordinarios;
}

/** Compensation of the minutes beyond the schedule: 'Bolsa de horas 1 h 30 min · Nómina 2 h 00 min'. */
export function compensationText(hours: RecordHours, excess: number, words: DocumentWords): string {
  const own = words.time_record;
  if (hours.compensaciones.length === 0) return excess > 0 ? own.unknown : own.compensation_none;
  const byName = Map.groupBy(hours.compensaciones, (one) => compensationName(one, words));
  return [...byName]
    .map(
      ([name, all]) => `${name} ${formatMinutes(all.reduce((sum, one) => sum + one.minutos, 0))}`,
    )
    .join(" · ");
}

function compensationName(one: Compensation, words: DocumentWords): string {
  const own = words.time_record;
  const names: Readonly<Record<number, string>> = own.compensated_by;
  const name = names[one.pe_compensacion_id] ?? own.unknown;
  return one.estado_id === incidenceStates.pending ? `${name} (${own.compensation_pending})` : name;
}

/**
 * Notes on a day's excess with a requested compensation. A difference of a minute is in the month's
 * sums and is no note.
 */
export function excessNotes(hours: RecordHours, worked: number, words: DocumentWords): string[] {
  const excess = excessOf(hours, worked);
  if (excess <= 0 || hours.compensaciones.length === 0) return [];
  const own = words.time_record;
  const known = hours.complementarios === 0 ? own.note_kind.overtime : own.note_kind.complementary;
  return [
    fill(hours.complementarios === null ? own.note_excess : known, {
      hours: formatMinutes(excess),
      compensation: compensationText(hours, excess, words),
    }),
  ];
}

/** Minutes of a period by kind, with the compensation of those beyond the schedule. */
export function hourFigures(
  hours: RecordHours,
  worked: number,
  words: DocumentWords,
): Array<[label: string, value: string]> {
  const own = words.time_record;
  return [
    [own.ordinary, formatMinutes(hours.ordinarios)],
    [own.complementary, knownText(hours.complementarios, words)],
    [own.overtime, knownText(hours.extraordinarios, words)],
    [own.force_majeure, knownText(hours.fuerza_mayor, words)],
    [own.availability, knownText(hours.disponibilidad, words)],
    [own.compensation, compensationText(hours, excessOf(hours, worked), words)],
  ];
}

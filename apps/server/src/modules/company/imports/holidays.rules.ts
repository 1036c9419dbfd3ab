import { countHolidays, holidayLimits } from "@atrio/contract/company/holiday-limits";

import { compare, firstOnly, readersOf } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { SourceRow } from "./rows.rules.ts";
import type { HolidayRow } from "./snapshot/snapshot.rules.ts";
import { dateOf, holidayTypeOf, textOf } from "./values.rules.ts";

/**
 * Plan of the rows of `festivos`; a calendar exists as soon as it has a day. A year has at most fourteen
 * public holidays, two of them local (Rule COMPANY-71).
 */
export function planHolidays(rows: SourceRow[], context: PlanContext): Array<Outcome<HolidayRow>> {
  const existing = new Map(context.snapshot.festivos.map((row) => [keyOf(row), row]));
  const isFirst = firstOnly<"festivos">();
  const years = yearsOf(context.snapshot.festivos);
  return readersOf("festivos", rows, context).flatMap((reader) => {
    const calendar = reader.required("calendario", textOf(80));
    const date = reader.required("fecha", dateOf);
    const type = reader.required("tipo", holidayTypeOf);
    const name = reader.required("nombre", textOf(120));
    if (!calendar || !date || !type || !name) return [];
    const item = { calendario: calendar, fecha: date, ...type, nombre: name };
    if (!isFirst(reader, "fecha", keyOf(item))) return [];
    const { all, local } = countHolidays(years.put(item));
    if (local > holidayLimits.local) reader.note("tipo", "too_many_local");
    else if (all > holidayLimits.all) reader.note("fecha", "too_many_holidays");
    if (!reader.isClean()) return [];
    return [
      compare({
        item,
        existing: existing.get(keyOf(item)),
        label: `${calendar} ${date}`,
        places: [reader.place],
        columns: [
          ["tipo_festivo_id", "tipo"],
          ["de_convenio", "tipo"],
          ["nombre", "nombre"],
        ],
      }),
    ];
  });
}

function keyOf({ calendario, fecha }: HolidayRow): string {
  return `${fecha} ${calendario}`;
}

/** Days by calendar and year; `put` writes one and answers its year. */
function yearsOf(stored: readonly HolidayRow[]): { put: (day: HolidayRow) => HolidayRow[] } {
  const years = new Map<string, Map<string, HolidayRow>>();
  const put = (day: HolidayRow): HolidayRow[] => {
    const key = `${day.fecha.slice(0, 4)} ${day.calendario}`;
    const days = years.get(key) ?? new Map<string, HolidayRow>();
    days.set(day.fecha, day);
    years.set(key, days);
    return [...days.values()];
  };
  for (const day of stored) put(day);
  return { put };
}

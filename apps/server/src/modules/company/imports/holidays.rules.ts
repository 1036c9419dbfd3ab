import { compare, firstOnly, readersOf } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { SourceRow } from "./rows.rules.ts";
import type { HolidayRow } from "./snapshot/snapshot.rules.ts";
import { dateOf, holidayTypeOf, textOf } from "./values.rules.ts";

/** Plan of the rows of `festivos`; a calendar exists as soon as it has a day. */
export function planHolidays(rows: SourceRow[], context: PlanContext): Array<Outcome<HolidayRow>> {
  const existing = new Map(context.snapshot.festivos.map((row) => [keyOf(row), row]));
  const isFirst = firstOnly<"festivos">();
  return readersOf("festivos", rows, context).flatMap((reader) => {
    const calendar = reader.required("calendario", textOf(80));
    const date = reader.required("fecha", dateOf);
    const type = reader.required("tipo", holidayTypeOf);
    const name = reader.required("nombre", textOf(120));
    if (!calendar || !date || !type || !name) return [];
    const item = { calendario: calendar, fecha: date, tipo_festivo_id: type, nombre: name };
    if (!isFirst(reader, "fecha", keyOf(item))) return [];
    return [
      compare({
        item,
        existing: existing.get(keyOf(item)),
        label: `${calendar} ${date}`,
        places: [reader.place],
        columns: [
          ["tipo_festivo_id", "tipo"],
          ["nombre", "nombre"],
        ],
      }),
    ];
  });
}

function keyOf({ calendario, fecha }: HolidayRow): string {
  return `${fecha} ${calendario}`;
}

import type { Tx } from "../../../../db/client.ts";
import { monthRange } from "../../../../lib/calendar/dates.ts";

import { yearMonthOf } from "./sheet.rules.ts";
import type { YearMonth } from "./sheet.rules.ts";
import { readTeamFigures } from "./sheet.service.ts";
import { readTeamClosings } from "./team-months.read.ts";

/**
 * A month of several workers as their own year shows it: frozen figures once it is closed, else those of the
 * sheet. As many queries for any number of people.
 */
export async function readTeamMonths(
  tx: Tx,
  key: { trabajador_ids: readonly number[]; year: number; month: number; now: number },
): Promise<Map<number, YearMonth>> {
  const { trabajador_ids, year, month, now } = key;
  const range = monthRange({ year, month });
  const [sheets, closings] = await Promise.all([
    readTeamFigures(tx, { trabajador_ids, ...range, now }),
    readTeamClosings(tx, { trabajador_ids, year, month }),
  ]);
  const closingOf = new Map(closings.map((one) => [one.trabajador_id, one]));
  return new Map(
    [...sheets].map(([id, days]) => [id, yearMonthOf({ month, days, closing: closingOf.get(id) })]),
  );
}

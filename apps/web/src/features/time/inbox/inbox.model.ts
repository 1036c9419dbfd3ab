import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { OfficeHolder } from "@atrio/contract/access/office-roles";
import type { Incidence } from "@atrio/contract/time/hours-bank";
import { incidenceStates } from "@atrio/contract/time/hours-bank";

import { addDays } from "../../../lib/format.ts";
import { compensationKey } from "../hours-bank/hours-bank.model.ts";

/** The last twelve whole months before a day, the newest first, as YYYY-MM. */
export function monthsBefore(today: string): string[] {
  const months: string[] = [];
  let day = `${today.slice(0, 7)}-01`;
  while (months.length < 12) {
    day = `${addDays(day, -1).slice(0, 7)}-01`;
    months.push(day.slice(0, 7));
  }
  return months;
}

/** Year and month of YYYY-MM. */
export function partsOf(month: string): [year: number, month: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
}

/** Reader of incidences. */
type Reader = OfficeHolder & { id: number };

/** Approved incidences of others, whose hours the reader may hand on; those for holidays stay. */
export function transferable(incidences: readonly Incidence[], reader: Reader): Incidence[] {
  if (!mayUseOffice(reader, "tiempo")) return [];
  return incidences.filter(
    ({ estado_id, pe_compensacion_id, trabajador }) =>
      estado_id === incidenceStates.approved &&
      compensationKey(pe_compensacion_id) !== "holidays" &&
      trabajador.id !== reader.id,
  );
}

/** Incidences that the reader may decide for good. */
export function decidable(incidences: readonly Incidence[]): Incidence[] {
  return incidences.filter(({ can }) => can.aprobar);
}

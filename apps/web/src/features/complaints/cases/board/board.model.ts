import type { ComplaintCaseRow } from "@atrio/contract/complaints/cases";
import type { ComplaintState } from "@atrio/contract/complaints/states";

import { daysBetween } from "../../../../lib/format.ts";
import type { Accent } from "../../../../ui/theme.ts";

/** States as the board shows them: those with work to do first. */
export const boardStates: readonly ComplaintState[] = [
  "recibida",
  "admitida",
  "en_investigacion",
  "concluida",
  "no_admitida",
];

export const stateColors: Record<ComplaintState, Accent> = {
  recibida: "blue",
  admitida: "teal",
  en_investigacion: "grape",
  concluida: "green",
  no_admitida: "gray",
};

/** Filters of the board; null narrows nothing. `gestor`: the key in charge, or `nadie`. */
export type BoardFilters = { estado: string | null; tipo: string | null; gestor: string | null };

/** Cases that the filters leave. */
export function filterCases(
  cases: readonly ComplaintCaseRow[],
  { estado, tipo, gestor }: BoardFilters,
): ComplaintCaseRow[] {
  return cases.filter(
    (one) =>
      (estado === null || one.estado === estado) &&
      (tipo === null || one.tipo === tipo) &&
      (gestor === null || (one.instructor_id ?? "nadie") === gestor),
  );
}

/** Cases by state in the board's order, without empty states; inside one the most urgent first. */
export function groupCases(
  cases: readonly ComplaintCaseRow[],
): Array<{ estado: ComplaintState; cases: ComplaintCaseRow[] }> {
  return boardStates
    .map((estado) => ({ estado, cases: cases.filter((one) => one.estado === estado) }))
    .filter((group) => group.cases.length > 0);
}

const soonDays = 3;

/** Distance of a last day: its colour and the days left, negative when it is over. */
export type Distance = { tone: Accent; days: number };

/** How far a last day is; the alarm begins three days before it. */
export function distanceOf(last: string, today: string): Distance {
  const days = daysBetween(today, last);
  if (days < 0) return { tone: "red", days };
  return { tone: days <= soonDays ? "yellow" : "gray", days };
}

/** Open cases whose next term is over, and those due within three days. */
export function alarmsOf(
  cases: readonly ComplaintCaseRow[],
  today: string,
): { late: number; soon: number } {
  const tones = cases.flatMap(({ plazos: { vence } }) =>
    vence === null ? [] : [distanceOf(vence, today).tone],
  );
  const count = (tone: Accent) => tones.filter((one) => one === tone).length;
  return { late: count("red"), soon: count("yellow") };
}

/** Name of the next term: which of the last days it is; of two on one day the acknowledgement. */
export function termOf({
  plazos,
  estado,
}: Pick<ComplaintCaseRow, "plazos" | "estado">): "acuse" | "reunion" | "conclusion" | null {
  const { vence, acuse, reunion } = plazos;
  if (vence === null) return null;
  if (vence === acuse && estado === "recibida") return "acuse";
  return vence === reunion ? "reunion" : "conclusion";
}

/** True for a report that nobody has acknowledged, decided or answered. */
export function isNew(one: ComplaintCaseRow): boolean {
  const { estado, fecha_acuse, ultima_respuesta } = one;
  return estado === "recibida" && fecha_acuse === null && ultima_respuesta === null;
}

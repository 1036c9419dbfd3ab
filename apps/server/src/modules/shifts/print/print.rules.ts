import type { Person } from "@atrio/contract/person";
import type { PlannedShift, WorkArea } from "@atrio/contract/shifts/shifts";

import { datesBetween } from "../../../lib/calendar/dates.ts";

/** Columns of one printed table: days that stay legible on the paper. */
export const daysOnPaper = { A4: 7, A3: 14 } as const;
export type Paper = keyof typeof daysOnPaper;

/** A cell: initials of who works, how many of how many are missing, and whether all of it is a draft. */
export type RosterCell = { people: string[]; lacks: number; isDraft: boolean } | null;

/** A line of an area: shifts of the same times on each date. */
export type RosterLine = { times: string; cells: RosterCell[] };

export type RosterTable = { dates: string[]; areas: Array<{ name: string; lines: RosterLine[] }> };

/** Initials by worker, numbered where two people share them. */
export function initialsOf(people: readonly Person[]): Map<number, string> {
  const used = new Map<string, number>();
  const sorted = people.toSorted((a, b) =>
    a.nombre_completo.localeCompare(b.nombre_completo, "es"),
  );
  return new Map(
    sorted.map(({ id, nombre_completo }) => {
      const words = nombre_completo.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
      const initials = words.map((word) => word.slice(0, 1)).join("");
      const count = (used.get(initials) ?? 0) + 1;
      used.set(initials, count);
      return [id, count === 1 ? initials : `${initials}${count}`];
    }),
  );
}

type Board = {
  from: string;
  to: string;
  areas: readonly WorkArea[];
  shifts: readonly PlannedShift[];
  initials: ReadonlyMap<number, string>;
};

/** The board as tables of as many days as the paper takes; areas without shifts are left out. */
export function tablesOf(
  { from, to, areas, shifts, initials }: Board,
  paper: Paper,
): RosterTable[] {
  const dates = datesBetween(from, to);
  const size = daysOnPaper[paper];
  const pages = Array.from({ length: Math.ceil(dates.length / size) }, (_, index) =>
    dates.slice(index * size, (index + 1) * size),
  );
  return pages.map((page) => ({
    dates: page,
    areas: areas.flatMap((area) => {
      const own = shifts.filter(
        (shift) => shift.pe_area_trabajo_id === area.id && page.includes(shift.fecha),
      );
      const byTimes = Map.groupBy(own, timesOf);
      const lines = [...byTimes.keys()].toSorted().map((times) => ({
        times,
        cells: page.map((date) => {
          const found = (byTimes.get(times) ?? []).filter(({ fecha }) => fecha === date);
          return cellOf(found, initials);
        }),
      }));
      return lines.length === 0 ? [] : [{ name: area.nombre, lines }];
    }),
  }));
}

function timesOf({ hora_inicio, hora_fin }: PlannedShift): string {
  return `${hora_inicio}–${hora_fin}`;
}

function cellOf(
  shifts: readonly PlannedShift[],
  initials: ReadonlyMap<number, string>,
): RosterCell {
  if (shifts.length === 0) return null;
  return {
    people: shifts
      .flatMap(({ worker_ids }) => worker_ids.map((id) => initials.get(id) ?? "?"))
      .toSorted(),
    lacks: shifts.reduce(
      (sum, one) => sum + Math.max(0, one.num_minimo_trabajadores - one.worker_ids.length),
      0,
    ),
    isDraft: shifts.every(({ publicado }) => !publicado),
  };
}

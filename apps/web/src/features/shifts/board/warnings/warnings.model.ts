import type { RestRule, RestWarning } from "@atrio/contract/shifts/rest-rules";
import type { Board, PlannedShift, WorkArea } from "@atrio/contract/shifts/shifts";

import { daysBetween } from "../../../../lib/format.ts";
import { absentWorkers, peopleOf, shortfallOf } from "../board.model.ts";
import { lengthOf, minuteOf } from "../plan/plan.model.ts";
import { hoursText } from "../words.model.ts";

/** Rules whose figures are weeks or days; those of the others are minutes. */
const counted: readonly RestRule[] = ["noches_seguidas", "preaviso"];

/** Value and limit of a warning as people read them: hours, weeks or days. */
export function figuresOf({ norma, valor, limite }: RestWarning): { value: string; limit: string } {
  const text = counted.includes(norma) ? String : hoursText;
  return { value: text(valor), limit: text(limite) };
}

/** A broken rule, or a shift to come on an absence of its worker or without enough people. */
export type Issue =
  | { kind: "rule"; warning: RestWarning }
  | { kind: "absent"; shift: PlannedShift; workerId: number }
  | { kind: "open"; shift: PlannedShift; missing: number };

/**
 * Broken rules of the shown areas' people, then their shifts from `today` on whose worker has an approved absence,
 * then those that lack people.
 */
export function issuesOf(board: Board, areas: readonly WorkArea[], today: string): Issue[] {
  const shown = new Set(areas.map(({ id }) => id));
  const coming = board.turnos.filter(
    (shift) => shift.id > 0 && shift.fecha >= today && shown.has(shift.pe_area_trabajo_id),
  );
  const absent = coming.flatMap((shift) =>
    absentWorkers(board, shift).map((workerId): Issue => ({ kind: "absent", shift, workerId })),
  );
  const open = coming.filter((shift) => shortfallOf(shift) > 0);
  return [
    ...warningsOf(board, new Set(peopleOf(areas).keys())).map((warning): Issue => ({
      kind: "rule",
      warning,
    })),
    ...absent,
    ...open.map((shift): Issue => ({ kind: "open", shift, missing: shortfallOf(shift) })),
  ];
}

/** Warnings of people in the shown areas, hard ones first, then by day. */
function warningsOf(board: Board, people: ReadonlySet<number>): RestWarning[] {
  return board.avisos
    .filter(({ trabajador_id }) => people.has(trabajador_id))
    .toSorted(
      (a, b) =>
        Number(b.nivel === "dura") - Number(a.nivel === "dura") ||
        a.fecha.localeCompare(b.fecha) ||
        a.trabajador_id - b.trabajador_id,
    );
}

/** Two shifts with the minutes of rest between them. */
export type Gap = { before: PlannedShift; after: PlannedShift; minutes: number };

/** The short rest of a warning about the hours between working days; null where it is not on the board. */
export function gapOf(board: Board, warning: RestWarning): Gap | null {
  if (warning.norma !== "descanso_diario") return null;
  const own = board.turnos.filter((shift) => shift.worker_ids.includes(warning.trabajador_id));
  const gaps = own.flatMap((after, index): Gap[] => {
    const before = own[index - 1];
    if (before === undefined || before.fecha === after.fecha) return [];
    const days = daysBetween(before.fecha, after.fecha) * 24 * 60;
    const end = minuteOf(before.hora_inicio) + lengthOf(before);
    return [{ before, after, minutes: days + minuteOf(after.hora_inicio) - end }];
  });
  const about = gaps.filter(
    ({ before, after }) => before.fecha === warning.fecha || after.fecha === warning.fecha,
  );
  return about.find(({ minutes }) => minutes < warning.limite) ?? null;
}

/** Shifts of the worker on the day of a warning. */
export function shiftsOf(board: Board, { trabajador_id, fecha }: RestWarning): PlannedShift[] {
  return board.turnos.filter(
    (shift) => shift.fecha === fecha && shift.worker_ids.includes(trabajador_id),
  );
}

import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { addDays, daysBetween } from "../../../../lib/format.ts";
import { warningsOfShift } from "../board.model.ts";
import { stateOf } from "../plan/plan.model.ts";
import type { Change, ShiftState } from "../plan/plan.model.ts";

export const massiveActions = ["publicar", "retirar", "etiquetar", "eliminar"] as const;
export type MassiveAction = (typeof massiveActions)[number];

/** Shifts that a massive action changes; the others are so already. */
export function concernedShifts(
  shifts: readonly PlannedShift[],
  action: MassiveAction,
  labels: readonly number[],
): PlannedShift[] {
  switch (action) {
    case "publicar":
      return shifts.filter(({ publicado }) => !publicado);
    case "retirar":
      return shifts.filter(({ publicado }) => publicado);
    case "etiquetar": {
      const wanted = sorted(labels).join();
      return shifts.filter(({ label_ids }) => sorted(label_ids).join() !== wanted);
    }
    case "eliminar":
      return [...shifts];
  }
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

/** Changes of a massive action on the shifts that it concerns. */
export function massiveChanges(
  shifts: readonly PlannedShift[],
  action: MassiveAction,
  labels: readonly number[],
): Change[] {
  return concernedShifts(shifts, action, labels).map((shift) => {
    const before = stateOf(shift);
    return { id: shift.id, before, after: stateAfter(before, action, labels) };
  });
}

function stateAfter(
  before: ShiftState,
  action: MassiveAction,
  labels: readonly number[],
): ShiftState | null {
  switch (action) {
    case "publicar":
    case "retirar":
      return { ...before, publicado: action === "publicar" };
    case "etiquetar":
      return { ...before, label_ids: sorted(labels) };
    case "eliminar":
      return null;
  }
}

/** Figures shown before a massive action. */
export type MassiveFigures = { shifts: number; people: number; warned: number; open: number };

/** Figures of the shifts that an action concerns: their people, broken rules, and missing workers. */
export function figuresOf(board: Board, shifts: readonly PlannedShift[]): MassiveFigures {
  return {
    shifts: shifts.length,
    people: new Set(shifts.flatMap(({ worker_ids }) => worker_ids)).size,
    warned: shifts.filter((shift) => warningsOfShift(board, shift).length > 0).length,
    open: shifts.filter((shift) => shift.worker_ids.length < shift.num_minimo_trabajadores).length,
  };
}

export const cloneSteps = ["dia", "semana", "rango"] as const;
export type CloneStep = (typeof cloneSteps)[number];

/** Most copies of a range in one call. */
export const mostTimes = 52;

type CloneDates = { from: string; to: string; first: string; step: CloneStep; times: number };

/** Days on which copies of the first day fall. */
export function cloneDates({ from, to, first, step, times }: CloneDates): string[] {
  const days = { dia: 1, semana: 7, rango: daysBetween(from, to) + 1 }[step];
  const count = Math.max(0, Math.min(mostTimes, Math.round(times)));
  return Array.from({ length: count }, (_, index) => addDays(first, index * days));
}

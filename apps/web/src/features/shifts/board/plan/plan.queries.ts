import {
  assignWorkers,
  cloneShifts,
  createShift,
  publishMassive,
  updateShift,
} from "@atrio/contract/shifts/shifts";
import type { Board, PlannedShift } from "@atrio/contract/shifts/shifts";

import { api } from "../../../../lib/api.ts";
import { queryClient } from "../../../../lib/query-client.ts";
import { randomKey } from "../../../../lib/random.ts";
import { boardsKey, refreshBoards } from "../board.queries.ts";

import { applyChanges, stateOf, withShift } from "./plan.model.ts";
import type { Change, Step } from "./plan.model.ts";

/** Shift as the last answer had it; undefined outside the boards that were read. */
export function knownShift(id: number): PlannedShift | undefined {
  const boards = queryClient.getQueriesData<Board>({ queryKey: boardsKey });
  for (const [, board] of boards) {
    const found = board?.turnos.find((shift) => shift.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Shows changes at once; a running refetch would bring the old state back. */
export async function showChanges(changes: readonly Change[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey: boardsKey });
  queryClient.setQueriesData<Board>({ queryKey: boardsKey }, (board) => {
    if (board === undefined) return board;
    const inRange = changes.filter(
      ({ after }) => after === null || (after.fecha >= board.desde && after.fecha <= board.hasta),
    );
    return applyChanges(board, inRange);
  });
}

/** Takes version and id of an answer; what is stated stays as it will be after the last step. */
function showShift(answer: PlannedShift, id: number): void {
  const shown = knownShift(id);
  const shift = shown === undefined ? answer : { ...answer, ...stateOf(shown) };
  queryClient.setQueriesData<Board>({ queryKey: boardsKey }, (board) =>
    board === undefined || shift.fecha < board.desde || shift.fecha > board.hasta
      ? board
      : withShift(board, shift, id),
  );
}

type Options = {
  /** Id that the server gave to a provisional one. */
  realId: (id: number) => number;
  reason: string | undefined;
};

/** Makes the call of a step; answers the shift of a single one. */
export async function sendStep(step: Step, options: Options): Promise<PlannedShift | null> {
  if ("ids" in step) {
    const { kind, from, to } = step;
    const etiquetas = kind === "etiquetar" ? { etiquetas: [...step.label_ids] } : {};
    const turno_ids = step.ids.map(options.realId);
    const motivo = options.reason === undefined ? {} : { motivo: options.reason };
    const body = { accion: kind, from, to, turno_ids, ...etiquetas, ...motivo };
    await api(publishMassive, { body });
    return null;
  }
  const shift = await sendSingle(step, options);
  showShift(shift, step.id);
  return shift;
}

type SingleStep = Extract<Step, { id: number }>;

async function sendSingle(step: SingleStep, { realId, reason }: Options): Promise<PlannedShift> {
  const id = realId(step.id);
  const motivo = reason === undefined ? {} : { motivo: reason };
  const version = knownShift(id)?.version;
  const guarded = { ...motivo, ...(version === undefined ? {} : { version }) };
  switch (step.kind) {
    case "create": {
      const { worker_ids: _, ...body } = step.state;
      return (await api(createShift, { body, idempotencyKey: randomKey() })).data;
    }
    case "update": {
      const { worker_ids: _, ...body } = step.state;
      return (await api(updateShift, { params: { id }, body: { ...body, ...guarded } })).data;
    }
    case "assign": {
      const body = { turno_id: id, worker_ids: [...step.worker_ids], ...guarded };
      return (await api(assignWorkers, { body })).data;
    }
  }
}

/** Deletes a shift that was just made and whose workers were refused. */
export async function takeBack(id: number, fecha: string): Promise<void> {
  const body = { accion: "eliminar" as const, from: fecha, to: fecha, turno_ids: [id] };
  await api(publishMassive, { body });
}

export type CloneInput = {
  from: string;
  to: string;
  turno_ids: readonly number[];
  fechas: readonly string[];
  con_trabajadores: boolean;
};

/** Copies shifts to other days as drafts; answers the copies and the assignments left out. */
export async function sendClone({ turno_ids, fechas, ...input }: CloneInput) {
  const body = { ...input, turno_ids: [...turno_ids], fechas: [...fechas] };
  const { data } = await api(cloneShifts, { body, idempotencyKey: randomKey() });
  refreshBoards();
  return data;
}

import { describe, expect, it } from "vitest";

import { boardOf, shiftOf } from "../../../../test/shifts.ts";

import { afterRedo, afterUndo, noHistory, withEdit, withIds } from "./history.model.ts";
import { applyChanges, inverseOf, isSameState, stateOf, stepsOf } from "./plan.model.ts";
import type { Change, ShiftState } from "./plan.model.ts";

const changed = (id: number, part: Partial<ShiftState>, from: Partial<ShiftState> = {}): Change => {
  const before = stateOf(shiftOf({ id, ...from }));
  return { id, before, after: { ...before, ...part } };
};

describe("steps of an edit", () => {
  it("publishes many in one call and withdraws the others in another", () => {
    const changes = [
      changed(1, { publicado: true }, { publicado: false }),
      changed(2, { publicado: true }, { publicado: false, fecha: "2026-11-20" }),
      changed(3, { publicado: false }),
    ];
    expect(stepsOf(changes)).toEqual([
      { kind: "publicar", ids: [1, 2], from: "2026-11-16", to: "2026-11-20" },
      { kind: "retirar", ids: [3], from: "2026-11-16", to: "2026-11-16" },
    ]);
  });

  it("takes a worker out before a shift moves and gives it to another after", () => {
    const steps = stepsOf([
      changed(1, { fecha: "2026-11-17", worker_ids: [2] }, { worker_ids: [1] }),
    ]);
    expect(steps.map(({ kind }) => kind)).toEqual(["assign", "update", "assign"]);
    expect(steps[0]).toMatchObject({ worker_ids: [] });
    expect(steps[2]).toMatchObject({ worker_ids: [2] });
  });

  it("assigns workers once the shift exists (SHIFTS-5)", () => {
    const state = stateOf(shiftOf({ worker_ids: [1] }));
    const steps = stepsOf([{ id: -1, before: null, after: state }]);
    expect(steps.map(({ kind }) => kind)).toEqual(["create", "assign"]);
  });

  it("deletes first, relabels by equal labels, and does nothing for equal states", () => {
    const gone = { id: 9, before: stateOf(shiftOf()), after: null };
    const steps = stepsOf([changed(1, { label_ids: [4] }), changed(2, { label_ids: [4] }), gone]);
    expect(steps.map((step) => [step.kind, "ids" in step ? step.ids : []])).toEqual([
      ["eliminar", [9]],
      ["etiquetar", [1, 2]],
    ]);
    expect(stepsOf([changed(1, {})])).toEqual([]);
  });

  it("splits what is more than a call takes", () => {
    const many = Array.from({ length: 2001 }, (_, id) =>
      changed(id + 1, { publicado: true }, { publicado: false }),
    );
    expect(stepsOf(many)).toHaveLength(2);
  });
});

describe("undo", () => {
  it("the inverse of an edit brings the board back", () => {
    const board = boardOf({ turnos: [shiftOf({ id: 1, worker_ids: [1] }), shiftOf({ id: 2 })] });
    const changes: Change[] = [
      changed(1, { fecha: "2026-11-18", worker_ids: [2] }, { worker_ids: [1] }),
      { id: 2, before: stateOf(shiftOf({ id: 2 })), after: null },
      { id: -1, before: null, after: stateOf(shiftOf({ fecha: "2026-11-19" })) },
    ];
    const edited = applyChanges(board, changes);
    expect(edited.turnos.map(({ id }) => id)).toEqual([1, -1]);
    const back = applyChanges(edited, inverseOf(changes));
    const states = back.turnos.map(stateOf);
    expect(back.turnos.map(({ id }) => id)).toEqual([1, 2]);
    for (const [index, shift] of board.turnos.entries()) {
      expect(isSameState(states[index] ?? null, stateOf(shift))).toBe(true);
    }
  });

  it("history goes back and forth, and a new edit ends what could be redone", () => {
    const edit = (what: string) => ({ what, changes: [changed(1, { color: "#000000" })] });
    const two = withEdit(withEdit(noHistory, edit("a")), edit("b"));
    const undone = afterUndo(two);
    expect(undone.past.map(({ what }) => what)).toEqual(["a"]);
    expect(afterRedo(undone)).toEqual(two);
    expect(withEdit(undone, edit("c")).future).toEqual([]);
    expect(withIds(two, new Map([[1, 7]])).past[0]?.changes[0]?.id).toBe(7);
  });
});

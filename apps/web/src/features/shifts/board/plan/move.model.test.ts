import { describe, expect, it } from "vitest";

import { boardOf, shiftOf } from "../../../../test/shifts.ts";
import { areaKey, openKey, personKey } from "../board.model.ts";

import { changesOfMove, changesOfRemoval, changesOfTemplate, templatesOf } from "./move.model.ts";

const monday = "2026-11-16";
const wednesday = "2026-11-18";
const single = shiftOf({ id: 1, worker_ids: [1] });
const shared = shiftOf({ id: 2, worker_ids: [1, 2] });
const from = { key: personKey(1), day: monday };

describe("moving shifts", () => {
  it("moves the only worker's shift to another day and person", () => {
    const board = boardOf({ turnos: [single] });
    const to = { key: personKey(3), day: wednesday };
    const [change] = changesOfMove(board, { shifts: [single], from, to, isCopy: false });
    expect(change).toMatchObject({ id: 1, after: { fecha: wednesday, worker_ids: [3] } });
  });

  it("on the same day a shared shift only changes hands", () => {
    const board = boardOf({ turnos: [shared] });
    const to = { key: personKey(3), day: monday };
    const changes = changesOfMove(board, { shifts: [shared], from, to, isCopy: false });
    expect(changes).toMatchObject([{ id: 2, after: { fecha: monday, worker_ids: [2, 3] } }]);
  });

  it("a person leaves a shared shift for an equal one of another day, or a new one", () => {
    const equal = shiftOf({ id: 7, fecha: wednesday, worker_ids: [3] });
    const to = { key: personKey(1), day: wednesday };
    const move = { shifts: [shared], from, to, isCopy: false };
    expect(changesOfMove(boardOf({ turnos: [shared, equal] }), move)).toMatchObject([
      { id: 2, after: { worker_ids: [2] } },
      { id: 7, after: { worker_ids: [3, 1] } },
    ]);
    expect(changesOfMove(boardOf({ turnos: [shared] }), move)).toMatchObject([
      { id: 2, after: { worker_ids: [2] } },
      { before: null, after: { fecha: wednesday, worker_ids: [1], num_minimo_trabajadores: 1 } },
    ]);
  });

  it("an open shift is given to a person, and goes back to nobody", () => {
    const open = shiftOf({ id: 3 });
    const board = boardOf({ turnos: [open, single] });
    const place = { key: openKey, day: monday };
    expect(
      changesOfMove(board, { shifts: [open], from: place, to: from, isCopy: false }),
    ).toMatchObject([{ id: 3, after: { worker_ids: [1] } }]);
    expect(
      changesOfMove(board, { shifts: [single], from, to: place, isCopy: false }),
    ).toMatchObject([{ id: 1, after: { worker_ids: [] } }]);
  });

  it("a copy on the same day adds the person, on another day it is a draft", () => {
    const board = boardOf({ turnos: [single] });
    const copy = (to: { key: string; day: string }) =>
      changesOfMove(board, { shifts: [single], from, to, isCopy: true });
    expect(copy({ key: personKey(2), day: monday })).toMatchObject([
      { id: 1, after: { worker_ids: [1, 2] } },
    ]);
    expect(copy({ key: personKey(2), day: wednesday })).toMatchObject([
      { before: null, after: { fecha: wednesday, publicado: false, worker_ids: [2] } },
    ]);
  });

  it("rows of areas move a shift with its workers; nothing moves to its own place", () => {
    const board = boardOf({ turnos: [shared] });
    const origin = { key: areaKey(5), day: monday };
    const to = { key: areaKey(6), day: wednesday };
    const move = { shifts: [shared], from: origin, isCopy: false };
    expect(changesOfMove(board, { ...move, to })).toMatchObject([
      { id: 2, after: { fecha: wednesday, pe_area_trabajo_id: 6, worker_ids: [1, 2] } },
    ]);
    expect(changesOfMove(board, { ...move, to: origin })).toEqual([]);
  });

  it("of several shifts, those of other rows keep their people and change their day", () => {
    const other = shiftOf({ id: 8, worker_ids: [3] });
    const board = boardOf({ turnos: [single, other] });
    const move = { shifts: [single, other], from, isCopy: false };
    expect(
      changesOfMove(board, { ...move, to: { key: personKey(2), day: wednesday } }),
    ).toMatchObject([
      { id: 1, after: { fecha: wednesday, worker_ids: [2] } },
      { id: 8, after: { fecha: wednesday, worker_ids: [3] } },
    ]);
    const sameDay = { key: personKey(2), day: monday };
    expect(changesOfMove(board, { ...move, to: sameDay }).map(({ id }) => id)).toEqual([1]);
  });

  it("removal takes a shared shift from one person and deletes any other", () => {
    expect(changesOfRemoval([shared, single], personKey(1))).toMatchObject([
      { id: 2, after: { worker_ids: [2] } },
      { id: 1, after: null },
    ]);
  });
});

describe("frequent shifts", () => {
  it("are placed as drafts on each day of a stroke", () => {
    const [template] = templatesOf([single, shared, shiftOf({ id: 4, hora_inicio: "14:00" })]);
    expect(template).toMatchObject({ hora_inicio: "06:00", hora_fin: "14:00" });
    if (template === undefined) throw new Error("No template");
    const days = [monday, wednesday];
    expect(changesOfTemplate(template, { key: personKey(2), days })).toMatchObject([
      { before: null, after: { fecha: monday, publicado: false, worker_ids: [2] } },
      { before: null, after: { fecha: wednesday, worker_ids: [2] } },
    ]);
  });
});

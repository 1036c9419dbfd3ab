import { describe, expect, it } from "vitest";

import { boardOf, shiftOf } from "../../../../test/shifts.ts";
import { openKey, personKey, rowsOf } from "../board.model.ts";
import { daysOf } from "../range.model.ts";

import {
  absenceRun,
  heightOf,
  layoutOf,
  overscan,
  sizes,
  spotAfter,
  windowOf,
} from "./layout.model.ts";

const days = daysOf({ from: "2026-11-16", to: "2026-11-22" });
const [first = ""] = days;
const away = (fecha: string, estado_id: number) => ({
  trabajador_id: 2,
  fecha,
  estado_id,
  completo: true,
});
const board = boardOf({
  turnos: [
    shiftOf({ id: 1, worker_ids: [1] }),
    shiftOf({ id: 2, worker_ids: [1], hora_inicio: "14:00", hora_fin: "18:00" }),
  ],
  ausencias: [
    away("2026-11-17", 2),
    away("2026-11-18", 2),
    away("2026-11-19", 1),
    away("2026-11-21", 2),
  ],
});
const rows = rowsOf({ board, view: "personas", filters: {}, days });

describe("layout of the grid", () => {
  it("a row is as high as its fullest day", () => {
    const [open, ana, bruno] = rows;
    expect(open !== undefined && heightOf(open)).toBe(sizes.open);
    expect(ana !== undefined && heightOf(ana)).toBe(2 * sizes.chip + sizes.gap + 2 * sizes.pad);
    expect(bruno !== undefined && heightOf(bruno)).toBe(sizes.person);
    expect(layoutOf(rows).tops).toEqual([0, 50, 141, 199]);
  });

  it("draws the rows in sight and a few around them", () => {
    const tops = Array.from({ length: 200 }, (_, index) => index * 58);
    const layout = { tops, height: 200 * 58 };
    const top = { top: 0, height: 580, overscan };
    expect(windowOf(layout, top)).toEqual({ first: 0, last: 14 });
    expect(windowOf(layout, { ...top, overscan: 0 })).toEqual({ first: 0, last: 10 });
    expect(windowOf(layout, { ...top, top: 58 * 100 })).toEqual({ first: 96, last: 114 });
    expect(windowOf({ tops: [], height: 0 }, top).last).toBe(-1);
  });

  it("draws an absence once over its days; pending and approved ones apart", () => {
    const cells = rows[2]?.cells ?? [];
    expect(cells.map((_, index) => absenceRun(cells, index))).toEqual([0, 2, 0, 1, 0, 1, 0]);
  });

  it("keys walk through the shifts of a cell, then to the next row", () => {
    const at = (index: number) => ({ key: personKey(1), day: first, index });
    expect(spotAfter(rows, at(0), "down")).toEqual(at(1));
    expect(spotAfter(rows, at(1), "down")).toMatchObject({ key: personKey(2), index: 0 });
    const below = { key: personKey(2), day: first, index: 0 };
    expect(spotAfter(rows, below, "up")).toEqual(at(1));
    expect(spotAfter(rows, at(0), "up")).toMatchObject({ key: openKey });
    expect(spotAfter(rows, at(0), "end").day).toBe(days.at(-1));
    expect(spotAfter(rows, below, "first").key).toBe(openKey);
    expect(spotAfter(rows, at(0), "left")).toEqual(at(0));
  });
});

import { expect, it } from "vitest";

import {
  adjust,
  divide,
  gapsIn,
  hasOverlap,
  placeProblem,
  switchAt,
  within,
} from "./division.rules.ts";
import { checkParts } from "./parts.rules.ts";

const minute = 60_000;
const span = (start: number, end: number | null) => ({
  start: start * minute,
  end: end === null ? null : end * minute,
});
const placed = (id: number, start: number, end: number | null, fichaje_id = 1) => ({
  id,
  fichaje_id,
  ...span(start, end),
});

it("left-over minutes are those of the signing less its registrations, an open one until now (Rule PROJECTS-4)", () => {
  const now = 100 * minute + 59_000;
  expect(divide(span(0, 60), [span(10, 20), span(20, 50)], now)).toEqual({
    minutos: 60,
    minutos_asignados: 40,
    minutos_sin_asignar: 20,
  });
  expect(divide(span(40, null), [span(80, null)], now)).toEqual({
    minutos: 60,
    minutos_asignados: 20,
    minutos_sin_asignar: 40,
  });
  expect(gapsIn(span(0, null), [span(10, 20), span(30, null)])).toEqual([
    span(0, 10),
    span(20, 30),
  ]);
  expect(gapsIn(span(0, 60), [])).toEqual([span(0, 60)]);
});

it("places are refused by order, signing and neighbour (Rules PROJECTS-1, PROJECTS-2)", () => {
  const frame = span(0, 60);
  const judged = (one: ReturnType<typeof span>, ...others: Array<ReturnType<typeof span>>) =>
    placeProblem(one, frame, { others, now: 0 });
  expect(judged(span(10, 10))).toBe("project.order");
  expect(judged(span(-1, 10))).toBe("project.outside_signing");
  expect(judged(span(10, null))).toBe("project.outside_signing");
  expect(judged(span(10, 20), span(19, 30))).toBe("project.overlap");
  expect(judged(span(10, 20), span(20, 30))).toBeUndefined();
  const open = { others: [], now: 15 * minute };
  expect(placeProblem(span(10, 16), span(0, null), open)).toBe("project.outside_signing");
  expect(placeProblem(span(10, null), span(0, null), open)).toBeUndefined();
  expect(hasOverlap([span(20, null), span(0, 21)])).toBe(true);
  expect(within(span(0, null), span(10, null))).toEqual(span(10, null));
});

it("adjusting clips, moves and splits registrations, and leaves the others alone (Rule PROJECTS-6)", () => {
  const before = [placed(1, 0, 30), placed(2, 30, 60), placed(3, 60, 120, 2)];
  const frames = [
    { id: 1, ...span(0, 40) },
    { id: 3, ...span(50, 80) },
    { id: 4, ...span(100, 130) },
  ];
  expect(adjust(before, frames, 0)).toEqual([
    {
      id: 2,
      place: { fichaje_id: 1, ...span(30, 40) },
      copies: [{ fichaje_id: 3, ...span(50, 60) }],
    },
    {
      id: 3,
      place: { fichaje_id: 3, ...span(60, 80) },
      copies: [{ fichaje_id: 4, ...span(100, 120) }],
    },
  ]);
  expect(adjust([placed(5, 0, 10, 9)], [{ id: 1, ...span(10, 20) }], 0)).toEqual([
    { id: 5, place: undefined, copies: [] },
  ]);
  expect(adjust([placed(6, 5, null)], [{ id: 1, ...span(0, null) }], 0)).toEqual([]);
});

it("switching ends what runs, and never goes before what begins later (Rule PROJECTS-5)", () => {
  const open = span(0, null);
  expect(switchAt([placed(1, 0, null)], open, 10 * minute)).toEqual({
    ended: { id: 1, end: 10 * minute },
    span: span(10, null),
  });
  expect(switchAt([placed(1, 10, null)], open, 10 * minute)?.ended).toEqual({ id: 1, end: null });
  expect(switchAt([placed(1, 20, null)], open, 10 * minute)).toBeUndefined();
  expect(switchAt([placed(1, 20, 30)], span(0, 60), 10 * minute)).toEqual({
    ended: undefined,
    span: span(10, 20),
  });
});

it("values of fields are of their kind, each once, required ones there (Rule PROJECTS-9)", () => {
  const part = { nombre: "Km", obligatorio: true, opciones: [], activo: true };
  const parts = [
    { ...part, id: 1, tipo: "numero" as const },
    { ...part, id: 2, nombre: "Sala", obligatorio: false, tipo: "texto" as const },
  ];
  const km = { parte_id: 1, valor: 3 };
  expect(checkParts(parts, [km, { parte_id: 2, valor: "" }])).toEqual([km]);
  expect(checkParts(parts, [])).toEqual({ code: "project.part_required", parte: "Km" });
  expect(checkParts(parts, [km, km])).toEqual({ code: "project.part_invalid", parte: "Km" });
  expect(checkParts(parts, [{ parte_id: 9, valor: 3 }])).toMatchObject({
    code: "project.part_invalid",
  });
});

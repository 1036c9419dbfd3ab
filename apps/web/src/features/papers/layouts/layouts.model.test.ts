import { describe, expect, it } from "vitest";

import { bodyOf, draftOf, isLabel, problemsOf, toggled, withLabelOf } from "./layouts.model.ts";
import type { Cell, Draft } from "./layouts.model.ts";

const cell = (texto: string, x: number, y: number): Cell => ({
  texto,
  x,
  y,
  ancho: 0.1,
  alto: 0.01,
});
const cells = [
  cell("Quien cobra", 0.1, 0.1),
  cell("Ana García", 0.1, 0.12),
  cell("En mano", 0.6, 0.5),
  cell("1.893,59", 0.6, 0.52),
];
const box = (x: number, y: number, ancho = 0.1, alto = 0.02) => ({ x, y, ancho, alto });
const labels = [
  { texto: "Uno", x: 0, y: 0 },
  { texto: "Dos", x: 0, y: 0.1 },
  { texto: "Tres", x: 0, y: 0.2 },
];
const draft: Draft = { name: "Norte", marks: { nombre: box(0.1, 0.11) }, labels };

describe("fixed texts", () => {
  it("a text with digits, or one letter, is no fixed text", () => {
    expect(toggled([], cell("Hoja 7", 0, 0))).toEqual([]);
    expect(toggled([], cell("€ a", 0, 0))).toEqual([]);
    expect(toggled([], cell("En mano", 0, 0))).toEqual([{ texto: "En mano", x: 0, y: 0 }]);
  });

  it("the text above a value becomes one of them, the value of another mark does not", () => {
    const marks = { nombre: box(0.09, 0.115), total_percibir: box(0.59, 0.515) };
    const found = withLabelOf([], { cells, box: marks.total_percibir, marks });
    expect(found).toEqual([{ texto: "En mano", x: 0.6, y: 0.5 }]);
    expect(isLabel(found, cell("En mano", 0.6, 0.5))).toBe(true);
  });
});

describe("a layout that is being taught", () => {
  it("needs a name, a value and three fixed texts", () => {
    expect(problemsOf(draft)).toEqual([]);
    expect(problemsOf({ name: " ", marks: {}, labels: [] })).toEqual(["name", "values", "labels"]);
  });

  it("needs its amounts in one column or one a side, and no column over another", () => {
    const withColumns = (marks: Draft["marks"]) =>
      problemsOf({ ...draft, marks: { ...draft.marks, ...marks } });
    expect(withColumns({ "tabla.concepto": box(0.1, 0.3) })).toEqual(["columns", "amounts"]);
    expect(
      withColumns({ "tabla.concepto": box(0.1, 0.3), "tabla.importe": box(0.15, 0.3) }),
    ).toEqual(["overlap"]);
    expect(
      withColumns({ "tabla.concepto": box(0.1, 0.3), "tabla.importe": box(0.5, 0.3) }),
    ).toEqual([]);
  });

  it("its lines reach from the highest column to the lowest, and it is read back as it was sent", () => {
    const marks = {
      ...draft.marks,
      "tabla.concepto": box(0.1, 0.3, 0.2, 0.2),
      "tabla.importe": box(0.5, 0.3, 0.1, 0.2),
    };
    const body = bodyOf({ ...draft, marks }, { ancho: 595, alto: 842 });
    expect(body.tabla).toMatchObject({ y: 0.3, columnas: [{ campo: "concepto" }, {}] });
    const known = { ...body, id: 1, version: 1, cambiado_en: "2026-11-18T08:00:00Z" };
    const author = { id: 1, nombre_completo: "Rosa", link_foto: null };
    const again = draftOf({ ...known, cambiado_por: author });
    expect(bodyOf(again, { ancho: 595, alto: 842 })).toEqual(body);
  });
});

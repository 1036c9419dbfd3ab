import { describe, expect, it } from "vitest";

import type { ImportReview, ImportRow } from "@atrio/contract/company/imports";

import {
  base64Of,
  canImport,
  certainChanges,
  leavingOut,
  problemOfFiles,
  rowsOf,
  takingBack,
  withChanges,
  wrongRows,
} from "./import.model.ts";
import type { ImportDraft } from "./import.model.ts";

const row = (fila: number, estado: ImportRow["estado"], seguro?: boolean): ImportRow => ({
  fila,
  estado,
  etiqueta: `${fila}`,
  celdas: ["x"],
  antes: [],
  problemas:
    seguro === undefined
      ? []
      : [{ titulo: "nif", texto: "mal", arreglo: { texto: `n${fila}`, seguro } }],
});
const review = (...filas: ImportRow[]): ImportReview => ({
  huella: "",
  problemas: [],
  avisos: [],
  tablas: [
    { tabla: "trabajadores", nombre: "t", archivo: "a.csv", hoja: null, columnas: ["nif"], filas },
  ],
  efectos: [],
  invitables: 0,
});
const empty: ImportDraft = { archivos: [], cambios: [], omitidas: [], columnas: [] };
const place = { archivo: "a.csv", hoja: null };

describe("review of an import in the browser", () => {
  it("only remedies that are certain are applied together", () => {
    const found = review(row(2, "mal", true), row(3, "mal", false), row(4, "nueva"));
    expect(certainChanges(found)).toEqual([{ ...place, fila: 2, titulo: "nif", texto: "n2" }]);
    expect(wrongRows(found)).toEqual([
      { ...place, fila: 2 },
      { ...place, fila: 3 },
    ]);
  });

  it("an import waits for wrong rows, rows that depend on them, and files that cannot be read", () => {
    expect(canImport(review(row(2, "nueva")))).toBe(true);
    expect(canImport(review(row(2, "nueva"), row(3, "mal")))).toBe(false);
    expect(canImport(review(row(2, "nueva"), row(3, "espera")))).toBe(false);
    expect(canImport(review(row(2, "igual")))).toBe(false);
    const problem = { ...place, fila: null, texto: "" };
    expect(canImport({ ...review(row(2, "nueva")), problemas: [problem] })).toBe(false);
  });

  it("a cell that is written twice has its last text, a row that was left out comes back", () => {
    const cell = { ...place, fila: 2, titulo: "nif" };
    const once = withChanges(empty, [{ ...cell, texto: "1" }]);
    expect(withChanges(once, [{ ...cell, texto: "2" }]).cambios).toEqual([{ ...cell, texto: "2" }]);
    const without = leavingOut(empty, [{ ...place, fila: 2 }]);
    expect(takingBack(without, { ...place, fila: 2 }).omitidas).toEqual([]);
  });

  it("rows that wait for a wrong row are shown with it", () => {
    const [table] = review(row(2, "espera"), row(3, "mal"), row(4, "igual")).tablas;
    if (table === undefined) throw new Error("no table");
    expect(rowsOf(table, "mal").map(({ fila }) => fila)).toEqual([2, 3]);
    expect(rowsOf(table, "todas")).toHaveLength(3);
  });

  it("files of another type, too large or too many are named before they are sent", async () => {
    expect(problemOfFiles([{ name: "a.xlsx", size: 10 }])).toBeNull();
    expect(problemOfFiles([{ name: "a.pdf", size: 10 }])).toBe("type");
    expect(problemOfFiles([{ name: "a.csv", size: 6_000_000 }])).toBe("large");
    const many = Array.from({ length: 13 }, () => ({ name: "a.csv", size: 1 }));
    expect(problemOfFiles(many)).toBe("many");
    expect(await base64Of(new Blob(["Niño"]))).toBe("TmnDsW8=");
  });
});

import { describe, expect, it } from "vitest";

import { readSigningSearch } from "./search.model.ts";
import { bodyOf, emptyDraft, missingIn, reachOf } from "./signing.model.ts";

const groups = {
  total: 12,
  centros: [
    { id: 1, nombre: "Norte", total: 7 },
    { id: 2, nombre: "Sur", total: 5 },
  ],
  departamentos: [{ nombre: "Taller", total: 4 }],
};

describe("a document while it is prepared", () => {
  it("lacks title and content at first, then the people of a chosen group", () => {
    expect(missingIn(emptyDraft)).toEqual(["titulo", "content"]);
    const draft = { ...emptyDraft, titulo: "Carta", content: "fields" as const, plantilla: 3 };
    expect(missingIn(draft)).toEqual([]);
    expect(missingIn({ ...draft, destinatarios: "centros" })).toEqual(["audience"]);
  });

  it("tells how many people it reaches", () => {
    expect(reachOf(emptyDraft, groups)).toBe(12);
    expect(reachOf({ ...emptyDraft, destinatarios: "centros", centros: [2] }, groups)).toBe(5);
    expect(reachOf(emptyDraft, undefined)).toBeNull();
  });

  it("sends only the list of its group and one content", () => {
    const personas = [
      { id: 4, name: "Ana" },
      { id: 9, name: "Berta" },
    ];
    const draft = { ...emptyDraft, titulo: " Carta ", destinatarios: "trabajadores" as const };
    expect(bodyOf({ ...draft, personas, centros: [1], content: "fields", plantilla: 3 })).toEqual({
      titulo: "Carta",
      importante: "0",
      destinatarios: "trabajadores",
      trabajador_ids: "4,9",
      plantilla_id: 3,
    });
  });
});

it("the address keeps known parameters only", () => {
  const search = { vista: "personas", estado: "firmado", q: 12, pagina: "2", envio: -1, otra: "x" };
  expect(readSigningSearch(search)).toEqual({
    vista: "personas",
    estado: "firmado",
    q: "12",
    pagina: 2,
  });
  expect(readSigningSearch({ vista: "nada", abiertos: 1 })).toEqual({ abiertos: "1" });
});

import { describe, expect, it } from "vitest";

import { byDay, excerptOf, kindOf, lookOf, noticeKinds, pageOf } from "./notices.model.ts";
import { readNoticesSearch } from "./search.model.ts";

describe("the address of the page", () => {
  it("the address keeps known parameters and leaves out the rest", () => {
    const search = readNoticesSearch({
      estado: "sin_leer",
      tipo: "nomina",
      q: 2026,
      pagina: "2",
      filas: 10,
      aviso: 5,
      otra: 1,
    });
    expect(search).toEqual({
      estado: "sin_leer",
      tipo: "nomina",
      q: "2026",
      pagina: 2,
      filas: 10,
      aviso: 5,
    });
    expect(pageOf(search)).toEqual({
      state: "sin_leer",
      kind: "nomina",
      words: "2026",
      skip: 10,
      take: 10,
    });
  });

  it.each([
    { estado: "todas" },
    { estado: "<script>" },
    { tipo: "No Vale" },
    { aviso: -1 },
    { pagina: "x" },
    { q: "" },
  ])("the address of the page for %o is the initial one", (search) => {
    expect(readNoticesSearch(search)).toEqual({});
    expect(pageOf({})).toEqual({ state: "todas", kind: null, words: "", skip: 0, take: 25 });
  });

  it("an address with an unknown page size gets the usual size", () => {
    expect(pageOf({ filas: 7, pagina: 3 })).toMatchObject({ take: 25, skip: 50 });
  });
});

describe("a notification", () => {
  it("a notification has an icon for its kind, and a common one for unknown kinds", () => {
    const icons = noticeKinds.map((_, index) => lookOf({ icono_id: index + 1 }).icon);
    expect(new Set(icons).size).toBe(noticeKinds.length);
    expect(lookOf({ icono_id: null })).toBe(lookOf({ icono_id: 99 }));
    expect(kindOf({ tipo: "nomina" })).toBe("nomina");
    expect(kindOf({ tipo: "algo_nuevo" })).toBe("general");
  });

  it("the start of a notification in the list has no Markdown marks, and plain text is unchanged", () => {
    const text = "## Hola\n\nLee **esto**";
    expect(excerptOf({ descripcion: text, formato: "markdown" })).toBe("Hola. Lee esto");
    expect(excerptOf({ descripcion: text, formato: "texto" })).toBe("## Hola Lee **esto**");
  });

  it("a notification belongs to the day that it was in the reader's zone", () => {
    const notices = [
      { fecha: "2026-11-17T23:30:00Z" },
      { fecha: "2026-11-17T22:30:00Z" },
      { fecha: "2026-11-17T08:00:00Z" },
    ];
    expect(
      byDay(notices, "Europe/Madrid").map(({ day, notices: some }) => [day, some.length]),
    ).toEqual([
      ["2026-11-18", 1],
      ["2026-11-17", 2],
    ]);
  });
});

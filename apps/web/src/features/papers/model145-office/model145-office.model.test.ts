import { describe, expect, it } from "vitest";

import { askedOf } from "./model145-office.model.ts";
import { readOfficeModel145Search } from "./search.model.ts";

const asked = (search: Record<string, unknown>) => askedOf(readOfficeModel145Search(search));

describe("list of Model 145 by address", () => {
  it("without parameters shows forms that nobody has handed over", () => {
    expect(asked({})).toEqual({ texto: "", ver: "cambios", skip: 0, take: 25 });
  });

  it("reads text, part and page", () => {
    expect(asked({ q: 42, ver: "sin_firmar", pagina: "3", filas: 50 })).toEqual({
      texto: "42",
      ver: "sin_firmar",
      skip: 100,
      take: 50,
    });
  });

  it("leaves unknown parts, pages and sizes out", () => {
    expect(asked({ q: ["a"], ver: "otras", pagina: -1, filas: 7 })).toEqual({
      texto: "",
      ver: "cambios",
      skip: 0,
      take: 25,
    });
  });
});

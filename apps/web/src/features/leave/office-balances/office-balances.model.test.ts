import { describe, expect, it } from "vitest";

import { amountOf, askedOf, yearsAround } from "./office-balances.model.ts";
import { readOfficeBalancesSearch } from "./search.model.ts";

const today = "2026-11-18";

describe("the list of balances in the address", () => {
  it("without parameters it is this year's holidays, the first page", () => {
    expect(askedOf(readOfficeBalancesSearch({}), today)).toEqual({
      texto: "",
      saldo: "vacaciones",
      anyo: 2026,
      centro_trabajo_id: null,
      skip: 0,
      take: 25,
    });
  });

  it("a code of digits is words, pages count from one, unknown balances and years fall back", () => {
    const search = readOfficeBalancesSearch({
      q: 1004,
      saldo: "otro",
      anyo: "12",
      centro: "3",
      pagina: "2",
      filas: 50,
    });
    expect(askedOf(search, today)).toEqual({
      texto: "1004",
      saldo: "vacaciones",
      anyo: 2026,
      centro_trabajo_id: 3,
      skip: 50,
      take: 50,
    });
  });

  it("the next year can be chosen and three earlier ones", () => {
    expect(yearsAround(today)).toEqual([2027, 2026, 2025, 2024, 2023]);
  });
});

describe("an adjustment", () => {
  it("is in days with two decimals, or in minutes of hours, and negative if it takes", () => {
    const form = { way: "add", cantidad: 1.5, caduca_el: "", motivo: "" } as const;
    expect(amountOf(form, false)).toBe(1.5);
    expect(amountOf(form, true)).toBe(90);
    expect(amountOf({ ...form, way: "take", cantidad: 2 }, false)).toBe(-2);
  });
});

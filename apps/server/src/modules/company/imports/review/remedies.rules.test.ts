import { describe, expect, it } from "vitest";

import type { ProblemCode } from "../rows.rules.ts";

import { remedyOf } from "./remedies.rules.ts";
import type { NamedThings } from "./remedies.rules.ts";

const things: NamedThings = {
  centres: [
    { code: "CHA", names: ["Chamberí"] },
    { code: "GET", names: ["Getafe"] },
  ],
  schedules: [],
  calendars: [{ code: "Madrid 2026", names: [] }],
  people: [
    { code: "1", names: ["Ana Ruiz Prada"] },
    { code: "2", names: ["Luis Gil"] },
    { code: "3", names: ["Luis Gil"] },
  ],
};

const remedy = (code: ProblemCode, value: string) =>
  remedyOf({ file: "a.csv", sheet: null, line: 2, column: "x", value, code, params: {} }, things);
const sure = (texto: string) => ({ texto, seguro: true });
const maybe = (texto: string) => ({ texto, seguro: false });

describe("remedies of faulty cells (Rule COMPANY-67)", () => {
  it.each<[ProblemCode, string, ReturnType<typeof sure> | null]>([
    ["nif", "48291037", sure("48291037F")],
    ["nif", "48.291.037-K", maybe("48291037F")],
    ["nif", "X1234567", sure("X1234567L")],
    ["nif", "4829103", null],
    ["date", "2026/12/01", sure("01/12/2026")],
    ["date", "2026-12-01T00:00:00", sure("01/12/2026")],
    ["date", "1 de diciembre de 2026", sure("01/12/2026")],
    ["date", "1 dic 2026", sure("01/12/2026")],
    ["date", "01/12/26", maybe("01/12/2026")],
    ["date", "31/02/2026", null],
    ["time", "8.30", sure("08:30")],
    ["time", "8,30 h", sure("08:30")],
    ["time", "25.00", null],
    ["email", "Ana Ruiz <ana@sol.test>", sure("ana@sol.test")],
    ["email", "ana @sol.test;", sure("ana@sol.test")],
    ["email", "ana.sol.test", null],
    ["zone", "Canarias", sure("Atlantic/Canary")],
    ["unknown_centre", "chamberi", sure("CHA")],
    ["unknown_centre", "Chamberi 2", maybe("CHA")],
    ["unknown_centre", "Alcalá", null],
    ["unknown_calendar", "madrid-2026", sure("Madrid 2026")],
    ["unknown_worker", "Ana Ruiz Prada", sure("1")],
    ["unknown_worker", "Luis Gil", null],
    ["required", "", null],
  ])("%s of %s", (code, value, expected) => {
    expect(remedy(code, value)).toEqual(expected);
  });
});

import { describe, expect, it } from "vitest";

import {
  askedOf,
  layoutFormOf,
  monthFrom,
  moved,
  offeredColumns,
  withRows,
} from "./payroll.model.ts";

describe("month of the address", () => {
  it("is the last one that ended unless the address names one", () => {
    expect(askedOf({}, "2026-01-15").mes).toBe("2025-12");
    expect(askedOf({ mes: "2026-01" }, "2026-01-15").mes).toBe("2026-01");
    expect(askedOf({ mes: "2026-02" }, "2026-01-15").mes).toBe("2025-12");
    expect(monthFrom("2026-12", 1)).toBe("2027-01");
  });
});

describe("layouts", () => {
  it("a column is offered once, and figures in files by person alone", () => {
    const form = layoutFormOf(null);
    expect(offeredColumns(form)).not.toContain("nif");
    expect(offeredColumns(form)).toContain("nacimiento");
    const byConcept = withRows(form, "concepto");
    expect(offeredColumns(byConcept)).not.toContain("gastos");
    expect(byConcept.columnas.map(({ campo }) => campo)).toContain("cantidad");
  });

  it("columns change places", () => {
    expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
  });
});

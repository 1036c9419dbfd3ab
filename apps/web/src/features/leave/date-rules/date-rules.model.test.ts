import { describe, expect, it } from "vitest";

import { coverFormOf, missingDays, partOfStrip } from "./date-rules.model.ts";

describe("strip of fifteen months", () => {
  it("shows days of the year and of the first quarter of the next one", () => {
    expect(partOfStrip(2026, { desde: "2026-01-01", hasta: "2027-03-31" })).toEqual({
      left: 0,
      width: 100,
    });
    const december = partOfStrip(2026, { desde: "2026-12-24", hasta: "2026-12-31" });
    expect(december?.left).toBeCloseTo((357 / 455) * 100);
    expect(december?.width).toBeCloseTo((8 / 455) * 100);
  });

  it("cuts what begins before or ends after it, and leaves out the rest", () => {
    expect(partOfStrip(2026, { desde: "2025-12-28", hasta: "2026-01-02" })).toMatchObject({
      left: 0,
      width: (2 / 455) * 100,
    });
    expect(partOfStrip(2026, { desde: "2025-08-01", hasta: "2025-08-15" })).toBeNull();
    expect(partOfStrip(2026, { desde: "2027-04-01", hasta: "2027-04-02" })).toBeNull();
  });
});

describe("forms", () => {
  it("days out of order are missing their last one", () => {
    expect(missingDays({ desde: "", hasta: "" })).toEqual(["desde", "hasta"]);
    expect(missingDays({ desde: "2026-12-24", hasta: "2026-12-20" })).toEqual(["hasta"]);
    expect(missingDays({ desde: "2026-12-24", hasta: "2026-12-24" })).toEqual([]);
  });

  it("a new cover begins as a warning on working days", () => {
    expect(coverFormOf(null)).toMatchObject({
      unit: "personas",
      dias: [1, 2, 3, 4, 5],
      impide: false,
    });
  });
});

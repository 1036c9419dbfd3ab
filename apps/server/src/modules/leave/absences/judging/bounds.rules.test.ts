import { describe, expect, it } from "vitest";

import { boundsProblem } from "./bounds.rules.ts";

const bounds = { today: "2026-11-18", fecha_alta: "2020-01-01", fecha_baja: null };
const usual = { minimo_meses: null, maximo_meses: null };
const voluntary = { minimo_meses: 4, maximo_meses: 60 };
const childcare = { minimo_meses: null, maximo_meses: 36 };

const judge = (
  rule: typeof usual | typeof voluntary | typeof childcare,
  from: string,
  to: string,
) => boundsProblem([{ fecha_inicio: from, fecha_fin: to, pe_tipo_periodo_id: 1 }], rule, bounds);

describe("terms of a rule (Rule LEAVE-70)", () => {
  it("leave without terms of its own lies within 18 months of today", () => {
    expect(judge(usual, "2028-05-18", "2028-05-18")).toBeNull();
    const far = { code: "leave.too_far", available: { amount: 18, unit: "months" } };
    expect(judge(usual, "2028-05-18", "2028-05-19")).toEqual(far);
    expect(judge(usual, "2025-05-17", "2025-05-20")).toEqual(far);
  });

  it("childcare leave lasts three years, leap day included, from a first day within 18 months", () => {
    expect(judge(childcare, "2027-04-01", "2030-03-31")).toBeNull();
    expect(judge(childcare, "2027-04-01", "2030-04-01")).toEqual({
      code: "leave.too_long",
      available: { amount: 36, unit: "months" },
    });
    expect(judge(childcare, "2028-06-01", "2028-06-30")?.code).toBe("leave.too_far");
  });

  it("voluntary leave lasts from four months to five years", () => {
    expect(judge(voluntary, "2027-06-01", "2027-09-30")).toBeNull();
    expect(judge(voluntary, "2027-06-01", "2032-05-31")).toBeNull();
    expect(judge(voluntary, "2027-06-01", "2027-09-29")).toEqual({
      code: "leave.too_short",
      available: { amount: 4, unit: "months" },
    });
    expect(judge(voluntary, "2027-06-01", "2032-06-01")?.code).toBe("leave.too_long");
  });

  it("periods in parts end within the longest duration of the first", () => {
    const part = (fecha_inicio: string, fecha_fin: string) => ({
      fecha_inicio,
      fecha_fin,
      pe_tipo_periodo_id: 1,
    });
    const parts = [part("2027-01-01", "2027-12-31"), part("2029-01-01", "2029-12-31")];
    expect(boundsProblem(parts, childcare, bounds)).toBeNull();
    const later = [...parts, part("2030-01-01", "2030-01-31")];
    expect(boundsProblem(later, childcare, bounds)?.code).toBe("leave.too_far");
  });

  it("leave lies within the contract", () => {
    const ended = { ...bounds, fecha_baja: "2027-01-31" };
    const day = [{ fecha_inicio: "2027-02-01", fecha_fin: "2027-02-01", pe_tipo_periodo_id: 1 }];
    expect(boundsProblem(day, usual, ended)).toEqual({ code: "leave.outside_employment" });
  });
});

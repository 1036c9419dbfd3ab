import { describe, expect, it } from "vitest";

import { judgeLimit } from "./limits.rules.ts";
import type { AskedOfRule, RuleUse } from "./limits.rules.ts";

const use = (fecha: string, coste: number, more: Partial<RuleUse> = {}): RuleUse => ({
  solicitud_id: 1,
  pe_solicitud_subtipo_id: 7,
  rectifica_id: null,
  fecha,
  coste,
  aprobada: true,
  ...more,
});

const asked = (
  rule: Partial<AskedOfRule["rule"]>,
  days: Array<[string, number]>,
  more: Partial<AskedOfRule> = {},
): AskedOfRule => ({
  rule: { id: 7, limite: null, limite_por: null, maximo_consecutivo: null, ...rule },
  slices: days.map(([fecha, coste]) => ({ fecha, coste })),
  ...more,
});

const yearly = { limite: 2, limite_por: "anyo" } as const;

describe("a yearly limit", () => {
  it("a yearly limit counts the year's requests of the rule, pending ones too", () => {
    const uses = [use("2026-02-02", 0.5), use("2026-03-02", 1, { aprobada: false })];
    expect(judgeLimit(uses, asked(yearly, [["2026-12-14", 0.5]])).limite).toEqual({
      total: 2,
      por: "anyo",
      usado: 1.5,
      disponible: 0.5,
      exceeded: false,
    });
    expect(judgeLimit(uses, asked(yearly, [["2026-12-14", 1]])).limite?.exceeded).toBe(true);
  });

  it("a yearly limit counts each year apart: the first year that lacks days is reported", () => {
    const uses = [use("2027-02-01", 2)];
    const days: Array<[string, number]> = [
      ["2026-12-31", 1],
      ["2027-01-02", 1],
    ];
    expect(judgeLimit(uses, asked(yearly, days)).limite).toMatchObject({
      usado: 2,
      disponible: 0,
      exceeded: true,
    });
  });

  it("a yearly limit leaves out other rules, the edited request and the replaced one", () => {
    const uses = [
      use("2026-02-02", 2, { pe_solicitud_subtipo_id: 8 }),
      use("2026-02-03", 2, { solicitud_id: 5 }),
      use("2026-02-04", 2, { solicitud_id: 6 }),
    ];
    const verdict = judgeLimit(
      uses,
      asked(yearly, [["2026-12-14", 1]], { solicitud_id: 5, rectifica_id: 6 }),
    );
    expect(verdict.limite?.usado).toBe(0);
  });

  it("a yearly limit counts a pending rectification and its original once", () => {
    const uses = [
      use("2026-02-02", 1),
      use("2026-02-02", 1, { solicitud_id: 2, rectifica_id: 1, aprobada: false }),
      use("2026-02-03", 0.5, { solicitud_id: 2, rectifica_id: 1, aprobada: false }),
    ];
    expect(judgeLimit(uses, asked(yearly, [["2026-12-14", 0.5]])).limite?.usado).toBe(1.5);
  });
});

describe("a limit for one occasion", () => {
  it("a limit for one occasion counts the days of this request alone", () => {
    const rule = { limite: 2, limite_por: "hecho" } as const;
    const uses = [use("2026-02-02", 2)];
    const two: Array<[string, number]> = [
      ["2026-12-31", 1],
      ["2027-01-02", 1],
    ];
    expect(judgeLimit(uses, asked(rule, two)).limite?.exceeded).toBe(false);
    const three: Array<[string, number]> = [...two, ["2027-01-03", 0.5]];
    expect(judgeLimit(uses, asked(rule, three)).limite).toEqual({
      total: 2,
      por: "hecho",
      usado: 0,
      disponible: 2,
      exceeded: true,
    });
  });
});

describe("days in a row", () => {
  const rest = { maximo_consecutivo: 3 } as const;

  it("days in a row are counted over adjacent requests", () => {
    const uses = [use("2026-11-30", 1), use("2026-12-01", 1)];
    const next = judgeLimit(uses, asked(rest, [["2026-12-02", 1]]));
    expect([next.consecutivos, next.tooManyInARow]).toEqual([3, false]);
    const more = judgeLimit(
      uses,
      asked(rest, [
        ["2026-12-02", 1],
        ["2026-12-03", 1],
      ]),
    );
    expect([more.consecutivos, more.tooManyInARow]).toEqual([4, true]);
  });

  it("days in a row end with a day between", () => {
    const uses = [use("2026-11-30", 1), use("2026-12-01", 1)];
    const verdict = judgeLimit(uses, asked(rest, [["2026-12-03", 1]]));
    expect([verdict.consecutivos, verdict.tooManyInARow]).toEqual([1, false]);
  });
});

import { describe, expect, it } from "vitest";

import { pageTextOf } from "../../../../../test/page-text.ts";

import { ambiguousOn, completeFigures, figuresOn } from "./figures.rules.ts";

const receipt = {
  accrued: "A. TOTAL DEVENGADO 2.000,00",
  contributions: "TOTAL APORTACIONES 130,00",
  tax: "2. Impuesto sobre la renta de las personas físicas 12,00 % 240,00",
  deducted: "B. TOTAL A DEDUCIR 380,00",
  net: "LÍQUIDO TOTAL A PERCIBIR (A − B) 1.620,00",
};

const read = (changes: Partial<typeof receipt> = {}) =>
  completeFigures(figuresOn(pageTextOf(Object.values({ ...receipt, ...changes }))));

describe("the figures of a page", () => {
  it("reads the figures of the official model's labels", () => {
    expect(read()).toEqual({
      total_devengado: 2000,
      total_aportaciones: 130,
      porcentaje_irpf: 12,
      descuento_irpf: 240,
      otras_deducciones: 10,
      total_percibir: 1620,
    });
  });

  it("reads the figures of other programs' labels", () => {
    const words = {
      accrued: "Total devengos 2.000,00",
      deducted: "Total deducciones 380,00",
      net: "Neto a percibir 1.620,00 €",
    };
    expect(read(words)).toEqual(read());
  });

  it.each([
    ["a total is missing", { contributions: "" }],
    ["the base was read for the tax", { tax: "IRPF 12,00 % 240,00 2.000,00" }],
    ["a total has two amounts", { net: "LIQUIDO A PERCIBIR 1.620,00 16.200,00" }],
    [
      "a total is stated twice, each time another",
      { accrued: "TOTAL BRUTO 2.000,00\nTOTAL DEVENGADO 2.100,00" },
    ],
    [
      "there is more tax than pay",
      { tax: "IRPF 12,00 % 2.400,00", deducted: "TOTAL A DEDUCIR 9.000,00" },
    ],
    ["a number is none of euros", { net: "LIQUIDO A PERCIBIR 9.999.999.999,00" }],
  ])("the figures of a page are not known where %s", (_, changes) => {
    expect(
      completeFigures(
        figuresOn(
          pageTextOf(Object.values({ ...receipt, ...changes }).flatMap((line) => line.split("\n"))),
        ),
      ),
    ).toBeNull();
  });

  describe("beside sums since January", () => {
    const heading = [
      [50, "CONCEPTO"],
      [300, "IMPORTE"],
      [420, "ACUMULADO AÑO"],
    ] as const;
    const net = (...amounts: Array<readonly [number, string]>): number | null =>
      figuresOn(pageTextOf([heading, [[50, "LÍQUIDO A PERCIBIR"], ...amounts]])).total_percibir;

    it("reads the figures of this month's column beside sums since January", () => {
      expect(net([300, "1.620,00"], [420, "16.200,00"])).toBe(1620);
    });

    it("figures are unknown where only the sum since January is there", () => {
      expect(net([420, "16.200,00"])).toBeNull();
    });

    it("figures are unknown where the headings do not tell the columns", () => {
      const line = [
        [50, "LÍQUIDO A PERCIBIR"],
        [300, "1.620,00"],
        [420, "16.200,00"],
      ] as const;
      expect(figuresOn(pageTextOf([line])).total_percibir).toBeNull();
      expect(ambiguousOn(pageTextOf([line]))).toEqual(["total_percibir"]);
      expect(ambiguousOn(pageTextOf([heading, line]))).toEqual([]);
      expect(ambiguousOn(pageTextOf([heading, line.filter(([x]) => x !== 300)]))).toEqual([]);
    });
  });
});

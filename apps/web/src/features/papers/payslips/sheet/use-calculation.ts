import { useTranslation } from "react-i18next";

import type { PayslipLine } from "@atrio/contract/papers/payslips";

import { formatMoney, formatNumber, formatPercent } from "../../../../lib/format.ts";
import { unitOf } from "../concepts/concepts.model.ts";

import { calculationOf } from "./sheet.model.ts";

type CalculationText = {
  /** '14,20 % de 2.350,00 € = 333,70 €'. */
  text: string;
  /** Without the result, which stands beside it: '14,20 % × 2.350,00 €', '30 días × 60,00 €'. */
  short: string;
  /** There is nothing to work out. */
  isFixed: boolean;
};

/** Text of a line's calculation. */
export function useCalculation(): (line: PayslipLine) => CalculationText {
  const { t } = useTranslation("payslips");
  const unitsText = (concept: string, count: number): string =>
    t(`calculation.${unitOf(concept)}`, { count, shown: formatNumber(count) });
  return (line) => {
    const calculation = calculationOf(line);
    const amount = formatMoney(calculation.amount);
    switch (calculation.kind) {
      case "rate":
      case "rate_differs": {
        const rate = formatPercent(calculation.rate);
        const base = formatMoney(calculation.base);
        const short = `${rate} × ${base}`;
        if (calculation.kind === "rate") {
          return { text: t("calculation.rate", { rate, base, amount }), short, isFixed: false };
        }
        const computed = formatMoney(calculation.computed);
        const text = t("calculation.rate_differs", { rate, base, amount, computed });
        return { text, short, isFixed: false };
      }
      case "units":
      case "units_about": {
        const units = unitsText(line.concepto, calculation.units);
        const price = formatMoney(calculation.price);
        const text = t(`calculation.${calculation.kind}`, { units, price, amount });
        return { text, short: `${units} × ${price}`, isFixed: false };
      }
      case "fixed":
        // Days or hours without a price, as of the supplement of sick pay.
        if (line.unidades !== null && unitOf(line.concepto) !== "plain") {
          const units = unitsText(line.concepto, line.unidades);
          return { text: `${units} · ${amount}`, short: units, isFixed: false };
        }
        return { text: t("calculation.fixed", { amount }), short: "", isFixed: true };
    }
  };
}

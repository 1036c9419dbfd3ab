import { round } from "./money.ts";
import type { YearRates } from "./rates.ts";

type Taxed = { gross: number; contributions: number; children: number };

/** The tax of a year's pay, in euros, before it is shared out among the payslips. */
export function yearlyTax({ tax }: YearRates, { gross, contributions, children }: Taxed): number {
  const exempt = tax.exempt[Math.min(children, 2)] ?? 0;
  if (gross <= exempt) return 0;
  const net = Math.max(0, gross - contributions);
  const taxable = Math.max(0, net - tax.expenses - reductionOf(tax.reduction, net));
  const minimum = tax.personal + childrenMinimum(tax.children, children);
  const due = scaled(tax.scale, taxable) - scaled(tax.scale, Math.min(minimum, taxable));
  // Article 85.3: near the exempt amount no more than a part of what is above it.
  const most = gross <= 35_200 ? 0.43 * (gross - exempt) : Infinity;
  return round(Math.max(0, Math.min(due, most)));
}

/** The percentage to withhold of a year's pay, with two decimals that are cut. */
export function withholdingRate(rates: YearRates, pay: Taxed): number {
  return pay.gross <= 0 ? 0 : cut((yearlyTax(rates, pay) * 100) / pay.gross);
}

/** The percentage for the rest of a year, when part of its tax has been withheld. */
export function regularisedRate(
  rates: YearRates,
  pay: Taxed & { withheld: number; rest: number },
): number {
  if (pay.rest <= 0) return 0;
  const due = yearlyTax(rates, pay) - pay.withheld;
  return Math.min(Math.max(0, cut((due * 100) / pay.rest)), 47);
}

const cut = (rate: number): number => Math.floor(rate * 100 + 1e-9) / 100;

function scaled(scale: YearRates["tax"]["scale"], amount: number): number {
  return scale.reduce((all, { from, rate }, index) => {
    const next = scale[index + 1]?.from ?? Infinity;
    return all + (Math.max(0, Math.min(amount, next) - from) * rate) / 100;
  }, 0);
}

function reductionOf(reduction: YearRates["tax"]["reduction"], net: number): number {
  let { most, full } = reduction;
  for (const { upTo, each } of reduction.slopes) {
    if (net <= full) break;
    most -= (Math.min(net, upTo) - full) * each;
    full = upTo;
  }
  const last = reduction.slopes.at(-1)?.upTo ?? full;
  return net > last ? 0 : Math.max(0, most);
}

function childrenMinimum(minima: YearRates["tax"]["children"], children: number): number {
  return Array.from({ length: children }).reduce<number>(
    (all, _, index) => all + (minima[Math.min(index, 3)] ?? 0),
    0,
  );
}

/** A percentage that worker and company share. */
type Shared = { worker: number; company: number };

/** Contribution of a part of the pay above the largest base; up to so many times that base. */
export type SolidarityStep = Shared & { upTo: number };

/** A step of the scale of income tax: from an amount of euros on, so many per cent. */
type TaxStep = { from: number; rate: number };

/**
 * Rates of a year's payslips: percentages and euros. Contributions by the yearly orders of
 * contributions and article 19 ter of the Ley General de la Seguridad Social; income tax by the
 * regulation's general procedure (articles 82 to 86), with the scale of state and region together.
 */
export type YearRates = {
  commonContingencies: Shared;
  /** Mecanismo de Equidad Intergeneracional. */
  mei: Shared;
  unemployment: { indefinite: Shared; temporary: Shared };
  training: Shared;
  /** Paid by the company alone. */
  wageGuarantee: number;
  overtime: Shared;
  /** Largest and smallest base of a month; the smallest of a whole working time. */
  base: { most: number; least: number };
  solidarity: readonly SolidarityStep[];
  tax: {
    scale: readonly TaxStep[];
    /** Minimum of a person, and of the first, second, third and following children. */
    personal: number;
    children: readonly [number, number, number, number];
    expenses: number;
    /** Reduction of work income: whole up to `full`, then falling by two slopes until nothing. */
    reduction: {
      most: number;
      full: number;
      slopes: ReadonlyArray<{ upTo: number; each: number }>;
    };
    /** Yearly pay below which nothing is withheld, by children: none, one, more. */
    exempt: readonly [number, number, number];
  };
};

const commonContingencies = { worker: 4.7, company: 23.6 };
const unemployment = {
  indefinite: { worker: 1.55, company: 5.5 },
  temporary: { worker: 1.6, company: 6.7 },
};
const training = { worker: 0.1, company: 0.6 };
const wageGuarantee = 0.2;
const overtime = { worker: 4.7, company: 23.6 };

const tax: YearRates["tax"] = {
  scale: [
    { from: 0, rate: 19 },
    { from: 12_450, rate: 24 },
    { from: 20_200, rate: 30 },
    { from: 35_200, rate: 37 },
    { from: 60_000, rate: 45 },
    { from: 300_000, rate: 47 },
  ],
  personal: 5550,
  children: [2400, 2700, 4000, 4500],
  expenses: 2000,
  // Real Decreto 142/2024
  reduction: {
    most: 7302,
    full: 14_852,
    slopes: [
      { upTo: 17_673.52, each: 1.75 },
      { upTo: 19_747.5, each: 1.14 },
    ],
  },
  exempt: [15_876, 16_342, 16_867],
};

const common = { commonContingencies, unemployment, training, wageGuarantee, overtime, tax };

const years: ReadonlyMap<number, YearRates> = new Map([
  [
    2024,
    {
      ...common,
      mei: { worker: 0.12, company: 0.58 },
      base: { most: 4720.5, least: 1323 },
      solidarity: [],
    },
  ],
  [
    2025,
    {
      ...common,
      mei: { worker: 0.13, company: 0.67 },
      base: { most: 4909.5, least: 1381.2 },
      solidarity: [
        { upTo: 1.1, worker: 0.15, company: 0.77 },
        { upTo: 1.5, worker: 0.17, company: 0.83 },
        { upTo: Infinity, worker: 0.19, company: 0.98 },
      ],
    },
  ],
  [
    2026,
    {
      ...common,
      mei: { worker: 0.15, company: 0.75 },
      base: { most: 5101.2, least: 1424.5 },
      solidarity: [
        { upTo: 1.1, worker: 0.19, company: 0.96 },
        { upTo: 1.5, worker: 0.21, company: 1.04 },
        { upTo: Infinity, worker: 0.24, company: 1.22 },
      ],
    },
  ],
]);

/** The rates of a year, or of the nearest year that is known. */
export function ratesOf(year: number): YearRates {
  const known = [...years.keys()];
  const nearest = Math.min(Math.max(year, Math.min(...known)), Math.max(...known));
  const rates = years.get(nearest);
  if (rates === undefined) throw new Error(`No rates are known near ${year}`);
  return rates;
}

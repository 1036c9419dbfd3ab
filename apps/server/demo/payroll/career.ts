import type { PayslipKind } from "@atrio/contract/papers/payslips";

import { addDays, epochDay, monthRange } from "../../src/lib/calendar/dates.ts";
import type { PayslipFigures } from "../../src/modules/papers/payslips/payslips.rules.ts";

import { regularisedRate, withholdingRate } from "./income-tax.ts";
import { round } from "./money.ts";
import { monthlyPayslip, plainMonth } from "./month.ts";
import type { Month } from "./month.ts";
import { ratesOf } from "./rates.ts";
import type { SickDays } from "./sick-pay.ts";
import { arrearsPayslip, bonusPayslip, extraPayslip } from "./single.ts";
import { extraPayOf, paymentOf, seniorityOf } from "./terms.ts";
import type { Terms } from "./terms.ts";

type YearMonth = { year: number; month: number };

/** Local dates, the last one included. */
export type Days = { desde: string; hasta: string };

/** Facts of a person that payslips depend on; months as `YYYY-MM`. */
export type Career = {
  /** Terms of a career except the yearly pay, which changes each January. */
  terms: Omit<Terms, "annual">;
  annualIn(year: number): number;
  hired: string;
  /** Last day of work; null while they work here. */
  left: string | null;
  sickLeaves: readonly Days[];
  /** Leaves of a birth, which the Social Security pays itself. */
  birthLeaves: readonly Days[];
  /** Days of unpaid leave. */
  unpaid: readonly Days[];
  overtimeHours: ReadonlyMap<string, number>;
  journeys: ReadonlyMap<string, number>;
  advances: ReadonlyMap<string, number>;
  bonuses: ReadonlyMap<string, number>;
  arrears: ReadonlyMap<string, number>;
  /** Month that was paid without its overtime and put right later. */
  corrected: string | null;
};

/** A payslip of the demo with its moment of publishing. */
export type MadePayslip = {
  tipo_nomina: PayslipKind;
  anyo: number;
  mes_pago: number;
  fecha_inicio: string;
  fecha_fin: string;
  days: number | null;
  figures: PayslipFigures;
  /** Local date. */
  published: string;
  /** Correction of the other payslip of this month and kind. */
  corrects: boolean;
};

/** Sums paid so far in a year. */
type YearSoFar = { year: number; gross: number; withheld: number; contributions: number };

/** Month in which the year's withholding is worked out anew. */
const regularisation = 10;

/** The payslips of some whole months, oldest first. */
export function payslipsOf(career: Career, months: readonly YearMonth[]): MadePayslip[] {
  const made: MadePayslip[] = [];
  let soFar: YearSoFar = { year: 0, gross: 0, withheld: 0, contributions: 0 };
  let rate = 0;
  let base = 0;
  const leaveBases = new Map<string, number>();
  const isWhole = (year: number): boolean =>
    months.some((one) => one.year === year && one.month === 1);
  for (const at of months) {
    const employed = employedDays(career, at);
    if (employed === 0) continue;
    const terms = { ...career.terms, annual: career.annualIn(at.year) };
    if (soFar.year !== at.year) {
      soFar = { year: at.year, gross: 0, withheld: 0, contributions: 0 };
      rate = firstRate(career, terms, at.year);
    }
    if (at.month === regularisation && isWhole(at.year)) rate = laterRate(terms, at, soFar);
    if (base === 0) base = expectedBase(terms, at);
    const facts = factsOf(career, at, { employed, rate, daily: base / 30, leaveBases });
    const paid = [...singlesOf(career, terms, at, rate), ...monthOf(career, terms, { at, facts })];
    for (const one of paid) {
      if (one.corrects) soFar = without(soFar, made.at(-1));
      soFar = withPayslip(soFar, one);
      made.push(one);
    }
    base = monthlyPayslip(terms, { ...facts, sick: [], unpaid: 0, birth: 0, employed: 30 }).base;
  }
  return made.toSorted((one, other) => (one.published < other.published ? -1 : 1));
}

const keyOf = ({ year, month }: YearMonth): string => `${year}-${String(month).padStart(2, "0")}`;

/** Days of thirty that a month has of a contract; a month from its first to its last day is thirty. */
function employedDays({ hired, left }: Career, at: YearMonth): number {
  const { desde, hasta } = monthRange(at);
  const first = hired > desde ? hired : desde;
  const last = left !== null && left < hasta ? left : hasta;
  if (first === desde && last === hasta) return 30;
  return first > last ? 0 : Math.min(30, epochDay(last) - epochDay(first) + 1);
}

type Known = {
  employed: number;
  rate: number;
  /** Pay of a day in the month before. */
  daily: number;
  leaveBases: Map<string, number>;
};

function factsOf(career: Career, at: YearMonth, known: Known): Month {
  const key = keyOf(at);
  const { employed, rate } = known;
  const birth = Math.min(employed, daysIn(career.birthLeaves, at));
  const unpaid = Math.min(employed, birth + daysIn(career.unpaid, at));
  return {
    ...at,
    employed,
    unpaid,
    birth,
    rate,
    sick: sickOf(career, at, { ...known, employed: employed - unpaid }),
    overtimeHours: career.overtimeHours.get(key) ?? 0,
    journeys: career.journeys.get(key) ?? 0,
    advance: career.advances.get(key) ?? 0,
  };
}

/** Days of periods in a month; the whole month is thirty. */
function daysIn(periods: readonly Days[], at: YearMonth): number {
  const { desde, hasta } = monthRange(at);
  const days = periods.reduce((all, period) => {
    const first = period.desde > desde ? period.desde : desde;
    const last = period.hasta < hasta ? period.hasta : hasta;
    return first > last ? all : all + epochDay(last) - epochDay(first) + 1;
  }, 0);
  return days >= epochDay(hasta) - epochDay(desde) + 1 ? 30 : days;
}

/** The days of each leave in a month; its base is that of the month before it began. */
function sickOf({ sickLeaves }: Career, at: YearMonth, known: Known): SickDays[] {
  const { desde, hasta } = monthRange(at);
  let free = known.employed;
  return sickLeaves.flatMap((leave) => {
    const first = leave.desde > desde ? leave.desde : desde;
    const last = leave.hasta < hasta ? leave.hasta : hasta;
    if (first > last) return [];
    const base = known.leaveBases.get(leave.desde) ?? Math.round(known.daily * 100) / 100;
    known.leaveBases.set(leave.desde, base);
    const isWhole = first === desde && last === hasta;
    const days = Math.min(free, isWhole ? 30 : epochDay(last) - epochDay(first) + 1);
    free -= days;
    const from = epochDay(first) - epochDay(leave.desde) + 1;
    return days === 0 ? [] : [{ from, to: from + days - 1, base }];
  });
}

function monthOf(
  career: Career,
  terms: Terms,
  { at, facts }: { at: YearMonth; facts: Month },
): MadePayslip[] {
  const { desde, hasta } = monthRange(at);
  const of = (month: Month, published: string, corrects: boolean): MadePayslip => {
    const { figures, days } = monthlyPayslip(terms, month);
    const period = { fecha_inicio: desde, fecha_fin: hasta };
    return { ...slip("NM", at, period), figures, days, published, corrects };
  };
  // A person away without pay for the whole month gets no receipt.
  if (facts.employed - facts.unpaid <= 0) return [];
  const right = of(facts, hasta, false);
  if (career.corrected !== keyOf(at)) return [right];
  const wrong = of({ ...facts, overtimeHours: 0 }, hasta, false);
  return [wrong, { ...right, published: addDays(hasta, 6), corrects: true }];
}

function slip(
  kind: PayslipKind,
  { year, month }: YearMonth,
  period: { fecha_inicio: string; fecha_fin: string },
) {
  return { tipo_nomina: kind, anyo: year, mes_pago: month, ...period };
}

/** Extra pays, bonuses and arrears of a month. */
function singlesOf(career: Career, terms: Terms, at: YearMonth, rate: number): MadePayslip[] {
  const key = keyOf(at);
  const paid = { ...at, rate };
  const ofYearBefore = {
    fecha_inicio: `${at.year - 1}-01-01`,
    fecha_fin: `${at.year - 1}-12-31`,
  };
  const single = (
    kind: PayslipKind,
    figures: PayslipFigures,
    period: { fecha_inicio: string; fecha_fin: string },
  ): MadePayslip => ({
    ...slip(kind, at, period),
    figures,
    days: null,
    published: `${key}-20`,
    corrects: false,
  });
  const half = halfYear(career, at);
  const [bonus, arrears] = [career.bonuses.get(key), career.arrears.get(key)];
  return [
    ...(half.days === 0 || terms.extraPays === "prorated"
      ? []
      : [single("PE", extraPayslip(terms, { ...paid, days: half.days }), half.period)]),
    ...(bonus === undefined
      ? []
      : [single("BN", bonusPayslip(terms, { ...paid, amount: bonus }), ofYearBefore)]),
    ...(arrears === undefined
      ? []
      : [single("AT", arrearsPayslip(terms, { ...paid, amount: arrears }), ofYearBefore)]),
  ];
}

/** The half-year that an extra pay of June or December pays, and its days of 180. */
function halfYear({ hired, left }: Career, { year, month }: YearMonth) {
  const [first, last] =
    month === 6 ? [`${year}-01-01`, `${year}-06-30`] : [`${year}-07-01`, `${year}-12-31`];
  const from = hired > first ? hired : first;
  const to = left !== null && left < last ? left : last;
  const isDue = (month === 6 || month === 12) && from <= to;
  const days = from === first && to === last ? 180 : epochDay(to) - epochDay(from) + 1;
  return {
    days: isDue ? Math.min(180, days) : 0,
    period: { fecha_inicio: from, fecha_fin: to },
  };
}

function withPayslip(soFar: YearSoFar, { figures }: MadePayslip, sign = 1): YearSoFar {
  return {
    year: soFar.year,
    gross: soFar.gross + sign * (figures.bases.irpf ?? 0),
    withheld: soFar.withheld + sign * figures.descuento_irpf,
    contributions: soFar.contributions + sign * figures.total_aportaciones,
  };
}

function without(soFar: YearSoFar, wrong: MadePayslip | undefined): YearSoFar {
  return wrong === undefined ? soFar : withPayslip(soFar, wrong, -1);
}

/** Expected pay of the whole months and extra pays of a year, and its worker's contributions. */
function expected(terms: Terms, at: YearMonth, input: { months: number; extras: number }) {
  const { figures } = monthlyPayslip(terms, { ...plainMonth, ...at, rate: 0 });
  const apart = terms.extraPays === "apart" ? extraPayOf(terms, at) * input.extras : 0;
  return {
    gross: round((figures.bases.irpf ?? 0) * input.months + apart),
    contributions: round(figures.total_aportaciones * input.months),
  };
}

/** The percentage of a year, from January or from when they came. */
function firstRate({ hired }: Career, terms: Terms, year: number): number {
  const came = Number(hired.slice(0, 4)) === year ? Number(hired.slice(5, 7)) : 1;
  const months = 13 - came;
  const pay = expected(terms, { year, month: 1 }, { months, extras: months / 6 });
  return withholdingRate(ratesOf(year), { ...pay, children: terms.children });
}

/** Percentage of the remaining months, from the total of the year. */
function laterRate(terms: Terms, at: YearMonth, soFar: YearSoFar): number {
  const rest = expected(terms, at, { months: 13 - at.month, extras: 1 });
  return regularisedRate(ratesOf(at.year), {
    gross: soFar.gross + rest.gross,
    contributions: soFar.contributions + rest.contributions,
    children: terms.children,
    withheld: soFar.withheld,
    rest: rest.gross,
  });
}

/** Contribution base of a whole month, for a worker without earlier months. */
function expectedBase(terms: Terms, at: YearMonth): number {
  const monthly = paymentOf(terms) + seniorityOf(terms, at) + extraPayOf(terms, at) / 6;
  return Math.min(monthly, ratesOf(at.year).base.most);
}

import type { PayslipConcept } from "@atrio/contract/papers/payslip-concepts";

import type { Employment } from "./contributions.ts";
import { round } from "./money.ts";

/** A supplement of every month of a whole working time, in euros; some are paid by the hour. */
export type Supplement = {
  concepto: PayslipConcept;
  texto: string;
  monthly: number;
  hourly?: number;
};

/** Pay terms of a person; amounts in euros of their working time. */
export type Terms = Employment & {
  /** A year's fourteen payments, without seniority and supplements. */
  annual: number;
  /** Two extra pays, apart in June and December or shared out among the months. */
  extraPays: "apart" | "prorated";
  /** Part of a whole working time. */
  share: number;
  /** Since when they are with the company, a local date. */
  since: string;
  /** A month's supplement for each three years of a whole working time. */
  triennium: number;
  supplements: readonly Supplement[];
  /** A month's transport, which is not salary and contributes all the same. */
  transport: number;
  /** Medical insurance in kind: contributes, and is not taxed below 500 € a year. */
  insurance: number;
  /** Share of a day's pay that the company completes sick leave to; 0 for none. */
  completesTo: number;
  union: number;
  children: number;
};

/** Per cent of a month's payment that is paid as the agreement's supplement. */
const agreementShare = 12;

/** Fourteenth part of the year. */
export function paymentOf({ annual }: Terms): number {
  return round(annual / 14);
}

/** Parts of a payment: base salary and the agreement's supplement. */
export function partsOf(terms: Terms): { base: number; agreement: number } {
  const payment = paymentOf(terms);
  const agreement = round((payment * agreementShare) / 100);
  return { base: round(payment - agreement), agreement };
}

/** Whole spells of three years before a month. */
function trienniums({ since }: Terms, month: { year: number; month: number }): number {
  const [year = 0, first = 1] = since.split("-").map(Number);
  const months = (month.year - year) * 12 + month.month - first;
  return Math.max(0, Math.floor(months / 36));
}

/** A month's seniority, in euros. */
export function seniorityOf(terms: Terms, month: { year: number; month: number }): number {
  return round(trienniums(terms, month) * terms.triennium * terms.share);
}

/** An extra pay of a whole half-year. */
export function extraPayOf(terms: Terms, month: { year: number; month: number }): number {
  return round(paymentOf(terms) + seniorityOf(terms, month));
}

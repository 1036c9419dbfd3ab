import type { ErrorCode } from "../errors.ts";

/** Value that marks the account of the remainder (Rule PEOPLE-39). */
export const remainder = "Restante";

/**
 * An account's share in the pay: euros or `remainder`, per cent, and whether it is in the pay at
 * all.
 */
type Share = { importe: number | typeof remainder; porcentaje: number; nomina: boolean };

/** The rules of a set of shares by the error of each, in the order in which they are explained. */
const shareRules = [
  "bank.no_payroll",
  "bank.one_remainder",
  "bank.remainder_unassigned",
  "bank.sum",
  "bank.amount_and_percentage",
  "bank.unassigned_share",
] as const satisfies readonly ErrorCode[];
type ShareRule = (typeof shareRules)[number];

/** Euros or per cent with two decimals as whole hundredths. */
export function hundredths(value: number): number {
  return Math.round(value * 100);
}

/** Whole hundredths of the pay that accounts take by percentage; 10,000 are all of it. */
export function sumOfPercentages(shares: readonly Share[]): number {
  return shares
    .filter((share) => share.nomina)
    .reduce((sum, share) => sum + hundredths(share.porcentaje), 0);
}

/** Rules broken by a set of shares (Rule PEOPLE-39); none: it may be saved. */
export function brokenRules(shares: readonly Share[]): ShareRule[] {
  const remainders = shares.filter((share) => share.importe === remainder);
  const others = shares.filter((share) => share.importe !== remainder);
  const isBroken: Record<ShareRule, boolean> = {
    "bank.no_payroll": !shares.some((share) => share.nomina),
    "bank.one_remainder": remainders.length !== 1,
    "bank.remainder_unassigned": remainders.some((share) => !share.nomina),
    "bank.sum": sumOfPercentages(shares) !== 10_000,
    "bank.amount_and_percentage": others.some(
      (share) => share.importe !== 0 && share.porcentaje !== 0,
    ),
    "bank.unassigned_share": others.some(
      (share) => !share.nomina && (share.importe !== 0 || share.porcentaje !== 0),
    ),
  };
  return shareRules.filter((rule) => isBroken[rule]);
}

/**
 * Split of a net pay over a valid set, all in cents and in the order of the set: first the fixed
 * amounts as far as the pay goes, then the percentages of the rest, cut to cents; 'Restante' takes
 * what remains, so that nothing is lost or paid twice.
 */
export function splitPay(net: number, shares: readonly Share[]): number[] {
  let left = net;
  const paid = shares.map((share) => {
    if (!share.nomina || share.importe === remainder) return 0;
    const fixed = Math.min(hundredths(share.importe), left);
    left -= fixed;
    return fixed;
  });
  const base = left;
  const split = shares.map((share, index) => {
    if (!share.nomina || share.importe === remainder) return 0;
    const part = Math.floor((base * hundredths(share.porcentaje)) / 10_000);
    left -= part;
    return part + (paid[index] ?? 0);
  });
  const rest = shares.findIndex((share) => share.nomina && share.importe === remainder);
  return split.map((cents, index) => (index === rest ? left : cents));
}

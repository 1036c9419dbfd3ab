import type { Payslip } from "@atrio/contract/papers/payslips";

import { cents } from "../payslips.model.ts";

/** Months that the card's columns show. */
const columnsShown = 12;

export type LatestPayslip = {
  payslip: Payslip;
  /**
   * Net now minus net of the monthly payslip before it, in euros and in per cent of that; null where one is
   * not known.
   */
  change: { amount: number; percent: number; before: Payslip } | null;
  /** Nets of the latest monthly payslips, oldest first, from 0 to 1 of the highest. */
  columns: Array<Pick<Payslip, "id" | "anyo" | "mes_pago"> & { height: number }>;
};

/** Facts of the newest payslip for the home page, from a list that is newest first. */
export function latestOf(payslips: readonly Payslip[]): LatestPayslip | null {
  const valid = payslips.filter(({ sustituida_por }) => sustituida_por === null);
  const [payslip] = valid;
  if (payslip === undefined) return null;
  const monthly = valid.filter(({ tipo_nomina }) => tipo_nomina === "NM");
  const before = monthly.find(({ id }) => id !== payslip.id);
  return {
    payslip,
    change: payslip.tipo_nomina === "NM" ? changeOf(payslip, before) : null,
    columns: columnsOf(monthly.slice(0, columnsShown)),
  };
}

function changeOf(payslip: Payslip, before: Payslip | undefined): LatestPayslip["change"] {
  const [now, then] = [payslip.total_percibir, before?.total_percibir ?? null];
  if (before === undefined || now === null || then === null) return null;
  const more = cents(now) - cents(then);
  return { amount: more / 100, percent: then === 0 ? 0 : more / then, before };
}

function columnsOf(payslips: readonly Payslip[]): LatestPayslip["columns"] {
  const highest = Math.max(...payslips.map(({ total_percibir }) => total_percibir ?? 0), 1);
  return payslips
    .map(({ id, anyo, mes_pago, total_percibir }) => {
      return { id, anyo, mes_pago, height: Math.max(total_percibir ?? 0, 0) / highest };
    })
    .toReversed();
}

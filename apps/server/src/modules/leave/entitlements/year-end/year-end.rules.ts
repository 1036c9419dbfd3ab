import type { Balance, BalanceKind } from "@atrio/contract/leave/leave";
import type { YearEndRow, YearEndSum, YearEndView } from "@atrio/contract/leave/year-end";

import { balanceOf, kinds } from "../balances/balances.rules.ts";
import type { Ledger } from "../balances/balances.rules.ts";
import { hundredths } from "../lots.rules.ts";

/** Remainder of a balance when its year ends; amounts in days or minutes. */
export type YearEnd = Pick<YearEndRow, "saldo" | "unidad" | "pasa" | "pasa_hasta" | "caduca">;

/** Last reminder of a person before the end of a year. */
export type Reminder = Pick<YearEndRow, "avisado_en" | "leido_en">;

/**
 * Remainders of a person's balances on 31 December of a year (Rule LEAVE-93), without those that leave nothing:
 * lots that end then are lost, the others are carried over. Days of the next year do not count yet.
 */
export function yearEndsOf(ledger: Ledger, year: number): YearEnd[] {
  const last = `${year}-12-31`;
  const atEnd = { ...ledger, usos: ledger.usos.filter((use) => use.fecha <= last) };
  return kinds
    .map((saldo) => yearEndOf(atEnd, { saldo, year, last }))
    .filter((one) => one.pasa > 0 || one.caduca > 0);
}

function yearEndOf(
  ledger: Ledger,
  { saldo, year, last }: { saldo: BalanceKind; year: number; last: string },
): YearEnd {
  const { lotes, unidad } = balanceOf(ledger, { saldo, year, today: last });
  const open = lotes.filter((lot) => leftOf(lot) > 0);
  const carried = open.filter((lot) => lot.caduca_el === null || lot.caduca_el > last);
  const ends = carried.flatMap((lot) => (lot.caduca_el === null ? [] : [lot.caduca_el]));
  const sum = (lots: typeof open): number =>
    lots.reduce((total, lot) => total + leftOf(lot), 0) / 100;
  return {
    saldo,
    unidad,
    pasa: sum(carried),
    pasa_hasta: ends.length === carried.length ? (ends.toSorted()[0] ?? null) : null,
    caduca: sum(open.filter((lot) => lot.caduca_el === last)),
  };
}

/** Rest of a lot, in hundredths. */
function leftOf(lot: Balance["lotes"][number]): number {
  const taken = hundredths(lot.usado) + hundredths(lot.pendiente) + hundredths(lot.caducado);
  return hundredths(lot.cantidad) - taken;
}

/** Rows of a part of the list. */
export function rowsIn(rows: readonly YearEndRow[], view: YearEndView): YearEndRow[] {
  return rows.filter((row) => {
    if (view === "caducan") return row.caduca > 0;
    if (view === "pasan") return row.pasa > 0;
    return view === "todas" || isUntold(row);
  });
}

/** True if somebody loses days without having been invited to take them. */
export function isUntold(row: Pick<YearEndRow, "caduca" | "avisado_en" | "saldo">): boolean {
  return row.saldo === "vacaciones" && row.caduca > 0 && row.avisado_en === null;
}

/** Sums of each balance that has rows. */
export function sumsOf(rows: readonly YearEndRow[]): YearEndSum[] {
  return kinds.flatMap((saldo) => {
    const own = rows.filter((row) => row.saldo === saldo);
    const [first] = own;
    if (first === undefined) return [];
    const sum = (key: "pasa" | "caduca"): number =>
      own.reduce((total, row) => total + hundredths(row[key]), 0) / 100;
    return {
      saldo,
      unidad: first.unidad,
      pasa: sum("pasa"),
      caduca: sum("caduca"),
      personas_pasa: own.filter((row) => row.pasa > 0).length,
      personas_caduca: own.filter((row) => row.caduca > 0).length,
      sin_aviso: own.filter(isUntold).length,
    };
  });
}

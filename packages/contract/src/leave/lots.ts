import type { Balance } from "./leave.ts";

type Lot = Balance["lotes"][number];

/** Rest of a lot that can still be requested, in its unit. */
export function leftOf(lot: Pick<Lot, "cantidad" | "usado" | "pendiente" | "caducado">): number {
  const left = (lot.cantidad - lot.usado - lot.pendiente - lot.caducado) * 100;
  return Math.round(left) / 100;
}

/** The next day on which something that is left is lost, and how much; null without one. */
export function nextExpiry(
  { lotes }: Pick<Balance, "lotes">,
  today: string,
): { date: string; amount: number } | null {
  const dates = lotes
    .flatMap((lot) => (lot.caduca_el === null || leftOf(lot) <= 0 ? [] : [lot.caduca_el]))
    .filter((date) => date >= today)
    .toSorted();
  const [date] = dates;
  if (date === undefined) return null;
  const lots = lotes.filter((lot) => lot.caduca_el === date);
  const hundredths = lots.reduce((sum, lot) => sum + Math.round(leftOf(lot) * 100), 0);
  return { date, amount: hundredths / 100 };
}

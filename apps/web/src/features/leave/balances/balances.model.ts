import type { Balance, BalanceKind } from "@atrio/contract/leave/leave";
import { balanceKinds } from "@atrio/contract/leave/leave";
import { leftOf } from "@atrio/contract/leave/lots";

/** Figures of a balance, in the order of its card. */
export const figureKeys = [
  "granted",
  "adjusted",
  "used",
  "approved",
  "pending",
  "expired",
  "reserved",
  "left",
] as const;
export type FigureKey = (typeof figureKeys)[number];

type Lot = Balance["lotes"][number];
type Use = Balance["fechas"][number];

/** The amount behind a figure. */
export function figureOf(balance: Balance, figure: FigureKey): number {
  switch (figure) {
    case "granted":
      return balance.dias_totales;
    case "adjusted":
      return balance.dias_ajuste;
    case "used":
      return balance.dias_usados;
    case "approved":
      return balance.dias_aprobados;
    case "pending":
      return balance.dias_pendientes;
    case "expired":
      return balance.dias_caducados;
    case "reserved":
      return balance.dias_reservados;
    case "left":
      return balance.dias_restantes;
  }
}

/** Figures that are not shown while they are nothing: most balances never have them. */
const rare: readonly FigureKey[] = ["adjusted", "expired", "reserved"];

/** Figures listed on a card below the rest. */
export function listedFigures(balance: Balance): FigureKey[] {
  return figureKeys.filter(
    (figure) => figure !== "left" && (!rare.includes(figure) || figureOf(balance, figure) !== 0),
  );
}

/** True if every figure of a balance is nothing. */
export function isEmpty(balance: Balance): boolean {
  return figureKeys.every((figure) => figureOf(balance, figure) === 0);
}

/** True if a balance says anything: the company grants it, or something is in it. */
export function isShown(balance: Balance): boolean {
  return balance.habilitado || !isEmpty(balance);
}

/** The lots that a figure is made of; null for a figure that is made of days. */
export function lotsOf(balance: Balance, figure: FigureKey): Lot[] | null {
  const { lotes } = balance;
  switch (figure) {
    case "granted":
      return lotes.filter((lot) => isGranted(lot) && lot.anyo === balance.anyo);
    case "adjusted":
      return lotes.filter((lot) => !isGranted(lot) || lot.anyo !== balance.anyo);
    case "left":
      return lotes.filter((lot) => leftOf(lot) !== 0);
    case "expired":
      return lotes.filter(
        (lot) => lot.caducado !== 0 && lot.caduca_el?.startsWith(String(balance.anyo)) === true,
      );
    case "reserved":
      return [];
    default:
      return null;
  }
}

/** True for a grant of the company, false for a correction of it. */
function isGranted({ origen }: Lot): boolean {
  return origen === "anual" || origen === "domingo";
}

/** Contribution of a lot to a figure. */
export function amountIn(lot: Lot, figure: FigureKey): number {
  if (figure === "left") return leftOf(lot);
  return figure === "expired" ? lot.caducado : lot.cantidad;
}

/**
 * Part of a figure that no lot explains: a negative adjustment is no lot of its own, it reduces the
 * granted ones.
 */
export function restOf(balance: Balance, figure: FigureKey): number {
  const lots = lotsOf(balance, figure);
  if (lots === null) return 0;
  const told = lots.reduce((sum, lot) => sum + Math.round(amountIn(lot, figure) * 100), 0);
  return (Math.round(figureOf(balance, figure) * 100) - told) / 100;
}

/** Days of one request, in order. */
export type UseGroup = { requestId: number; uses: Use[]; cost: number };

/** The days that a figure is made of, by request, newest first; `today` is the worker's date. */
export function usesOf(balance: Balance, figure: FigureKey, today: string): UseGroup[] {
  return grouped(daysOf(balance, figure, today));
}

function daysOf(balance: Balance, figure: FigureKey, today: string): Use[] {
  if (figure === "pending") return balance.fechas_pendientes;
  return balance.fechas.filter(({ fecha }) => fecha <= today === (figure === "used"));
}

function grouped(uses: readonly Use[]): UseGroup[] {
  const groups = new Map<number, Use[]>();
  for (const use of uses) {
    const known = groups.get(use.solicitud_id) ?? [];
    groups.set(use.solicitud_id, [...known, use]);
  }
  return [...groups]
    .map(([requestId, days]) => ({
      requestId,
      uses: days.toSorted((a, b) => a.fecha.localeCompare(b.fecha)),
      cost: days.reduce((sum, { coste }) => sum + Math.round(coste * 100), 0) / 100,
    }))
    .toSorted((a, b) => firstDay(b).localeCompare(firstDay(a)));
}

function firstDay({ uses }: UseGroup): string {
  return uses[0]?.fecha ?? "";
}

/** Part of a balance's bar; `share` from 0 to 1. */
type BarPart = { figure: "used" | "approved" | "pending" | "left"; share: number };

/** Amounts of a balance's bar, in days or minutes. */
export type BarAmounts = Pick<
  Balance,
  "dias_usados" | "dias_aprobados" | "dias_pendientes" | "dias_restantes"
>;

/**
 * Enjoyed, approved, pending and remaining parts of a balance, as shares that add up to 1. Expired days are
 * none of them; an empty balance has none.
 */
export function barOf(balance: BarAmounts): BarPart[] {
  const amounts = [
    { figure: "used", amount: balance.dias_usados },
    { figure: "approved", amount: balance.dias_aprobados },
    { figure: "pending", amount: balance.dias_pendientes },
    { figure: "left", amount: balance.dias_restantes },
  ] as const;
  const parts = amounts.filter(({ amount }) => amount > 0);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return parts.map(({ figure, amount }) => ({ figure, share: amount / total }));
}

/** Balance and figure of an address ('vacaciones.used'); null for unknown ones. */
export function readFigure(
  text: string | undefined,
): { kind: BalanceKind; figure: FigureKey } | null {
  const [first, second] = text?.split(".") ?? [];
  const kind = balanceKinds.find((known) => known === first);
  const figure = figureKeys.find((known) => known === second);
  return kind === undefined || figure === undefined ? null : { kind, figure };
}

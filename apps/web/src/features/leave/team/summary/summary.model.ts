import { balanceKinds } from "@atrio/contract/leave/leave";
import type { BalanceKind } from "@atrio/contract/leave/leave";

import type { TeamSummary } from "../team.queries.ts";

type Person = TeamSummary[number]["trabajador"];
export type PersonBalance = TeamSummary[number]["saldos"][number];

/** A person's line of the table; null figures where the company grants them none of it. */
export type SummaryRow = { person: Person; balance: PersonBalance | null };

/** Sortable columns of the table. */
export const summaryColumns = [
  "dias_resultantes",
  "dias_usados",
  "dias_aprobados",
  "dias_pendientes",
  "dias_caducados",
  "dias_reservados",
  "dias_restantes",
] as const;
export type SummaryColumn = (typeof summaryColumns)[number];
export type SummaryOrder = { by: "name" | SummaryColumn; descending: boolean };

/** The balances that anybody of the team has, in the order of the contract. */
export function balancesIn(summary: TeamSummary): BalanceKind[] {
  const found = new Set(summary.flatMap(({ saldos }) => saldos.map(kindOf)));
  return balanceKinds.filter((kind) => found.has(kind));
}

function kindOf({ saldo }: PersonBalance): BalanceKind {
  return saldo;
}

/** A balance of everybody, in order; people without it come last in both directions. */
export function summaryRows(
  summary: TeamSummary,
  kind: BalanceKind,
  order: SummaryOrder,
): SummaryRow[] {
  const rows = summary.map(({ trabajador, saldos }) => ({
    person: trabajador,
    balance: saldos.find((one) => kindOf(one) === kind) ?? null,
  }));
  return rows.toSorted((first, second) => {
    const byName = first.person.nombre_completo.localeCompare(second.person.nombre_completo);
    if (order.by === "name") return order.descending ? -byName : byName;
    if (first.balance === null || second.balance === null) {
      if (first.balance === second.balance) return byName;
      return first.balance === null ? 1 : -1;
    }
    const difference = first.balance[order.by] - second.balance[order.by];
    if (difference === 0) return byName;
    return order.descending ? -difference : difference;
  });
}

/** The order after a column's head was pressed: figures begin with the most, names with A. */
export function orderAfter(order: SummaryOrder, by: SummaryOrder["by"]): SummaryOrder {
  if (order.by === by) return { by, descending: !order.descending };
  return { by, descending: by !== "name" };
}

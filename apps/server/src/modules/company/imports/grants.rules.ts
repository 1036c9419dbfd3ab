import type { BalanceKind } from "@atrio/contract/leave/leave";

import { compare, firstOnly, readersOf, settle } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { RowReader, SourceRow } from "./rows.rules.ts";
import type { GrantRow, Snapshot } from "./snapshot/snapshot.rules.ts";
import {
  amountOf,
  balanceKindOf,
  flagOf,
  leaveUnitOf,
  monthDayOf,
  wholeOf,
} from "./values.rules.ts";

/** Last day of the next year to enjoy what is carried over, unless the file says another. */
const lastDay = "12-31";

/** Plan of the rows of `reglas`: what a balance grants from a year on (Rule COMPANY-44). */
export function planGrants(rows: SourceRow[], context: PlanContext): Array<Outcome<GrantRow>> {
  const { snapshot } = context;
  const isFirst = firstOnly<"reglas">();
  const units = new Map<BalanceKind, { unit: GrantRow["unidad"]; line: number }>();
  return readersOf("reglas", rows, context).flatMap((reader) => {
    const saldo = reader.required("saldo", balanceKindOf);
    const amount = reader.required("cantidad", amountOf);
    const year = reader.optional("desde_anyo", wholeOf(2000, 2199));
    if (saldo === undefined) return [];
    const desde_anyo = year ?? Number(snapshot.hoy.slice(0, 4));
    isFirst(reader, "saldo", `${saldo} ${desde_anyo}`);
    const existing = existingGrant(snapshot, saldo, desde_anyo);
    const unit = units.get(saldo)?.unit ?? snapshot.unidades[saldo] ?? unitWithoutRule(saldo);
    const item = readGrant(reader, { saldo, desde_anyo, amount: amount ?? 0, unit }, existing);
    const first = units.get(saldo) ?? { unit: item.unidad, line: reader.place.line ?? 0 };
    units.set(saldo, first);
    if (first.unit !== item.unidad) reader.note("unidad", "unit_differs", { line: first.line });
    if (amount === undefined || !reader.isClean()) return [];
    const outcome = compare({
      item,
      existing,
      label: `${saldo} · ${desde_anyo}`,
      places: [reader.place],
      columns: [
        ["cantidad", "cantidad"],
        ["unidad", "unidad"],
        ["arrastre_maximo", "arrastre_maximo"],
        ["arrastre_hasta", "arrastre_hasta"],
        ["proporcional", "proporcional"],
      ],
    });
    const locked = outcome.kind === "unchanged" ? undefined : lockedYear(snapshot, item);
    if (locked === undefined) return [outcome];
    reader.note(reader.has("desde_anyo") ? "desde_anyo" : "saldo", "year_locked", { year: locked });
    return [];
  });
}

function existingGrant(
  { reglas, unidades }: Snapshot,
  saldo: BalanceKind,
  desde_anyo: number,
): GrantRow | undefined {
  const found = reglas.find((one) => one.saldo === saldo && one.desde_anyo === desde_anyo);
  return found && { ...found, unidad: unidades[saldo] ?? unitWithoutRule(saldo) };
}

function readGrant(
  reader: RowReader<"reglas">,
  key: { saldo: BalanceKind; desde_anyo: number; amount: number; unit: GrantRow["unidad"] },
  existing: GrantRow | undefined,
): GrantRow {
  const { saldo, desde_anyo, amount } = key;
  const unit = reader.optional("unidad", leaveUnitOf) ?? key.unit;
  if ((unit === "horas") !== (saldo === "horas_retribuidas")) {
    reader.note("unidad", "unit_misfit");
  }
  const carried = reader.optional("arrastre_maximo", amountOf);
  return {
    saldo,
    desde_anyo,
    cantidad: inUnit(saldo, amount),
    unidad: unit,
    arrastre_maximo:
      carried === undefined ? (existing?.arrastre_maximo ?? 0) : inUnit(saldo, carried ?? 0),
    arrastre_hasta: settle(
      reader.optional("arrastre_hasta", monthDayOf),
      existing?.arrastre_hasta,
      lastDay,
    ),
    proporcional: settle(reader.optional("proporcional", flagOf), existing?.proporcional, true),
  };
}

/** A locked year whose worth the grant would change: it holds until the next grant of its balance. */
function lockedYear({ lockedYears, reglas }: Snapshot, item: GrantRow): number | undefined {
  const following = reglas
    .filter((one) => one.saldo === item.saldo && one.desde_anyo > item.desde_anyo)
    .map((one) => one.desde_anyo);
  const end = Math.min(...following);
  return lockedYears.find((year) => year >= item.desde_anyo && year < end);
}

function unitWithoutRule(saldo: BalanceKind): GrantRow["unidad"] {
  return saldo === "horas_retribuidas" ? "horas" : "laborables";
}

/** Hours are kept in minutes. */
function inUnit(saldo: BalanceKind, amount: number): number {
  return saldo === "horas_retribuidas" ? Math.round(amount * 60) : amount;
}

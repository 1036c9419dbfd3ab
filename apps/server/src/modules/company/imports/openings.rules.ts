import type { BalanceKind } from "@atrio/contract/leave/leave";

import { compare, firstOnly, readersOf } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { SourceRow } from "./rows.rules.ts";
import type { OpeningRow } from "./snapshot/snapshot.rules.ts";
import { mentionedIn, peopleAfter, readPerson } from "./supervisions.rules.ts";
import type { People } from "./supervisions.rules.ts";
import { amountOf, balanceKindOf, wholeOf } from "./values.rules.ts";

/** Plan of the rows of `saldos`: the opening balance of a worker, by code; hours are kept in minutes. */
export function planOpenings(
  rows: SourceRow[],
  context: PlanContext,
  people: People,
): Array<Outcome<OpeningRow>> {
  const { snapshot } = context;
  const find = peopleAfter(snapshot, people.items);
  const mentioned = mentionedIn(people.rows);
  const isFirst = firstOnly<"saldos">();
  return readersOf("saldos", rows, context).flatMap((reader) => {
    const person = readPerson(reader, "trabajador", { find, mentioned });
    const saldo = reader.required("saldo", balanceKindOf);
    const anyo = reader.required("anyo", wholeOf(2000, 2199));
    const amount = reader.required("cantidad", amountOf);
    if (person === undefined || saldo === undefined) return [];
    const { codigo } = person.fields;
    isFirst(reader, "trabajador", `${codigo} ${saldo}`);
    if (anyo === undefined || amount === undefined || !reader.isClean()) return [];
    const item = { codigo, saldo, anyo, cantidad: inUnit(saldo, amount) };
    const existing = snapshot.saldos.find((one) => one.codigo === codigo && one.saldo === saldo);
    const label = `${codigo} · ${saldo}`;
    return [
      compare({
        item,
        existing,
        label,
        places: [reader.place],
        columns: [
          ["anyo", "anyo"],
          ["cantidad", "cantidad"],
        ],
      }),
    ];
  });
}

function inUnit(saldo: BalanceKind, amount: number): number {
  return saldo === "horas_retribuidas" ? Math.round(amount * 60) : amount;
}

import { expenseKinds } from "@atrio/contract/kinds";

import { addDays } from "../src/lib/calendar/dates.ts";

import type { Random } from "./random.ts";
import type { Window } from "./window.ts";
import type { Expense } from "./wishes.ts";

/** Euros a kilometre (Orden HFP/792/2023). */
export const KM_RATE = 0.26;

/** Cents, as the column keeps them. */
export function kilometrePay(kilometres: number): number {
  return Math.round(kilometres * KM_RATE * 100) / 100;
}

const { fuel, travel, taxis, meals, messenger, other } = expenseKinds;

type Kind = { kind: number; from: number; to: number; texts: readonly [string, ...string[]] };

const drawnKinds: readonly [Kind, ...Kind[]] = [
  { kind: taxis, from: 9, to: 34, texts: ["Taxi al centro de Barcelona.", "Taxi al aeropuerto."] },
  { kind: meals, from: 11, to: 46, texts: ["Comida con un proveedor.", "Comida en la formación."] },
  {
    kind: travel,
    from: 28,
    to: 140,
    texts: ["Tren Madrid–Barcelona.", "Tren a la jornada anual."],
  },
  { kind: messenger, from: 6, to: 19, texts: ["Envío de muestras al laboratorio central."] },
  { kind: fuel, from: 30, to: 70, texts: ["Combustible de la furgoneta de reparto."] },
  { kind: other, from: 8, to: 60, texts: ["Material de oficina.", "Aparcamiento del congreso."] },
];

/** Expenses that somebody asks to be paid back, now and then; most are approved. */
export function drawExpenses(
  random: Random,
  input: { window: Window; from: string; chance: number },
): Expense[] {
  const expenses: Expense[] = [];
  const { window, chance } = input;
  for (let date = input.from; date < addDays(window.today, -4); date = addDays(date, 30)) {
    if (!random.chance(chance)) continue;
    const day = addDays(date, random.integer(0, 20));
    const sent = addDays(day, random.integer(1, 9));
    const byCar = random.chance(0.3);
    const kilometres = random.integer(8, 240);
    const { kind, from, to, texts } = random.pick(drawnKinds);
    const amount = random.integer(from * 100, to * 100) / 100;
    const draw = random.next();
    if (sent >= addDays(window.today, -1)) continue;
    const fate = draw < 0.06 ? "rejected" : "approved";
    expenses.push({
      fecha: day,
      sent,
      kind: byCar ? travel : kind,
      importe: byCar ? kilometrePay(kilometres) : amount,
      kilometros: byCar ? kilometres : null,
      descripcion: byCar ? "Desplazamiento a otro centro en coche propio." : random.pick(texts),
      fate,
      ...(fate === "rejected" && { motivo: "Falta el justificante del gasto." }),
    });
  }
  return expenses;
}

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as bank from "@atrio/contract/time/hours-bank";

import type { SignedIn } from "../../../../../test/factory.ts";
import { startBank, type BankWorld } from "../../../../../test/hours-bank.ts";
import { addDays } from "../../../../lib/calendar/dates.ts";

let w: BankWorld;

// Generated banks are those of 2025, examined from November 2026 on.
beforeAll(async () => {
  w = await startBank("2026-11-18T08:00:00Z");
});

afterAll(() => w.t.stop());

type Step =
  | { kind: "incidence"; minutes: number; compensation: number; verdict: string }
  | { kind: "adjust"; minutes: number }
  | { kind: "transfer"; pick: number; to: "nomina" | "anyo_siguiente" }
  | { kind: "expire" };

const quarter = fc.integer({ min: -12, max: 16 }).filter((quarters) => quarters !== 0);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("incidence" as const),
      minutes: quarter.map((quarters) => quarters * 15),
      compensation: fc.constantFrom(1, 1, 1, 2, 3),
      verdict: fc.constantFrom("approve", "approve", "approve", "reject", "wait"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("adjust" as const),
      minutes: quarter.map((quarters) => quarters * 10),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("transfer" as const),
      pick: fc.nat({ max: 20 }),
      to: fc.constantFrom("nomina" as const, "anyo_siguiente" as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: "expire" }) },
);

type Kept = { id: number; entered: number; compensation: number; state: string };
type Line = { minutes: number; balance: number };

/** Expected contents of the bank, counted again in a few plain lines. */
class Recount {
  readonly years: { own: Line[]; next: Line[] } = { own: [], next: [] };
  readonly incidences: Kept[] = [];
  waiting = 0;
  #atExpiry: number | undefined;
  #writtenOff = false;

  balance(year: "own" | "next" = "own"): number {
    return this.years[year].reduce((sum, line) => sum + line.minutes, 0);
  }

  book(minutes: number, year: "own" | "next" = "own"): void {
    this.years[year].push({ minutes, balance: this.balance(year) + minutes });
  }

  /** Answers whether a line says how much entered. */
  approve(one: Kept, minutes: number, cap: number | null): void {
    one.state = "approved";
    if (one.compensation !== 1) return;
    const room = cap === null ? minutes : Math.max(0, cap - this.balance());
    one.entered = minutes < 0 ? minutes : Math.min(minutes, room);
    this.book(one.entered);
  }

  transfer(one: Kept, to: string): boolean {
    const may =
      one.state === "approved" &&
      (one.compensation === 1 || (one.compensation === 2 && to === "nomina"));
    if (!may) return false;
    one.state = "transferred";
    if (one.compensation !== 1) return true;
    const there = Math.max(0, this.balance());
    const moved = one.entered < 0 ? one.entered : Math.min(one.entered, there);
    this.book(-moved);
    if (to === "anyo_siguiente") this.book(moved, "next");
    return true;
  }

  /** The day of expiry ends. Only amounts of that day that are still there can be lost, once. */
  expire(): void {
    this.#atExpiry ??= this.balance();
    const left = Math.min(this.#atExpiry, this.balance());
    if (left <= 0 || this.#writtenOff) return;
    this.#writtenOff = true;
    this.book(-left);
  }
}

async function statement(who: SignedIn, anyo: number) {
  const query = { worker_id: who.trabajador_id, anyo };
  const { body } = await w.t.call(bank.bankStatement, { token: who.token, query });
  return body.data;
}

async function take(
  model: Recount,
  who: SignedIn,
  { step: one, cap, day }: { step: Step; cap: number | null; day: string },
): Promise<void> {
  if (one.kind === "incidence") {
    const id = await w.raise(who, day, one.minutes, one.compensation);
    const kept = { id, entered: 0, compensation: one.compensation, state: "pending" };
    model.incidences.push(kept);
    if (one.verdict === "wait") {
      model.waiting += one.compensation === 1 ? one.minutes : 0;
      return;
    }
    const isApproved = one.verdict === "approve";
    const { status } = await w.t.call(bank.decideIncidence, {
      token: w.admin.token,
      body: { incidencia_id: id, aprobada: isApproved, respuesta: "Revisada" },
    });
    expect(status).toBe(200);
    if (isApproved) model.approve(kept, one.minutes, cap);
    else kept.state = "rejected";
  } else if (one.kind === "adjust") {
    const { trabajador_id } = who;
    const body = { trabajador_id, anyo: 2025, minutos: one.minutes, motivo: "Ajuste" };
    const { status } = await w.t.call(bank.adjustBank, { token: w.admin.token, body });
    expect(status).toBe(200);
    model.book(one.minutes);
  } else if (one.kind === "transfer") {
    const kept = model.incidences[one.pick % Math.max(1, model.incidences.length)];
    if (kept === undefined || kept.state === "transferred") return;
    const body = { incidencia_ids: [kept.id], destino: one.to };
    const { status } = await w.t.call(bank.transferIncidences, { token: w.admin.token, body });
    expect(status).toBe(model.transfer(kept, one.to) ? 200 : 409);
  } else {
    w.t.clock.advance({ hours: 24 });
    await w.t.ctx.db.gate((tx) =>
      w.t.ctx.jobs.enqueue(tx, "hours_bank.review", { empresa_id: w.company.empresa_id }),
    );
    await w.t.ctx.jobs.idle();
    model.expire();
  }
}

describe("the statement", () => {
  it("the statement equals a recount, for 200 generated years", async () => {
    const cases = fc.record({
      cap: fc.option(fc.integer({ min: 1, max: 40 }).map((quarters) => quarters * 15)),
      steps: fc.array(step, { minLength: 4, maxLength: 10 }),
    });
    const property = fc.asyncProperty(cases, async ({ cap, steps }) => {
      const today = w.t.clock.now().toString().slice(0, 10);
      await w.configure({ anyo: 2025, tope_anual_minutos: cap, caduca_el: today });
      const person = await w.t.factory.worker({ company: w.company });
      const who = { ...person, token: await w.t.factory.session(person, { hours: 5000 }) };
      const model = new Recount();
      for (const [index, one] of steps.entries()) {
        await take(model, who, { step: one, cap, day: addDays("2025-01-01", index) });
      }
      const own = await statement(who, 2025);
      const next = await statement(who, 2026);
      const linesOf = (data: { movimientos: Array<Record<string, number>> }) =>
        data.movimientos.map((line) => ({
          minutes: line["minutos"],
          balance: line["saldo_minutos"],
        }));
      const expected = (lines: Line[]) =>
        lines.map(({ minutes, balance }) => ({ minutes: minutes + 0, balance }));
      expect(linesOf(own)).toEqual(expected(model.years.own));
      expect(linesOf(next)).toEqual(expected(model.years.next));
      expect(own).toMatchObject({
        saldo_minutos: model.balance() + 0,
        pendiente_minutos: model.waiting,
        tope_anual_minutos: cap,
        caduca_el: today,
      });
      if (cap !== null) {
        const credited = own.movimientos.filter(
          (one: { tipo: string }) => one.tipo === "incidencia",
        );
        for (const line of credited) {
          expect(line.minutos <= 0 || line.saldo_minutos <= cap).toBe(true);
        }
      }
    });
    await fc.assert(property, { numRuns: 200, seed: 20_261_118, endOnFailure: true });
  }, 280_000);
});

// Plays generated histories of leave against the application and beside it, for tests.
import * as leave from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import * as office from "@atrio/contract/leave/leave-office";

import {
  judgeBalance,
  readLedger,
  readSlicePlan,
  slicesOf,
} from "../src/modules/leave/entitlements/entitlements.service.ts";
import type { Slice } from "../src/modules/leave/entitlements/entitlements.service.ts";

import type { SignedIn } from "./factory.ts";
import type { Answer, TestApp } from "./harness.ts";
import { LeaveCalls } from "./leave-calls.ts";
import type { LeaveHome } from "./leave-calls.ts";
import { costOf, datesFrom, moved, periodsOf, workOn } from "./leave-days.ts";
import { spentBalances } from "./leave-histories.ts";
import type {
  Adjust,
  Ask,
  Cancel,
  CompanyCase,
  HistoryCase,
  Rectify,
  Sick,
  Spent,
} from "./leave-histories.ts";
import { missingIn, recount, spareIn, tomorrow } from "./leave-recount.ts";
import type { Holder, RecountRequest } from "./leave-recount.ts";
import type { FreeDay, Known } from "./leave-screens.ts";

const years: [number, number] = [2022, 2028];
const kinds = { vacaciones: 1, asuntos_propios: 2, horas_retribuidas: 3 } as const;

/** A company with its generated data. */
export type Home = LeaveHome & { case: CompanyCase };
/** A request of the history, with the data for the recount. */
type Kept = RecountRequest & { balance: Spent; part: string; final: boolean };

/** Days of a balance that the history asks for. */
type Wish = { balance: Spent; dates: readonly string[]; part: string; replaces?: number };
/** Days as the application counts them; askable where nothing but the balance can refuse them. */
type Judged = { slices: Slice[]; isShort: boolean; isAskable: boolean };

/**
 * Plays a history: the application says what days cost and allows, the recount checks both. Approved
 * absences, their corrections, withdrawals and leave that displaces them are entered through the
 * office's calls; requests that wait are sent by the worker where they lie near enough to today.
 */
export class Play {
  /** Differences between the application and the recount. */
  readonly differences: string[] = [];
  readonly #t: TestApp;
  readonly #requests: Kept[] = [];
  readonly #sickDays = new Set<string>();
  readonly #adjustments: Array<Holder["adjustments"][number] & { balance: Spent }> = [];
  readonly #home: Home;
  readonly #person: SignedIn;
  readonly #made: HistoryCase;
  readonly #calls: LeaveCalls;

  constructor(
    t: TestApp,
    { home, person, made }: { home: Home; person: SignedIn; made: HistoryCase },
  ) {
    this.#t = t;
    this.#home = home;
    this.#person = person;
    this.#made = made;
    this.#calls = new LeaveCalls(t, home, person);
  }

  #holder(balance: Spent): Holder {
    const { amount, carry, until, share, later } = this.#home.case.grants[balance];
    const first = { from: 2024, amount, carry, until, share };
    return {
      hired: this.#made.hired,
      left: this.#made.left,
      inMinutes: balance === "horas_retribuidas",
      grants: later === null ? [first] : [first, { ...first, from: 2026, amount: later }],
      adjustments: this.#adjustments.filter((one) => one.balance === balance),
    };
  }

  #of(balance: Spent): Kept[] {
    return this.#requests.filter((one) => one.balance === balance);
  }

  /** A balance of days as the recount knows it. */
  known(balance: Spent): Known {
    return {
      balance,
      holder: this.#holder(balance),
      requests: this.#of(balance),
      freeDays: (from, until) => {
        const days: FreeDay[] = [];
        for (let date = from; date <= until; date = tomorrow(date)) {
          const cost = this.#costOf(balance, date, "full");
          if (cost === 0 || this.#busy([date])) continue;
          days.push({ date, cost, from: workOn(this.#made, this.#home.case, date)?.from ?? 0 });
        }
        return days;
      },
    };
  }

  /** Takes note of a request that waits, which was sent to the application. */
  note(balance: Spent, days: RecountRequest["days"]): void {
    const asked = { balance, part: "full", final: false, replaces: null, days };
    this.#requests.push({ ...asked, id: -this.#requests.length, approved: false, inForce: true });
  }

  #costOf(balance: Spent, date: string, part: string): number {
    return costOf(this.#made, this.#home.case, { balance, date, part });
  }

  #busy(dates: readonly string[], except?: number): boolean {
    const taken = new Set(
      this.#requests
        .filter((one) => one.inForce && one.id !== except)
        .flatMap((one) => one.days.filter((day) => !day.returned).map((day) => day.date)),
    );
    return dates.some((date) => taken.has(date) || this.#sickDays.has(date));
  }

  /** Judgement of the application on days: their cost, and whether the balance has them. */
  async #judge({ balance, dates, part, replaces }: Wish): Promise<Judged> {
    const [first = "", last = ""] = [dates[0], dates.at(-1)];
    const worker = { trabajador_id: this.#person.trabajador_id };
    const [plan, ledger] = await this.#t.ctx.db.read(this.#home.empresa_id, (tx) =>
      Promise.all([
        readSlicePlan(tx, { ...worker, desde: first, hasta: last }),
        readLedger(tx, worker.trabajador_id),
      ]),
    );
    const rule = this.#home.rules.get(kinds[balance]);
    if (rule === undefined) throw new Error("no rule");
    const slices = slicesOf(plan, rule, periodsOf(dates, part));
    const expected = dates.map((date) => this.#costOf(balance, date, part));
    const costs = slices.map((slice) => Math.round(slice.coste * 100));
    this.#same(`${balance} ${first} ${part}: cost`, costs, expected);
    const verdict = judgeBalance(ledger, { saldo: balance, uses: slices, rectifica_id: replaces });
    const holder = this.#holder(balance);
    const wanted = this.#request(balance, slices, { state: "pending", part, replaces });
    const there = this.#of(balance);
    const without = there.map((one) =>
      one.id === replaces ? { ...one, days: one.days.filter((day) => day.returned) } : one,
    );
    const instead = { ...wanted, replaces: null };
    const isShort =
      missingIn(holder, [...there, wanted], years) > missingIn(holder, there, years) ||
      missingIn(holder, [...without, instead], years) > missingIn(holder, without, years);
    this.#same(`${balance} ${first}: shortage`, verdict.shortage !== null, isShort);
    const { hired, left } = this.#made;
    const isEmployed = first >= hired && (left === null || last <= left);
    return { slices, isShort, isAskable: isEmployed && expected.some((cost) => cost > 0) };
  }

  #request(
    balance: Spent,
    slices: readonly Slice[],
    { state, part, replaces }: { state: string; part: string; replaces?: number | undefined },
  ): Kept {
    const days = slices.map((slice) => ({
      date: slice.fecha,
      cost: Math.round(slice.coste * 100),
      returned: false,
    }));
    return {
      id: 0,
      balance,
      part,
      final: replaces !== undefined,
      approved: state === "approved",
      inForce: state === "approved" || state === "pending",
      replaces: state === "pending" ? (replaces ?? null) : null,
      days,
    };
  }

  /** Plays one step. */
  async take(step: HistoryCase["steps"][number]): Promise<void> {
    if (step.type === "ask") await this.#ask(step);
    else if (step.type === "rectify") await this.#rectify(step);
    else if (step.type === "cancel") await this.#cancel(step);
    else if (step.type === "sick") await this.#sick(step);
    else await this.#adjust(step);
  }

  /** Days of a step; paid hours are asked for on scheduled days alone. */
  #wishOf(balance: Spent, first: string, { length, part }: { length: number; part: string }): Wish {
    if (balance === "horas_retribuidas") {
      const dates = datesFrom(first, length);
      const scheduled = dates.filter((date) => this.#costOf(balance, date, "hours") > 0);
      return { balance, dates: scheduled, part: "hours" };
    }
    const isLong = part === "full" || (part === "hours" && balance === "vacaciones");
    if (isLong) return { balance, dates: datesFrom(first, length), part: "full" };
    return { balance, dates: [first], part };
  }

  async #ask(step: Ask): Promise<void> {
    const wish = this.#wishOf(step.balance, step.from, step);
    const { balance, dates, part } = wish;
    if (dates.length === 0 || this.#busy(dates)) return;
    const judged = await this.#judge(wish);
    if (step.state === "approved" && !judged.isAskable) return;
    const id = await this.#send(step.state, wish, judged);
    if (id === null) return;
    this.#requests.push({
      ...this.#request(balance, judged.slices, { state: step.state, part }),
      id,
    });
  }

  /** Sends a request through the call that makes it, else inserts it; null if it is refused. */
  async #send(state: string, wish: Wish, judged: Judged): Promise<number | null> {
    const kind = kinds[wish.balance];
    const periodos = periodsOf(wish.dates, wish.part);
    if (state === "approved") {
      const answer = await this.#calls.enter(kind, periodos);
      return this.#idOf(answer, judged.isShort, wish);
    }
    const distance = Math.abs(Date.parse(wish.dates[0] ?? "") - Date.parse(this.#made.today));
    if (state === "pending" && judged.isAskable && distance < 500 * 86_400_000) {
      return this.#idOf(await this.#calls.send(kind, periodos), judged.isShort, wish);
    }
    return judged.isShort ? null : this.#calls.insert(kind, judged.slices, { state });
  }

  /** Id of an accepted request; refused it must be for its balance alone. */
  #idOf(answer: Answer, isShort: boolean, { balance, dates }: Wish): number | null {
    const expected = isShort ? [409, "leave.not_enough"] : [200, undefined];
    const name = `${balance} ${dates[0] ?? ""} ${answer.body.message ?? ""}`;
    this.#same(`${name}: sent`, [answer.status, answer.body.code], expected);
    return answer.status === 200 ? answer.body.data.id : null;
  }

  async #rectify(step: Rectify): Promise<void> {
    const open = this.#requests.filter(
      (one) => one.approved && one.inForce && !one.final && !one.days.some((day) => day.returned),
    );
    const old = open[step.which % Math.max(1, open.length)];
    if (old === undefined) return;
    const { balance, id: replaces } = old;
    const first = moved(old.days[0]?.date ?? "", step.shift);
    const wish = {
      ...this.#wishOf(balance, first, { length: step.length, part: "full" }),
      replaces,
    };
    if (wish.dates.length === 0 || this.#busy(wish.dates, replaces)) return;
    const judged = await this.#judge(wish);
    const isApproved = step.state === "approved";
    if (isApproved && !judged.isAskable) return;
    const kind = kinds[balance];
    let id: number | null = null;
    if (isApproved) {
      const answer = await this.#calls.correct(replaces, periodsOf(wish.dates, wish.part));
      id = this.#idOf(answer, judged.isShort, wish);
    } else if (!judged.isShort) {
      id = await this.#calls.insert(kind, judged.slices, { state: step.state, replaces });
    }
    if (id === null) return;
    old.final = true;
    if (isApproved) old.inForce = false;
    const how = { state: step.state, part: wish.part, replaces };
    this.#requests.push({ ...this.#request(balance, judged.slices, how), id });
  }

  async #cancel(step: Cancel): Promise<void> {
    const open = this.#requests.filter(
      (one) => one.inForce && !one.final && !one.days.some((day) => day.returned),
    );
    const found = open[step.which % Math.max(1, open.length)];
    if (found === undefined) return;
    const answer = await this.#calls.withdraw(found.id);
    this.#same("withdrawn", [answer.status, answer.body.code], [200, undefined]);
    found.inForce = false;
  }

  /** A medical leave or a birth over approved absences gives back their days. */
  async #sick(step: Sick): Promise<void> {
    const isWaitedFor = (id: number): boolean =>
      this.#requests.some((one) => one.replaces === id && one.inForce);
    const open = this.#requests.filter(
      (one) => one.approved && one.inForce && one.days.length > 0 && !isWaitedFor(one.id),
    );
    const hit = open[step.which % Math.max(1, open.length)];
    if (hit === undefined) return;
    const { hired, left } = this.#made;
    const dates = datesFrom(moved(hit.days[0]?.date ?? "", step.skip), step.length).filter(
      (date) => date >= hired && (left === null || date <= left),
    );
    const under = open.flatMap((one) =>
      one.days
        .filter((day) => dates.includes(day.date) && !day.returned)
        .map((day) => ({ one, day })),
    );
    const free = dates.filter((date) => !under.some(({ day }) => day.date === date));
    if (dates.length === 0 || this.#busy(free)) return;
    if (dates.some((date) => this.#sickDays.has(date))) return;
    const fact = { ocasion: { fecha: dates[0] ?? "", etiqueta: `${this.#sickDays.size}` } };
    const [kind, more] = step.isBirth ? [8, fact] : [7, {}];
    const answer = await this.#calls.enter(kind, periodsOf(dates, "full"), more);
    this.#same(`leave ${answer.body.message ?? ""}`, answer.status, 200);
    for (const { one, day } of under) {
      if (one.balance === "vacaciones") {
        day.returned = true;
        day.endless = step.isBirth;
      } else {
        // Back in its balance: it is neither charged nor corrected any more.
        one.days = one.days.filter((other) => other !== day);
        one.final = true;
      }
    }
    for (const date of dates) this.#sickDays.add(date);
  }

  /** An administrator's adjustment; one below zero is refused. */
  async #adjust(step: Adjust): Promise<void> {
    const amount = step.balance === "horas_retribuidas" ? step.amount * 60 : step.amount;
    const months = amount < 0 ? null : step.months;
    const until =
      months === null
        ? null
        : `${step.year + Math.floor((months - 1) / 12)}-${String(((months - 1) % 12) + 1).padStart(2, "0")}-28`;
    const body = {
      trabajador_id: this.#person.trabajador_id,
      saldo: step.balance,
      anyo: step.year,
      cantidad: amount / 100,
      motivo: "Corrección",
      ...(until === null ? {} : { caduca_el: until }),
    };
    const answer = await this.#t.call(office.adjustBalance, {
      token: this.#home.admin.token,
      body,
    });
    const before = missingIn(this.#holder(step.balance), this.#of(step.balance), years);
    this.#adjustments.push({ balance: step.balance, year: step.year, amount, until });
    const after = missingIn(this.#holder(step.balance), this.#of(step.balance), years);
    this.#same(`adjustment ${JSON.stringify(body)}`, answer.status, after > before ? 409 : 200);
    if (after > before) this.#adjustments.pop();
  }

  /** Compares every year that the portal shows with the recount. */
  async check(): Promise<void> {
    const { today } = this.#made;
    for (const year of [2024, 2025, 2026, 2027]) {
      const answer = await this.#t.call(leave.listBalances, {
        token: this.#person.token,
        params: { id: this.#person.trabajador_id },
        query: { year },
      });
      const shown: Balance[] = answer.body.data;
      for (const balance of spentBalances) {
        const one = shown.find(({ saldo }) => saldo === balance);
        if (one === undefined) throw new Error(`${balance} is not shown`);
        this.#compare(one, year, today);
      }
    }
  }

  #compare(shown: Balance, year: number, today: string): void {
    const balance = spentBalances.find((one) => one === shown.saldo) ?? "vacaciones";
    const holder = this.#holder(balance);
    const name = `${balance} ${year}`;
    const figures = recount(holder, this.#of(balance), { today, years })(year);
    for (const [key, figure] of Object.entries(figures)) {
      this.#same(`${name} ${key}`, Math.round(Number(Reflect.get(shown, key)) * 100), figure);
    }
    const sum = (amounts: number[]): number =>
      Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100);
    const days = sum(shown.fechas.map(({ coste }) => coste));
    this.#same(`${name} days`, days, figures.dias_usados + figures.dias_aprobados);
    const waiting = sum(shown.fechas_pendientes.map(({ coste }) => coste));
    this.#same(`${name} days waiting`, waiting, figures.dias_pendientes);
    const lots = sum(shown.lotes.map(({ cantidad }) => cantidad));
    this.#same(`${name} lots`, lots, figures.dias_resultantes);
    // The columns add up on their face (Rule LEAVE-27).
    const rest =
      figures.dias_resultantes - figures.dias_aprobados_pendientes - figures.dias_caducados;
    this.#same(`${name} columns`, sum([shown.dias_restantes, shown.dias_reservados]), rest);
    if (year < Number(today.slice(0, 4)) || balance !== "vacaciones") return;
    const first = `${year}-01-01`;
    const range = { from: today > first ? today : first, until: `${year}-12-31`, years };
    const spare = spareIn(holder, this.#of(balance), range);
    this.#same(`${name} available`, sum([shown.dias_restantes]), Math.min(rest, spare));
  }

  #same(what: string, shown: unknown, expected: unknown): void {
    const [a, b] = [JSON.stringify(shown), JSON.stringify(expected)];
    if (a !== b) this.differences.push(`${what}: shown ${a}, recounted ${b}`);
  }
}

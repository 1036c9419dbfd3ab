// Plays generated histories of leave against the application and beside it, for tests.
import type { AskedPeriod } from "@atrio/contract/leave/absences";
import * as leave from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import * as office from "@atrio/contract/leave/leave-office";

import {
  judgeBalance,
  readLedger,
  readSlicePlan,
  slicesOf,
} from "../src/modules/leave/entitlements/entitlements.service.ts";
import type { LeaveRule, Slice } from "../src/modules/leave/entitlements/entitlements.service.ts";

import type { Company, SignedIn } from "./factory.ts";
import type { TestApp } from "./harness.ts";
import { spentBalances, weeks } from "./leave-histories.ts";
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
import type { DayBalance, Known } from "./leave-screens.ts";

const years: [number, number] = [2022, 2028];
const kinds = { vacaciones: 1, asuntos_propios: 2, horas_retribuidas: 3, sick: 7 } as const;

/** A company with its generated data. */
export type Home = Company & { case: CompanyCase; rules: Map<number, LeaveRule>; admin: SignedIn };
/** A request of the history, with the data for the recount. */
type Kept = RecountRequest & { balance: Spent; part: string; final: boolean };

function datesFrom(first: string, count: number): string[] {
  const dates = [first];
  while (dates.length < count) dates.push(tomorrow(dates.at(-1) ?? first));
  return dates;
}

const moved = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const partKinds: Record<string, number> = { full: 1, morning: 2, afternoon: 3, hours: 4 };

/** Plays a history: the application says what days cost and allows, the recount checks both. */
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

  constructor(
    t: TestApp,
    { home, person, made }: { home: Home; person: SignedIn; made: HistoryCase },
  ) {
    this.#t = t;
    this.#home = home;
    this.#person = person;
    this.#made = made;
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
  known(balance: DayBalance): Known {
    return {
      balance,
      holder: this.#holder(balance),
      requests: this.#of(balance),
      freeDays: (from, until) => {
        const days: string[] = [];
        for (let date = from; date <= until; date = tomorrow(date)) {
          if (this.#costOf(balance, date, "full") === 100 && !this.#busy([date])) days.push(date);
        }
        return days;
      },
    };
  }

  /** Takes note of a request that waits, which was sent to the application. */
  note(balance: DayBalance, days: RecountRequest["days"]): void {
    const asked = { balance, part: "full", final: false, replaces: null, days };
    this.#requests.push({ ...asked, id: -this.#requests.length, approved: false, inForce: true });
  }

  /** Stretch of work of a date, in minutes; null on days off. */
  #work(date: string): { from: number; to: number } | null {
    const week = weeks[date < this.#made.change ? this.#made.week : this.#made.nextWeek];
    const weekday = new Date(date).getUTCDay() || 7;
    if (week === undefined || !week.days.includes(weekday)) return null;
    return this.#home.case.holidays.includes(date) ? null : week;
  }

  /** Cost of a day, in hundredths, by the rules in words. */
  #costOf(balance: Spent, date: string, part: string): number {
    const { hired, left } = this.#made;
    if (date < hired || (left !== null && date > left)) return 0;
    const work = this.#work(date);
    const byCalendar = balance === "vacaciones" && this.#home.case.unit === "naturales";
    if (work === null) {
      if (!byCalendar || part === "hours") return 0;
      return part === "full" ? 100 : 50;
    }
    const minutes = work.to - work.from;
    const half = part === "morning" ? Math.floor(minutes / 2) : Math.ceil(minutes / 2);
    const covered = Math.max(0, Math.min(work.to, 720) - Math.max(work.from, 600));
    if (balance === "horas_retribuidas") {
      if (part === "full") return minutes * 100;
      return part === "hours" ? 120 * 100 : half * 100;
    }
    if (part === "full") return 100;
    return part === "hours" ? Math.round((covered * 100) / minutes) : 50;
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
  async #judge(
    balance: Spent,
    dates: string[],
    part: string,
    replaces?: number,
  ): Promise<Slice[] | null> {
    const [first = "", last = ""] = [dates[0], dates.at(-1)];
    const period: AskedPeriod = {
      fecha_inicio: first,
      fecha_fin: last,
      pe_tipo_periodo_id: partKinds[part] ?? 1,
      ...(part === "hours" ? { hora_inicio: "10:00", hora_fin: "12:00" } : {}),
    };
    const worker = { trabajador_id: this.#person.trabajador_id };
    const [plan, ledger] = await this.#t.ctx.db.read(this.#home.empresa_id, (tx) =>
      Promise.all([
        readSlicePlan(tx, { ...worker, desde: first, hasta: last }),
        readLedger(tx, worker.trabajador_id),
      ]),
    );
    const rule = this.#home.rules.get(kinds[balance]);
    if (rule === undefined) throw new Error("no rule");
    const slices = slicesOf(plan, rule, [period]);
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
    return isShort ? null : slices;
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

  /** Inserts a request as the portal does: one row a day. */
  async #insert(
    kind: number,
    slices: readonly Slice[],
    state: string,
    replaces?: number,
  ): Promise<number> {
    const now = "2024-01-01T08:00:00Z";
    const estado = { pending: 1, approved: 2, rejected: 3, cancelled: 4 }[state] ?? 1;
    const { id } = await this.#t.factory.insert<{ id: number }>("solicitud", {
      empresa_id: this.#home.empresa_id,
      trabajador_id: this.#person.trabajador_id,
      pe_solicitud_tipo_id: kind,
      pe_solicitud_subtipo_id: this.#home.rules.get(kind)?.id ?? 0,
      estado_id: estado,
      creada_en: now,
      decidida_en: estado === 1 ? null : now,
      cancelada_en: estado === 4 ? now : null,
      rectifica_id: replaces ?? null,
    });
    if (replaces !== undefined && estado === 2) {
      await this.#t.sql(
        `update ausencia set vigente = false, aprobada = false where solicitud_id = $1`,
        [replaces],
      );
    }
    await this.#t.sql(
      `insert into ausencia (empresa_id, solicitud_id, trabajador_id, grupo_id, vigente, aprobada,
        fecha, desde_minuto, hasta_minuto, minutos, coste, motivo_no_cuenta)
       select $1, $2, $3, $4, $5, $6, d.*
       from json_to_recordset($7) d (fecha date, desde_minuto int, hasta_minuto int, minutos int,
         coste numeric, motivo_no_cuenta text)`,
      [
        this.#home.empresa_id,
        id,
        this.#person.trabajador_id,
        replaces ?? id,
        estado <= 2,
        estado === 2,
        JSON.stringify(slices),
      ],
    );
    return id;
  }

  /** Plays one step. */
  async take(step: HistoryCase["steps"][number]): Promise<void> {
    if (step.type === "ask") await this.#ask(step);
    else if (step.type === "rectify") await this.#rectify(step);
    else if (step.type === "cancel") await this.#cancel(step);
    else if (step.type === "sick") await this.#sick(step);
    else await this.#adjust(step);
  }

  async #ask(step: Ask): Promise<void> {
    const part = step.part === "hours" && step.balance === "vacaciones" ? "full" : step.part;
    const dates = datesFrom(step.from, part === "full" ? step.length : 1);
    if (this.#busy(dates)) return;
    const slices = await this.#judge(step.balance, dates, part);
    if (slices === null) return;
    const id = await this.#insert(kinds[step.balance], slices, step.state);
    this.#requests.push({
      ...this.#request(step.balance, slices, { state: step.state, part }),
      id,
    });
  }

  async #rectify(step: Rectify): Promise<void> {
    const open = this.#requests.filter(
      (one) => one.approved && one.inForce && !one.final && !one.days.some((day) => day.returned),
    );
    const old = open[step.which % Math.max(1, open.length)];
    if (old === undefined) return;
    const dates = datesFrom(moved(old.days[0]?.date ?? "", step.shift), step.length);
    if (this.#busy(dates, old.id)) return;
    const slices = await this.#judge(old.balance, dates, "full", old.id);
    if (slices === null) return;
    const id = await this.#insert(kinds[old.balance], slices, step.state, old.id);
    old.final = true;
    if (step.state === "approved") old.inForce = false;
    const how = { state: step.state, part: "full", replaces: old.id };
    this.#requests.push({ ...this.#request(old.balance, slices, how), id });
  }

  async #cancel(step: Cancel): Promise<void> {
    const open = this.#requests.filter(
      (one) => one.inForce && !one.final && !one.days.some((day) => day.returned),
    );
    const found = open[step.which % Math.max(1, open.length)];
    if (found === undefined) return;
    found.inForce = false;
    await this.#t.sql(
      `update ausencia set vigente = false, aprobada = false where solicitud_id = $1`,
      [found.id],
    );
  }

  /** A medical leave over holidays gives back their days. */
  async #sick(step: Sick): Promise<void> {
    const isWaitedFor = (id: number): boolean =>
      this.#requests.some((one) => one.replaces === id && one.inForce);
    const open = this.#of("vacaciones").filter(
      (one) => one.approved && one.inForce && !isWaitedFor(one.id),
    );
    const hit = open[step.which % Math.max(1, open.length)];
    if (hit === undefined) return;
    const dates = datesFrom(moved(hit.days[0]?.date ?? "", step.skip), step.length);
    const under = open.flatMap((one) =>
      one.days.filter((day) => dates.includes(day.date) && !day.returned),
    );
    const free = dates.filter((date) => !under.some((day) => day.date === date));
    if (this.#busy(free) || dates.some((date) => this.#sickDays.has(date))) return;
    const rows = dates.map((fecha) => ({
      fecha,
      desde_minuto: 0,
      hasta_minuto: 1440,
      minutos: 0,
      coste: 1,
    }));
    const id = await this.#insert(kinds.sick, [], "approved");
    await this.#t.sql(
      `update ausencia set vigente = false, aprobada = false, devuelta_por = $1,
         devolucion = 'dieciocho_meses'
       where trabajador_id = $2 and vigente and fecha = any($3::date[])`,
      [id, this.#person.trabajador_id, under.map((day) => day.date)],
    );
    await this.#t.sql(
      `insert into ausencia (empresa_id, solicitud_id, trabajador_id, grupo_id, aprobada, fecha,
         minutos, coste)
       select $1, $2, $3, $2, true, d.fecha, 0, 1
       from json_to_recordset($4) d (fecha date)`,
      [this.#home.empresa_id, id, this.#person.trabajador_id, JSON.stringify(rows)],
    );
    for (const day of under) day.returned = true;
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

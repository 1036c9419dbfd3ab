// Reads a balance on every screen that shows it, and asks for all of it and for more, for tests.
import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";
import * as leave from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import { holidaySummary } from "@atrio/contract/leave/team-absences";
import { workerCard } from "@atrio/contract/people/directory";

import type { SignedIn } from "./factory.ts";
import type { Answer, TestApp } from "./harness.ts";
import { missingIn, recount, spareIn, tomorrow } from "./leave-recount.ts";
import type { Holder, RecountRequest } from "./leave-recount.ts";

/** Balances in days: those of the team's table. */
export const dayBalances = ["vacaciones", "asuntos_propios"] as const;
export type DayBalance = (typeof dayBalances)[number];

/** A balance as the recount knows it. */
export type Known = {
  balance: DayBalance;
  holder: Holder;
  requests: readonly RecountRequest[];
  /** Days between two dates that cost a whole day and are free, in order. */
  freeDays: (from: string, until: string) => string[];
};

export type People = { worker: SignedIn; supervisor: SignedIn };

type Figures = Pick<
  Balance,
  | "dias_resultantes"
  | "dias_usados"
  | "dias_aprobados"
  | "dias_pendientes"
  | "dias_caducados"
  | "dias_reservados"
  | "dias_restantes"
>;
type Body = EndpointRequest<typeof absences.createRequest>["body"];

const kindOf = { vacaciones: 1, asuntos_propios: 2 } as const;
const half = 50;
const years: [number, number] = [2022, 2028];
const hundredths = (amount: number): number => Math.round(amount * 100);

function said(answer: Answer): Answer["body"] {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

/** Available days minus what the other columns leave of the granted ones: zero where they add up. */
function gapOf(shown: Figures): number {
  const rest =
    hundredths(shown.dias_resultantes) -
    hundredths(shown.dias_usados) -
    hundredths(shown.dias_aprobados) -
    hundredths(shown.dias_pendientes) -
    hundredths(shown.dias_caducados) -
    hundredths(shown.dias_reservados);
  return hundredths(shown.dias_restantes) - rest;
}

/** A period for each row of days, and half a day more if asked for. */
function periodsOf(days: readonly string[], halfDay: string | undefined): Body["periodos"] {
  const rows: Array<{ fecha_inicio: string; fecha_fin: string; pe_tipo_periodo_id: number }> = [];
  for (const day of days) {
    const last = rows.at(-1);
    if (last !== undefined && tomorrow(last.fecha_fin) === day) last.fecha_fin = day;
    else rows.push({ fecha_inicio: day, fecha_fin: day, pe_tipo_periodo_id: 1 });
  }
  if (halfDay === undefined) return rows;
  return [...rows, { fecha_inicio: halfDay, fecha_fin: halfDay, pe_tipo_periodo_id: 2 }];
}

type Asking = { body: Body; days: RecountRequest["days"] };

/** A request for an amount in hundredths, on the first of some days; null if they are too few. */
function askingFor(amount: number, { balance }: Known, free: readonly string[]): Asking | null {
  const whole = free.slice(0, Math.floor(amount / 100));
  const halfDay = amount % 100 === half ? free[whole.length] : undefined;
  if (whole.length * 100 + (halfDay === undefined ? 0 : half) < amount) return null;
  const periodos = periodsOf(whole, halfDay);
  if ((periodos?.length ?? 0) > 50) return null;
  const days = whole.map((date) => ({ date, cost: 100, returned: false }));
  if (halfDay !== undefined) days.push({ date: halfDay, cost: half, returned: false });
  return { body: { pe_solicitud_tipo_id: kindOf[balance], periodos }, days };
}

/** True if the recount has enough for a request beside those that are there. */
function fits({ holder, requests }: Known, { days }: Asking): boolean {
  const asked = { id: 0, approved: false, inForce: true, replaces: null, days };
  return missingIn(holder, [...requests, asked], years) <= missingIn(holder, [...requests], years);
}

/** Compares the screens of a worker's balances with one another, and with what can be asked for. */
export class Screens {
  /** Differences that were found. */
  readonly differences: string[] = [];
  /** Requests for all that is available that were sent. */
  tried = 0;
  readonly #t: TestApp;
  readonly #people: People;
  readonly #today: string;

  constructor(t: TestApp, people: People, today: string) {
    this.#t = t;
    this.#people = people;
    this.#today = today;
  }

  #same(what: string, shown: unknown, expected: unknown): void {
    const [a, b] = [JSON.stringify(shown), JSON.stringify(expected)];
    if (a !== b) this.differences.push(`${what}: shown ${a}, expected ${b}`);
  }

  /** A balance on the worker's own cards. */
  async #cards(balance: DayBalance, year: number): Promise<Record<string, Figures>> {
    const { token, trabajador_id } = this.#people.worker;
    const all = await this.#t.call(leave.listBalances, {
      token,
      params: { id: trabajador_id },
      query: { year },
    });
    const own =
      balance === "vacaciones"
        ? await this.#t.call(leave.holidayBalance, { token, params: { year }, query: {} })
        : await this.#t.call(leave.personalBalance, { token, body: { year } });
    const shown: Balance[] = said(all);
    const card = shown.find(({ saldo }) => saldo === balance);
    if (card === undefined) throw new Error(`${balance} is not on the card`);
    return { card, own: said(own) };
  }

  /** A balance in the team's table, which the decision card reads too. */
  async #team(balance: DayBalance, year: number): Promise<Figures | undefined> {
    const { worker, supervisor } = this.#people;
    const answer = await this.#t.call(holidaySummary, {
      token: supervisor.token,
      body: { year, supervisados_ids: [worker.trabajador_id] },
    });
    const [row]: Array<{ saldos: Balance[] }> = said(answer);
    return row?.saldos.find(({ saldo }) => saldo === balance);
  }

  /** Available holidays of this year in the directory. */
  async #directory(): Promise<number | null> {
    const { worker, supervisor } = this.#people;
    const answer = await this.#t.call(workerCard, {
      token: supervisor.token,
      params: { id: supervisor.trabajador_id, persona_id: worker.trabajador_id },
    });
    return said(answer).vacaciones_disponibles;
  }

  /** Reads a year's balance everywhere; answers what is available, in hundredths. */
  async read(known: Known, year: number): Promise<number> {
    const { balance, holder, requests } = known;
    const name = `${balance} ${year}`;
    const shown = await this.#cards(balance, year);
    const team = await this.#team(balance, year);
    for (const [screen, figures] of Object.entries({ ...shown, ...(team && { team }) })) {
      this.#same(`${name} ${screen}: columns`, gapOf(figures), 0);
      this.#same(`${name} ${screen}`, figures.dias_restantes, shown["card"]?.dias_restantes);
    }
    const available = hundredths(shown["card"]?.dias_restantes ?? 0);
    const first = `${year}-01-01`;
    const from = this.#today > first ? this.#today : first;
    const spare = spareIn(holder, [...requests], { from, until: `${year}-12-31`, years });
    const counted = recount(holder, [...requests], { today: this.#today, years })(year);
    const { dias_resultantes, dias_aprobados_pendientes, dias_caducados } = counted;
    const rest = dias_resultantes - dias_aprobados_pendientes - dias_caducados;
    this.#same(`${name} available`, available, Math.min(rest, spare));
    if (balance === "vacaciones" && year === Number(this.#today.slice(0, 4))) {
      const listed = await this.#directory();
      if (listed !== null) this.#same(`${name} directory`, hundredths(listed), available);
    }
    return available;
  }

  /**
   * Asks for half a day more than is available, which is refused, and for all of it in whole and half
   * days, which is accepted where its days are free and its lots not expired on them; answers what
   * was accepted.
   */
  async exhaust(known: Known, year: number, available: number): Promise<Asking["days"]> {
    const name = `${known.balance} ${year}`;
    const first = `${year}-01-01`;
    const from = this.#today > first ? this.#today : first;
    const free = known.freeDays(from, `${year}-12-31`);
    const largest = Math.max(0, Math.floor(available / half) * half);
    const more = askingFor(largest + half, known, free);
    if (more !== null) await this.#expectRefused(name, known, { ...more, available });
    const all = askingFor(largest, known, free);
    if (all === null || all.days.length === 0 || !fits(known, all)) return [];
    this.tried += more === null ? 0 : 1;
    const { token } = this.#people.worker;
    const answer = await this.#t.call(absences.createRequest, { token, body: all.body });
    this.#same(
      `${name}: asking for ${largest}`,
      [answer.status, answer.body.code],
      [200, undefined],
    );
    return all.days;
  }

  async #expectRefused(
    name: string,
    known: Known,
    { body, days, available }: Asking & { available: number },
  ): Promise<void> {
    const { token } = this.#people.worker;
    const preview = await this.#t.call(absences.previewRequest, { token, body });
    const shown = said(preview);
    const codes = shown.problemas.map(({ code }: { code: string }) => code);
    this.#same(`${name}: problems of more`, codes, ["leave.not_enough"]);
    const [day] = days;
    const [year] = shown.saldo?.anyos ?? [];
    if (day !== undefined && year !== undefined) {
      const range = { from: day.date, until: `${year.anyo}-12-31`, years };
      const spare = spareIn(known.holder, [...known.requests], range);
      this.#same(`${name}: form`, hundredths(year.antes), spare);
      // The form names what the card counts beyond its own figure.
      const counted = hundredths(year.antes) + hundredths(year.caduca_antes);
      this.#same(`${name}: form and card`, counted, available);
    }
    const answer = await this.#t.call(absences.createRequest, { token, body });
    this.#same(`${name}: asking for more`, [answer.status, answer.body.code], [409, codes[0]]);
  }
}

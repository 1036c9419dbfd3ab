// Reads a balance on every screen that shows it, and asks for all of it and for more, for tests.
import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";
import { listOfficeBalances } from "@atrio/contract/leave/balances-office";
import * as leave from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import { holidaySummary } from "@atrio/contract/leave/team-absences";
import { workerCard } from "@atrio/contract/people/directory";

import type { SignedIn } from "./factory.ts";
import type { Answer, TestApp } from "./harness.ts";
import { spentBalances } from "./leave-histories.ts";
import type { Spent } from "./leave-histories.ts";
import { missingIn, recount, spareIn, tomorrow } from "./leave-recount.ts";
import type { Holder, RecountRequest } from "./leave-recount.ts";

/** A free day: its whole cost in hundredths, and the minute at which its work begins. */
export type FreeDay = { date: string; cost: number; from: number };

/** A balance as the recount knows it. */
export type Known = {
  balance: Spent;
  holder: Holder;
  requests: readonly RecountRequest[];
  /** Days between two dates that cost something and are free, in order. */
  freeDays: (from: string, until: string) => FreeDay[];
};

/** A worker, the name that finds nobody else, and a supervisor who is an administrator too. */
export type People = { worker: SignedIn; name: string; supervisor: SignedIn };

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
type Period = NonNullable<Body["periodos"]>[number];

const kindOf = { vacaciones: 1, asuntos_propios: 2, horas_retribuidas: 3 } as const;
/** Least amount that is asked for: half a day, a minute. */
const stepOf = { vacaciones: 50, asuntos_propios: 50, horas_retribuidas: 100 } as const;
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

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Part of a free day that is asked for. */
type Taken = FreeDay & { taken: number };

/** A period for each row of whole days, and one for each part of a day. */
function periodsOf(days: readonly Taken[], balance: Spent): Period[] {
  const rows: Period[] = [];
  for (const { date, cost, from, taken } of days) {
    const last = rows.at(-1);
    const on = { fecha_inicio: date, fecha_fin: date };
    if (balance === "horas_retribuidas") {
      const hora_fin = clock(from + taken / 100);
      rows.push({ ...on, pe_tipo_periodo_id: 4, hora_inicio: clock(from), hora_fin });
    } else if (taken < cost) rows.push({ ...on, pe_tipo_periodo_id: 2 });
    else if (last !== undefined && tomorrow(last.fecha_fin) === date) last.fecha_fin = date;
    else rows.push({ ...on, pe_tipo_periodo_id: 1 });
  }
  return rows;
}

type Asking = { body: Body; days: RecountRequest["days"] };

/** A request for an amount in hundredths, on the first of some days; null if they are too few. */
function askingFor(amount: number, { balance }: Known, free: readonly FreeDay[]): Asking | null {
  const days: Taken[] = [];
  let rest = amount;
  for (const day of free) {
    if (rest === 0) break;
    const taken = Math.min(rest, day.cost);
    days.push({ ...day, taken });
    rest -= taken;
  }
  const periodos = periodsOf(days, balance);
  if (rest > 0 || periodos.length > 50) return null;
  return {
    body: { pe_solicitud_tipo_id: kindOf[balance], periodos },
    days: days.map(({ date, taken }) => ({ date, cost: taken, returned: false })),
  };
}

/** True if the recount has enough for a request beside those that are there. */
function fits({ holder, requests }: Known, { days }: Asking): boolean {
  const asked = { id: 0, approved: false, inForce: true, replaces: null, days };
  return missingIn(holder, [...requests, asked], years) <= missingIn(holder, [...requests], years);
}

/** Screens that show a balance; the team's table has those in days. */
function screensOf(balance: Spent, everywhere: boolean): string[] {
  const inDays = balance === "horas_retribuidas" ? ["card"] : ["card", "team"];
  if (!everywhere) return inDays;
  return balance === "horas_retribuidas" ? ["card", "office"] : ["card", "own", "team", "office"];
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

  /** Figures of a year on each screen: card, calls of one balance, team and decision card, office. */
  async #screens(year: number, everywhere: boolean): Promise<Map<Spent, Record<string, Figures>>> {
    const { worker, supervisor } = this.#people;
    const { token, trabajador_id } = worker;
    const own = { token, params: { id: trabajador_id }, query: { year } };
    const cards: Balance[] = said(await this.#t.call(leave.listBalances, own));
    const holidays = { token, params: { year }, query: {} };
    const apart: Partial<Record<Spent, Figures>> = {};
    if (everywhere) {
      const personal = { token, body: { year } };
      apart.vacaciones = said(await this.#t.call(leave.holidayBalance, holidays));
      apart.asuntos_propios = said(await this.#t.call(leave.personalBalance, personal));
    }
    const body = { year, supervisados_ids: [trabajador_id] };
    const [row]: Array<{ saldos: Balance[] }> = said(
      await this.#t.call(holidaySummary, { token: supervisor.token, body }),
    );
    const shown = new Map<Spent, Record<string, Figures>>();
    for (const balance of spentBalances) {
      const screens = {
        card: cards.find(({ saldo }) => saldo === balance),
        own: apart[balance],
        team: row?.saldos.find(({ saldo }) => saldo === balance),
        office: everywhere ? await this.#office(balance, year) : undefined,
      };
      const entries = Object.entries(screens).flatMap(([name, figures]) =>
        figures === undefined ? [] : [[name, figures] as const],
      );
      shown.set(balance, Object.fromEntries(entries));
    }
    return shown;
  }

  /** A balance in the office's list. */
  async #office(balance: Spent, year: number): Promise<Figures | undefined> {
    const { worker, name, supervisor } = this.#people;
    const paramsFront = JSON.stringify({ texto: name, saldo: balance, anyo: year });
    const call = { token: supervisor.token, query: { paramsFront } };
    const answer = await this.#t.call(listOfficeBalances, call);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    const rows: Array<{ persona: { id: number }; saldo: Figures }> = answer.body.data;
    return rows.find(({ persona }) => persona.id === worker.trabajador_id)?.saldo;
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

  /** Reads a year's balances; answers what is available of each, in hundredths. */
  async read(
    all: readonly Known[],
    year: number,
    { everywhere }: { everywhere: boolean },
  ): Promise<Map<Spent, number>> {
    const shown = await this.#screens(year, everywhere);
    const available = new Map<Spent, number>();
    for (const known of all) {
      const { balance } = known;
      const screens = shown.get(balance) ?? {};
      const name = `${balance} ${year}`;
      this.#same(`${name} screens`, Object.keys(screens), screensOf(balance, everywhere));
      const { card } = screens;
      for (const [screen, figures] of Object.entries(screens)) {
        this.#same(`${name} ${screen}: columns`, gapOf(figures), 0);
        this.#same(`${name} ${screen}`, figures.dias_restantes, card?.dias_restantes);
      }
      const figure = hundredths(card?.dias_restantes ?? 0);
      this.#same(`${name} available`, figure, this.#counted(known, year));
      available.set(balance, figure);
    }
    if (everywhere && year === Number(this.#today.slice(0, 4))) {
      const listed = await this.#directory();
      if (listed !== null) {
        this.#same(`directory ${year}`, hundredths(listed), available.get("vacaciones"));
      }
    }
    return available;
  }

  /** Available amount of a year by the recount. */
  #counted({ holder, requests }: Known, year: number): number {
    const range = { from: this.#firstDay(year), until: `${year}-12-31`, years };
    const spare = spareIn(holder, [...requests], range);
    const figures = recount(holder, [...requests], { today: this.#today, years })(year);
    const { dias_resultantes, dias_aprobados_pendientes, dias_caducados } = figures;
    return Math.min(dias_resultantes - dias_aprobados_pendientes - dias_caducados, spare);
  }

  /** First day of a year that can still be asked for. */
  #firstDay(year: number): string {
    const first = `${year}-01-01`;
    return this.#today > first ? this.#today : first;
  }

  /**
   * Asks for half a day or a minute more than is available, which is refused, and for all of it,
   * which is accepted where its days are free and its lots not expired on them; answers what was
   * accepted.
   */
  async exhaust(known: Known, year: number, available: number): Promise<Asking["days"]> {
    const name = `${known.balance} ${year}`;
    const step = stepOf[known.balance];
    const free = known.freeDays(this.#firstDay(year), `${year}-12-31`);
    const largest = Math.max(0, Math.floor(available / step) * step);
    const more = askingFor(largest + step, known, free);
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
